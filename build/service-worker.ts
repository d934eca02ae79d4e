import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { WORKER_URL } from '../src/service-worker/messages.ts';
import { bundleScript } from './bundle-script.ts';
import { ENTRY, FIRST_LOAD, moduleId } from './start-modules.ts';

/** Bytes that an installation of the worker may fetch, brotli. */
const PRECACHE_BUDGET = 450_000;

/** Pages that open without a network as soon as the worker is installed, with what they need at once. */
const OFFLINE_PAGES = [
  'src/features/auth/intro/intro-page.tsx',
  'src/features/home/health-windows/health-page.tsx',
  'src/features/home/play-plan/play-page.tsx',
  'src/features/test/overview/test-page.tsx',
  'src/features/test/list/test-list-page.tsx',
  'src/features/test/result/result-page.tsx',
  'src/features/test/runner/runner-page.tsx',
  'src/features/mypage/room/account-page.tsx',
  'src/features/mypage/analysis/total-page.tsx',
  'src/features/mypage/analysis/development-page.tsx',
  'src/features/community/articles/grow-page.tsx',
  'src/features/community/articles/grow-post-page.tsx',
  'src/features/learning/dashboard/content-dashboard-page.tsx',
].map(moduleId);
/** Only staff use them. */
const STAFF = /\/features\/(?:staff|admin-stroke)\//;
const STATIC_FILES = ['icon.svg', 'manifest.webmanifest'];

type Chunk = Rolldown.OutputChunk;

/** Files that the modules need without waiting, style sheets included. */
function filesWith(modules: readonly string[], chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    const chunk = chunks.find((known) => known.fileName === fileName);
    chunk?.imports.forEach(add);
    chunk?.viteMetadata?.importedCss.forEach((css) => void files.add(css));
  };
  for (const id of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`No chunk holds ${id}, which has to open without a network`);
    add(chunk.fileName);
  }
  return files;
}

const getText = (file: Rolldown.OutputAsset | Chunk | undefined) =>
  file?.type === 'chunk' ? file.code : Buffer.from(file?.source ?? '');
const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Files that the worker stores, from the built client.
 * @throws when the files of the installation are over their budget
 */
function listFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = filesWith([...FIRST_LOAD, ...OFFLINE_PAGES], chunks);
  const precached = ['index.html', ...first];
  const bytes = precached.reduce((sum, name) => sum + brotliCompressSync(getText(bundle[name])).length, 0);
  if (bytes > PRECACHE_BUDGET)
    throw new Error(`The worker's installation fetches ${bytes} bytes (brotli), more than ${PRECACHE_BUDGET}`);
  const otherCode = Object.values(bundle)
    .filter((file) => /^assets\/.*\.(?:js|css)$/.test(file.fileName) && !first.has(file.fileName))
    .filter((file) => file.type === 'asset' || !file.moduleIds.some((id) => STAFF.test(id)))
    .map(({ fileName }) => `/${fileName}`);
  const entry = chunks.find(({ moduleIds }) => moduleIds.includes(ENTRY))?.fileName;
  if (!entry) throw new Error('The entry has no chunk');
  return { precached, bytes, otherCode, entry: `/${entry}` };
}

/** Bundles src/service-worker into one file beside the client, with the names of the client's files in it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    // The demo has its own worker: the product's API.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'demo',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { precached, bytes, otherCode, entry } = listFiles(bundle);
        const values = {
          precached: [
            ...precached.map((name) => ({
              url: `/${name}`,
              revision: name.startsWith('assets/') ? null : digest(getText(bundle[name])),
            })),
            ...STATIC_FILES.map((name) => ({ url: `/${name}`, revision: digest(entry) })),
          ],
          otherCode,
          entry,
        };
        const source = await bundleScript({
          entryPoints: [moduleId('src/service-worker/worker.ts')],
          define: { __WORKER_BUILD__: JSON.stringify(values), 'process.env.NODE_ENV': '"production"' },
        });
        this.emitFile({ type: 'asset', fileName: WORKER_URL.slice(1), source });
        this.info(
          `service worker: ${precached.length} files, ${bytes} bytes (brotli); later ${otherCode.length} files`,
        );
      },
    },
  };
}
