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

type Patch = {
  name: string;
  /** Of the module. */
  id: RegExp;
  from: string;
  to: string;
  /** Said when the package no longer contains `from`. */
  otherwise: string;
};

/** Replaces a piece of a package's code in the build. @throws where the package no longer contains it */
const patch = ({ name, id, from, to, otherwise }: Patch) =>
  ({
    name,
    apply: 'build',
    transform: {
      filter: { id },
      handler(code: string) {
        if (!code.includes(from)) throw new Error(otherwise);
        return { code: code.replace(from, to), map: null };
      },
    },
  }) satisfies Plugin;

/** Leaflet tries at its start whether markup makes an SVG element, which a page under Trusted Types may not: every browser of ours does. */
export const leafletWithoutMarkup = () =>
  patch({
    name: 'leaflet-without-markup',
    id: /\/leaflet\/dist\/leaflet-src\.js$/,
    from: "div.innerHTML = '<svg/>'",
    to: "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))",
    otherwise: 'Leaflet no longer tries markup at its start: this step can go',
  });

/** Emotion's style elements are created with the text whose hash the pages' policy allows; their rules go in by CSSOM. */
export const emotionUnderPolicy = () =>
  patch({
    name: 'emotion-under-policy',
    id: /\/@emotion\/sheet\/dist\/[^/]+\.js$/,
    from: "document.createTextNode('')",
    to: `document.createTextNode(${JSON.stringify(STYLE_ELEMENT_TEXT)})`,
    otherwise: 'Emotion creates its style elements in another way now',
  });

/** Emotion's prefixer goes out of the build: the product's cache has one of its own (src/app/theme/style-cache.ts). */
export const emotionWithoutPrefixer = () =>
  patch({
    name: 'emotion-without-prefixer',
    id: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    from: 'var defaultStylisPlugins = [prefixer];',
    to: 'var defaultStylisPlugins = [];',
    otherwise: 'Emotion lists its plugins in another way now',
  });

/**
 * Emotion names a style by a hash of its text, character by character at every render of every element: a text that was
 * seen before has its name.
 */
export const emotionHashesOnce = () =>
  patch({
    name: 'emotion-hashes-once',
    id: /\/@emotion\/hash\/dist\/emotion-hash\.esm\.js$/,
    from: 'export { murmur2 as default };',
    to: `const names = new Map();
export default function hash(text) {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = murmur2(text)));
  return name;
}`,
    otherwise: 'Emotion hashes in another way now',
  });

/** Styles that do not depend on props are serialized at the first render of their component, not at each. */
export const emotionSerializesOnce = () =>
  patch({
    name: 'emotion-serializes-once',
    id: /\/@emotion\/styled\/base\/dist\/emotion-styled-base\.browser\.esm\.js$/,
    from: 'var serialized = serializeStyles(styles.concat(classInterpolations), cache.registered, mergedProps);',
    to: `if (styles.isConstant === undefined)
        styles.isConstant = styles.every(function (style) { return typeof style !== 'function' && !Array.isArray(style); });
      var isFixed = styles.isConstant && classInterpolations.length === 0;
      var serialized = isFixed && styles.serialized;
      if (!serialized) {
        serialized = serializeStyles(styles.concat(classInterpolations), cache.registered, mergedProps);
        if (isFixed) styles.serialized = serialized;
      }`,
    otherwise: 'Emotion serializes the styles of an element in another way now',
  });

/**
 * Emotion compiles a style when the element is put on the page, in a task that nothing interrupts. The product's cache
 * (src/app/theme/style-cache.ts) does it when the element is rendered.
 */
export const emotionCompilesInRender = () =>
  patch({
    name: 'emotion-compiles-in-render',
    id: /\/@emotion\/styled\/base\/dist\/emotion-styled-base\.browser\.esm\.js$/,
    from: `registerStyles(cache, serialized, isStringTag);
  useInsertionEffect`,
    to: `registerStyles(cache, serialized, isStringTag);
  if (cache.compile) cache.compile(serialized);
  useInsertionEffect`,
    otherwise: 'Emotion inserts the styles of an element in another way now',
  });
