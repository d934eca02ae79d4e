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
