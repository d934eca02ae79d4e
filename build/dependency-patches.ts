import type { Plugin } from 'vite';
import { STYLE_ELEMENT_TEXT } from '../contract/common/page-policy.ts';
import { moduleId } from './start-modules.ts';

const routerBuild = (file: string) => moduleId(`node_modules/react-router/dist/production/${file}.mjs`);

/** The package's default export is its development build, warnings and all. */
export function routerForProduction(): Plugin {
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
export function leafletWithoutMarkup(): Plugin {
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
export function emotionUnderPolicy(): Plugin {
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

const PREFIXES = 'var defaultStylisPlugins = [prefixer];';

/** Emotion's prefixer goes out of the build: the product's cache has one of its own (src/app/theme/style-cache.ts). */
export function emotionWithoutPrefixer(): Plugin {
  return {
    name: 'emotion-without-prefixer',
    apply: 'build',
    transform: {
      filter: { id: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/ },
      handler(code) {
        if (!code.includes(PREFIXES)) throw new Error('Emotion lists its plugins in another way now');
        return { code: code.replace(PREFIXES, 'var defaultStylisPlugins = [];'), map: null };
      },
    },
  };
}
