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

/**
 * A cache of the components' styles. In a browser it begins with the classes of the static shell, whose rules are part
 * of index.html (build/static-shell.ts) and are not inserted again.
 */
export const createStyleCache = () => createCache({ key: STYLE_KEY, stylisPlugins: [addPrefix] });
