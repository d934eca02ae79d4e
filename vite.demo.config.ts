import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import base from './vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here('./dist/demo');

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
    plugins: [demoEntry],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
    preview: { host: '127.0.0.1', port: 3000 },
  }),
);
