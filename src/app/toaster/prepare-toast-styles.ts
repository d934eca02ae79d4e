import { STYLE_ELEMENT_TEXT } from '@contract/common/page-policy';

/**
 * Provides the element for notistack's styles. goober looks for `window._goober` and appends text to its first child;
 * the Content-Security-Policy would refuse that text in a style element, so it is inserted as rules instead.
 */
export function prepareToastStyles() {
  if ('_goober' in window) return;
  const style = document.createElement('style');
  style.append(STYLE_ELEMENT_TEXT);
  document.head.append(style);
  let text = '';
  const firstChild = {
    get data() {
      return text;
    },
    set data(next: string) {
      // insertRule takes one rule, and what is added at once may have several.
      style.sheet?.insertRule(`@media screen, print {${next.slice(text.length)}}`, style.sheet.cssRules.length);
      text = next;
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild } });
}
