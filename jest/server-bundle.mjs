import { cpSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Bundles what tests start as processes of their own, once a run: transpiling the server's sources in each of them
 * costs more than the start itself. Layout as in server/build.mjs.
 */
export async function bundleServer() {
  const folder = path.join(root, '.cache/test-server', String(process.pid));
  await build({
    absWorkingDir: root,
    entryPoints: {
      'server/main': 'server/main.ts',
      'server/testing/embedded-child': 'server/testing/embedded-child.ts',
    },
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  cpSync(path.join(root, 'server/db/migrations'), path.join(folder, 'migrations'), { recursive: true });
  cpSync(path.join(root, 'server/content/images'), path.join(folder, 'content/images'), { recursive: true });
  process.env.GGP_SERVER_BUNDLE = folder;
}
