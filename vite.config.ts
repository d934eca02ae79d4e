import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { FILE_NAME, formatLicences } from './build/third-party-licences.mjs';
import { STYLE_ELEMENT_TEXT } from './contract/common/page-policy';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The start's stages (main.tsx) and home's page: everything /home needs until its list shows. */
const ENTRY = '/src/main.tsx';
const FIRST_LOAD = [ENTRY, '/src/app/boot.tsx', '/src/features/home/main/home-page.tsx'];

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
          if (chunk.facadeModuleId?.endsWith(ENTRY)) chunk.dynamicImports.forEach(add);
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

const MARKUP = "div.innerHTML = '<svg/>'";

/** Leaflet tries at its start whether markup makes an SVG element, which a page under Trusted Types may not: every browser of ours does. */
function leafletWithoutMarkup(): Plugin {
  return {
    name: 'leaflet-without-markup',
    apply: 'build',
    transform: {
      filter: { id: /\/leaflet\/dist\/leaflet-src\.js$/ },
      handler(code) {
        if (!code.includes(MARKUP)) throw new Error('Leaflet no longer tries markup at its start: this step can go');
        return {
          code: code.replace(MARKUP, "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))"),
          map: null,
        };
      },
    },
  };
}

const EMPTY_TEXT = "document.createTextNode('')";

/** Emotion's style elements are created with the text whose hash the pages' policy allows; their rules go in by CSSOM. */
function emotionUnderPolicy(): Plugin {
  return {
    name: 'emotion-under-policy',
    apply: 'build',
    transform: {
      filter: { id: /\/@emotion\/sheet\/dist\/[^/]+\.js$/ },
      handler(code) {
        if (!code.includes(EMPTY_TEXT)) throw new Error('Emotion creates its style elements in another way now');
        return {
          code: code.replace(EMPTY_TEXT, `document.createTextNode(${JSON.stringify(STYLE_ELEMENT_TEXT)})`),
          map: null,
        };
      },
    },
  };
}

const LICENCE_LIST = '.vite/licences.json';

/** The licences of the bundled packages as one text at /third-party-licences.txt; Vite lists them, and a missing one fails the build. */
function thirdPartyLicences(): Plugin {
  return {
    name: 'third-party-licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LICENCE_LIST } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[LICENCE_LIST];
        if (list?.type !== 'asset') throw new Error(`Vite wrote no ${LICENCE_LIST}`);
        const source = formatLicences(JSON.parse(String(list.source)));
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source });
      },
    },
  };
}

type ModuleGraph = { getModuleInfo(id: string): { importedIds: string[] } | null };

/** What is imported, directly or not, without waiting. */
function reachOf(starts: string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const follow = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  for (const start of starts) follow(here(`.${start}`));
  return found;
}

/** Where the modules of the first load's second file are. Not all of src/app and src/features: those that start the store are a stage of their own. */
const PARTS = /\/(?:contract|src\/(?:shared|domain|features\/(?:auth|profiles)|app\/(?:shell|toaster|pages|gate)))\//;

/**
 * The product's own shared modules that the first load needs, in two files instead of thirty small ones: what the early
 * requests need, which wait for no library, and the rest. By what is really imported, so that no lazy route's part
 * slips in.
 */
function sharedParts() {
  let early: Set<string> | undefined;
  let parts: Set<string> | undefined;
  return (id: string, graph: ModuleGraph) => {
    early ??= reachOf([ENTRY], graph);
    parts ??= reachOf(FIRST_LOAD, graph);
    if (id === here(`.${ENTRY}`)) return null;
    if (early.has(id)) return 'early';
    return parts.has(id) && PARTS.test(id) ? 'parts' : null;
  };
}

/**
 * The theme with exactly the modules of MUI that it runs, in one file: left to the bundler, it is split in two by what
 * MUI's controls on later routes share with it, which weighs 1 KB more.
 */
const THEME =
  /\/src\/app\/theme\/|\/node_modules\/(?:clsx|react-is)\/|\/node_modules\/@mui\/(?:styled-engine|private-theming|system\/(?!createStyled|memoTheme|preprocess)|utils\/(?:capitalize|clamp|deepmerge|fastDeep|formatMui|isObjectEmpty|resolveProps|useEnhanced|useId)|material\/(?:colors|zero-styled|CssBaseline|DefaultProps|GlobalStyles|InitColor|styles\/(?!reducedMotion|root|slot|styled\.|useTheme\.)))/;

/** Packages by their exact names, one stage of the start each (main.tsx). */
const inPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

// The API of `npm run dev`. The host stays the page's own: the API refuses a write whose Origin is another host's.
const api = { target: `http://localhost:${process.env.PORT ?? 3000}`, changeOrigin: false };

export default defineConfig({
  plugins: [
    react(),
    routerForProduction(),
    leafletWithoutMarkup(),
    emotionUnderPolicy(),
    preloadFirstLoad(),
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
    proxy: { '/api': api, '/uploads': api, '/calendar': api, '/share': api, '/emergency': api },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Emotion's withTheme, which is not used, imports it; its package.json does not say that it may go.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 30 },
            { name: 'router', test: inPackages('react-router', 'react-router-dom', 'cookie'), priority: 20 },
            { name: 'style', test: inPackages('@emotion/[^/]+', 'stylis'), priority: 20 },
            {
              name: 'api',
              test: inPackages('@reduxjs/toolkit', 'immer', 'reselect', 'redux', 'redux-thunk', 'react-redux'),
              priority: 20,
            },
            { name: sharedParts(), debugName: 'parts', priority: 10 },
            { name: 'theme', test: THEME, priority: 15, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
