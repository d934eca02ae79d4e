import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { createArchives } from './server/create-archives.mjs';
import base from './vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('./dist/demo');

const NAMES = { content: 'database.tgz', demo: 'demo.tgz' };

let archives: Awaited<ReturnType<typeof createArchives>> | null = null;

/** The archives that a first opening starts from are served beside the pages. */
const demoArchives: Plugin = {
  name: 'demo-archives',
  async config(_, { command, isPreview }) {
    if (command !== 'build' || isPreview) return;
    archives = await createArchives();
    return { define: { __DEMO_ARCHIVES__: JSON.stringify({ day: archives.day, names: NAMES }) } };
  },
  closeBundle() {
    for (const kind of ['content', 'demo'] as const)
      if (archives) copyFileSync(archives[kind], `${outDir}/${NAMES[kind]}`);
  },
};

/** The demo begins with its database; everything else is the product's own page. */
const demoEntry: Plugin = {
  name: 'demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/mocks/demo/main.ts'),
  },
  // Straight from the package, so that worker and library are always of one version.
  closeBundle() {
    mkdirSync(outDir, { recursive: true });
    copyFileSync(here('./node_modules/msw/lib/mockServiceWorker.js'), `${outDir}/mockServiceWorker.js`);
  },
};

export default mergeConfig(
  base,
  defineConfig({
    mode: 'demo',
    plugins: [demoEntry, demoArchives],
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        checks: { eval: false, pluginTimings: false },
        // PGlite has a branch for Node.
        onLog: (level, log, handle) => {
          if (!(log.message.includes('externalized for browser') && log.message.includes('pglite'))) handle(level, log);
        },
      },
    },
    // Without the proxy of the development server: there is no API but the one in the page.
    preview: { host: '127.0.0.1', port: 3000, proxy: {} },
  }),
);
