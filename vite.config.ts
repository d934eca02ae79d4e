import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserTargets } from './build/browser-targets.ts';
import { CHUNK_GROUPS, isStartFile } from './build/code-splitting.ts';
import { emotionUnderPolicy, leafletWithoutMarkup, routerForProduction } from './build/dependency-patches.ts';
import { thirdPartyLicences } from './build/licence-list.ts';
import { preloadStart } from './build/preload-start.ts';
import { releaseInPage } from './build/release-in-page.ts';
import { serviceWorker } from './build/service-worker.ts';
import { staticShell } from './build/static-shell.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The API of `npm run dev`. The host stays the page's own: the API refuses a write whose Origin is another host's.
const api = { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false };

export default defineConfig({
  plugins: [
    react(),
    routerForProduction(),
    leafletWithoutMarkup(),
    emotionUnderPolicy(),
    preloadStart(),
    staticShell(),
    releaseInPage(),
    serviceWorker(),
    thirdPartyLicences(),
  ],
  resolve: {
    alias: {
      '@contract': here('./contract'),
      '@server': here('./server'),
      '@mocks': here('./mocks'),
      '@': here('./src'),
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/uploads': api,
      '/calendar': api,
      '/share': api,
      '/unsubscribe': api,
      '/article': api,
      '/emergency': api,
      '/invite': api,
      '^/(clinic|card)$': api,
      '/.well-known': api,
    },
  },
  build: {
    outDir: 'dist/client',
    target: browserTargets(manifest.browserslist),
    manifest: true,
    assetsInlineLimit: 0,
    // For the stacks of errors that pages report; server/build.mjs puts them where nobody fetches them.
    sourcemap: 'hidden',
    modulePreload: {
      // Every page has loaded the files of the start: naming them again for each lazy page costs 0.3 KB of the first load.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !isStartFile(file)) : files,
    },
    rolldownOptions: {
      // Emotion's withTheme, which is not used, imports it; its package.json does not say that it may go.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
      output: {
        // index.html has the names of 93 files: a character less of each is 75 bytes (brotli).
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
