import { onPageHidden, onPageShown } from './page-visibility';

let visibility: DocumentVisibilityState;
let ended: AbortController;
beforeEach(() => {
  visibility = 'visible';
  ended = new AbortController();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => ended.abort());

function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}
const pageshow = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a page is shown again by either event of a browser, and not by its first pageshow', () => {
  const shown = jest.fn();
  onPageShown(shown, ended.signal);
  pageshow(false);
  become('hidden');
  expect(shown).not.toHaveBeenCalled();
  become('visible');
  expect(shown).toHaveBeenCalledTimes(1);
  pageshow(true);
  expect(shown).toHaveBeenCalledTimes(2);
});

test('a page is hidden by either event of a browser', () => {
  const hidden = jest.fn();
  onPageHidden(hidden, ended.signal);
  become('visible');
  expect(hidden).not.toHaveBeenCalled();
  become('hidden');
  expect(hidden).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(hidden).toHaveBeenCalledTimes(2);
});

test('nothing is called after the signal was aborted', () => {
  const called = jest.fn();
  onPageShown(called, ended.signal);
  onPageHidden(called, ended.signal);
  ended.abort();
  become('hidden');
  become('visible');
  pageshow(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(called).not.toHaveBeenCalled();
});
