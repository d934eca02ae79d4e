import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';

type Insert = (
  selector: string,
  serialized: SerializedStyles,
  sheet: { insert: (rule: string) => void },
  shouldCache: boolean,
) => unknown;

/** What the browsers of the product (package.json, browserslist) know with a prefix only. */
const PREFIXED: ReadonlySet<unknown> = new Set(['user-select', 'mask-image', 'print-color-adjust']);

/** Instead of Emotion's prefixer, which also writes rules for browsers that are no longer supported. */
const addPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** First part of every class name. */
export const STYLE_KEY = 'gg';

/** The attribute of the static shell's style element with the rules of its classes; written by build/static-shell.ts. */
export const SHELL_CLASSES = 'data-shell-classes';

const NAME = new RegExp(`\\.${STYLE_KEY}-([\\w-]+)|@keyframes ([\\w-]+)`, 'g');

/** Names under which Emotion knows what these rules are for. */
export const listStyleNames = (css: string) =>
  [...css.matchAll(NAME)].flatMap(([, ofClass, ofKeyframes]) => ofClass ?? ofKeyframes ?? []);

/** @property compile makes the rules of a style that is inserted later; without a selector those of its class */
export type StyleCache = EmotionCache & { compile?: (serialized: SerializedStyles, selector?: string) => void };

/**
 * Styles are compiled when they are rendered, which the browser can interrupt, and not when they are inserted (Emotion
 * asks for it by a patch of the build, emotionCompilesInRender).
 */
function compilesInRender(cache: EmotionCache): StyleCache {
  // Of a sheet, it calls `insert` only.
  const insert = cache.insert as Insert;
  const compiled = new Map<string, string[]>();
  const toRules = (selector: string, serialized: SerializedStyles) => {
    const rules: string[] = [];
    insert(selector, serialized, { insert: (rule) => void rules.push(rule) }, false);
    return rules;
  };
  return Object.assign(cache, {
    compile(serialized: SerializedStyles, selector = `.${cache.key}-${serialized.name}`) {
      const key = selector + serialized.name;
      if (cache.inserted[serialized.name] === undefined && !compiled.has(key))
        compiled.set(key, toRules(selector, serialized));
    },
    insert(...[selector, serialized, sheet, shouldCache]: Parameters<Insert>) {
      const key = selector + serialized.name;
      for (const rule of compiled.get(key) ?? toRules(selector, serialized)) sheet.insert(rule);
      compiled.delete(key);
      if (shouldCache) cache.inserted[serialized.name] = true;
    },
  });
}

/**
 * A cache of the components' styles. In a browser it begins with the classes of the static shell, whose rules are part
 * of index.html and are not inserted again. Not by Emotion's own attribute: Emotion moves such an element to the end of
 * the head, and the browser parses its rules and styles the whole page again.
 */
export function createStyleCache(): StyleCache {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [addPrefix] });
  if (typeof document === 'undefined') return cache;
  const css = document.querySelector(`[${SHELL_CLASSES}]`)?.textContent ?? '';
  for (const name of listStyleNames(css)) cache.inserted[name] = true;
  return compilesInRender(cache);
}
