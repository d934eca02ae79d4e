import { STYLE_ELEMENT_TEXT } from '@contract/common/page-policy';

/**
 * Gives notistack's styles a place in the document. goober looks for `window._goober` and adds text to its first child;
 * as text of a style element the page policy would refuse it, so it becomes rules instead.
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
