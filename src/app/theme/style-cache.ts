import createCache, { type StylisPlugin } from '@emotion/cache';

/** What the browsers of the product (package.json, browserslist) know with a prefix only. */
const PREFIXED: ReadonlySet<unknown> = new Set(['user-select', 'mask-image', 'print-color-adjust']);

/** Instead of Emotion's prefixer, which also writes rules for browsers that are no longer supported. */
const addPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** First part of every class name. */
export const STYLE_KEY = 'gg';

/** The attribute of the static shell's style element that names its classes; written by build/static-shell.ts. */
export const SHELL_CLASSES = 'data-shell-classes';

/**
 * A cache of the components' styles. In a browser it begins with the classes of the static shell, whose rules are part
 * of index.html and are not inserted again. Not by Emotion's own attribute: Emotion moves such an element to the end of
 * the head, and the browser parses its rules and styles the whole page again.
 */
export function createStyleCache() {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: [addPrefix] });
  if (typeof document === 'undefined') return cache;
  const names = document.querySelector(`[${SHELL_CLASSES}]`)?.getAttribute(SHELL_CLASSES)?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
  return cache;
}
