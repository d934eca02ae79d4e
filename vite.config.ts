import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The start's stages (main.tsx) and home's page: everything /home needs until its list shows. */
const FIRST_LOAD = ['/src/main.tsx', '/src/app/boot.tsx', '/src/features/home/pages/home-page.tsx'];

/** Tells the browser of every script of the first load at once, so that imports of imports cost no round trips. */
function preloadFirstLoad(): Plugin {
  return {
    name: 'preload-first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const wanted = new Set<string>();
        const add = (fileName: string) => {
          const chunk = chunks.find((file) => file.fileName === fileName);
          if (!chunk || wanted.has(fileName)) return;
          wanted.add(fileName);
          chunk.imports.forEach(add);
          if (chunk.facadeModuleId?.endsWith('/src/main.tsx')) chunk.dynamicImports.forEach(add);
        };
        for (const end of FIRST_LOAD) {
          const chunk = chunks.find((file) => file.moduleIds.some((id) => id.endsWith(end)));
          if (!chunk) throw new Error(`No chunk holds ${end}, which index.html has to preload`);
          add(chunk.fileName);
        }
        return [...wanted]
          .filter((fileName) => !html.includes(`/${fileName}"`))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

const routerBuild = (file: string) => here(`./node_modules/react-router/dist/production/${file}.mjs`);

/** The package's default export is its development build, warnings and all. */
function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: routerBuild('index') },
          { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
        ],
      },
    }),
  };
}

export default defineConfig({
  plugins: [react(), routerForProduction(), preloadFirstLoad()],
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
    proxy: { '/api': 'http://localhost:3000', '/uploads': 'http://localhost:3000' },
  },
  build: { outDir: 'dist/client', target: 'es2022', manifest: true, assetsInlineLimit: 0 },
});
