const isOfApp = (element: Element) => !element.closest('[data-static-shell]');
const isInWindow = (element: Element) => element.getBoundingClientRect().top < innerHeight;

/** Whether the app shows a page, and nothing in the window is loading. What the static shell shows does not count. */
export const isPageFilled = () =>
  [...document.querySelectorAll('main')].some(isOfApp) &&
  ![...document.querySelectorAll('[data-loading]')].some((part) => isOfApp(part) && isInWindow(part));
