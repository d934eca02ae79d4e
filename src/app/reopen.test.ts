import { createBrowserRouter } from 'react-router-dom';
import { watchPending } from './reopen';

/** A page at /from whose link leads to a page that never finishes loading. */
function openRouter() {
  window.history.replaceState(null, '', '/from');
  const load = jest.fn();
  const router = createBrowserRouter([
    { path: '/from', element: null },
    { path: '/to', lazy: () => new Promise<never>(() => undefined) },
  ]);
  const reload = watchPending(router, load);
  closers.push(() => router.dispose());
  return { router, reload, load };
}
const closers: (() => void)[] = [];
const place = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

afterEach(() => {
  jest.restoreAllMocks();
  while (closers.length > 0) closers.pop()?.();
  window.history.replaceState(null, '', '/');
});

test('opens the pending address with its state after a reload, as a new history entry', () => {
  const { router, reload, load } = openRouter();
  const push = jest.spyOn(window.history, 'pushState');
  void router.navigate('/to?test=1#end', { state: { carried: true } });
  expect(place()).toBe('/from');
  reload();
  expect(place()).toBe('/to?test=1#end');
  expect(window.history.state).toMatchObject({ idx: 1, usr: { carried: true } });
  expect(push).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('replaces the history entry when the pending navigation would have replaced it', () => {
  const { router, reload } = openRouter();
  const push = jest.spyOn(window.history, 'pushState');
  void router.navigate('/to', { replace: true });
  reload();
  expect(place()).toBe('/to');
  expect(push).not.toHaveBeenCalled();
});

test('stays on the page when no navigation is pending', () => {
  const { reload, load } = openRouter();
  reload();
  expect(place()).toBe('/from');
  expect(load).toHaveBeenCalledTimes(1);
});
