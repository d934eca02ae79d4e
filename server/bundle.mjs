import { cpSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { toPackageName } from '../build/third-party-licences.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Bundles server entry points into a folder, with what the server reads beside them (server/lib/project-paths.ts).
 * Packages stay in node_modules.
 * @param entryPoints name of the bundle without .js → source file
 * @returns names of the packages that the bundle imports
 */
export async function bundleServer(entryPoints, out) {
  rmSync(out, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    // Worker threads load a file of their own.
    entryPoints: { ...entryPoints, 'picture-worker': 'server/node/picture-worker.ts' },
    entryNames: '[name]',
    outdir: out,
    bundle: true,
    // A module that is imported late is evaluated late, with the packages it imports.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  cpSync(path.join(root, 'server/db/migrations'), path.join(out, 'migrations'), { recursive: true });
  cpSync(path.join(root, 'server/content/images'), path.join(out, 'content/images'), { recursive: true });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const packages = imported.filter((entry) => entry.external && !isBuiltin(entry.path));
  return [...new Set(packages.map((entry) => toPackageName(entry.path)))];
}
