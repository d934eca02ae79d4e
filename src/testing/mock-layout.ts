/** Top of what is loading, in px: home's letter is loaded later, below the window. */
export const BELOW_WINDOW = 5000;

/** Gives elements boxes, as jsdom has no layout. What is loading is below the window, everything else where `toRect` says. */
export const mockLayout = (toRect: (element: Element) => DOMRect = () => new DOMRect()) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.matches('[data-loading]') ? new DOMRect(0, BELOW_WINDOW) : toRect(this);
  });

/** A part of the page that is loading, at the top of the window. */
export function createLoadingPart(): HTMLElement {
  const part = document.createElement('span');
  part.dataset.loading = '';
  part.getBoundingClientRect = () => new DOMRect();
  return part;
}
