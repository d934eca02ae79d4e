import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { readRelease } from '../build/release.mjs';
import { toPackageName } from '../build/third-party-licences.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Options of esbuild for server entry points (name of the bundle without .js → source file). */
export const serverBuildOptions = (entryPoints, out) => ({
  absWorkingDir: root,
  // Worker threads load a file of their own.
  entryPoints: {
    ...entryPoints,
    'picture-worker': 'server/node/pictures/picture-worker.ts',
    'pdf-worker': 'server/node/pdf/pdf-worker.ts',
  },
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
  define: { __RELEASE__: JSON.stringify(readRelease(root)) },
  metafile: true,
  logLevel: 'warning',
});

/** Files that the server reads beside its bundle (server/lib/project-paths.ts). */
export function copyServerFiles(out) {
  cpSync(path.join(root, 'server/db/migrations'), path.join(out, 'migrations'), { recursive: true });
  cpSync(path.join(root, 'server/content/images'), path.join(out, 'content/images'), { recursive: true });
}

/** The package of the font in documents (SIL Open Font License 1.1); two of its nine weights are shipped. */
export const FONT_PACKAGE = '@expo-google-fonts/noto-sans-kr';

export function copyFonts(out) {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(path.join(out, 'fonts'), { recursive: true });
  for (const name of ['400Regular/NotoSansKR_400Regular.ttf', '700Bold/NotoSansKR_700Bold.ttf', 'LICENSE_FONT'])
    cpSync(resolve(`${FONT_PACKAGE}/${name}`), path.join(out, 'fonts', path.basename(name)));
}

/** The description of the API as a page. */
export function copySwagger(out) {
  const swagger = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  mkdirSync(path.join(out, 'swagger'), { recursive: true });
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
    cpSync(path.join(swagger, name), path.join(out, 'swagger', name));
  }
}

/**
 * Bundles server entry points into a folder, with what the server reads beside them. Packages stay in node_modules.
 * @returns names of the packages that the bundle imports
 */
export async function bundleServer(entryPoints, out) {
  rmSync(out, { recursive: true, force: true });
  const { metafile } = await build(serverBuildOptions(entryPoints, out));
  copyServerFiles(out);
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const packages = imported.filter((entry) => entry.external && !isBuiltin(entry.path));
  return [...new Set(packages.map((entry) => toPackageName(entry.path)))];
}
