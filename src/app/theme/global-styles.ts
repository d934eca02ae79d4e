import { darkRoles, lightRoles, roleVariables } from '@/shared/color-schemes';
import { color, colorVar, darkScheme, focusRing, fontFamily, media, text } from '@/shared/tokens';

/** Styles of every page: the colour roles of both schemes, Korean line breaking, the focus ring, reduced motion; in place of MUI's CssBaseline. */
export const globalStyles = {
  // public/color-scheme.js sets the attribute before the first paint
  ':root': { ...roleVariables(lightRoles), colorScheme: 'light' },
  [darkScheme]: { ...roleVariables(darkRoles), colorScheme: 'dark' },
  // a thing with colours of its own, such as the cover of a book
  [`${darkScheme} [data-daylight]`]: { ...roleVariables(lightRoles), filter: 'brightness(0.9)' },
  '@media print': {
    ':root[data-scheme]': {
      ...roleVariables(lightRoles),
      colorScheme: 'light',
      backgroundColor: 'transparent !important',
    },
  },
  html: {
    boxSizing: 'border-box',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // otherwise iOS enlarges text in landscape
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // under the header, and above the tab bar with the floating button of a list
    scrollPaddingTop: '72px',
    scrollPaddingBottom: '144px',
    [media.short]: { scrollPaddingTop: '16px', scrollPaddingBottom: '84px' },
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'strong, b': { fontWeight: 700 },
  body: {
    margin: 0,
    ...text.body,
    fontFamily,
    color: color.ink,
    backgroundColor: color.paper,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    minHeight: '100dvh',
    WebkitTapHighlightColor: 'transparent',
    overscrollBehaviorY: 'none',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'button, input, textarea, select': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  'button, a, [role="tab"], label': { touchAction: 'manipulation' },
  a: { color: 'inherit' },
  img: { maxWidth: '100%' },
  ':focus-visible': focusRing,
  // the page's main part takes focus after a route change; a ring around the whole page is not useful
  'main:focus-visible': { outline: 'none' },
  '::selection': { backgroundColor: `var(${colorVar('leafSoft')})`, color: `var(${colorVar('onLeafSoft')})` },
} as const;

/** As text, because the type of style objects has no !important for every property. */
export const reducedMotion = `@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}`;
