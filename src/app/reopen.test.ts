import { createMemoryRouter } from 'react-router-dom';
import { reopen } from './reopen';

/** A page at /from whose link leads to a page that never finishes loading. */
function openRouter(navigatedTo?: string) {
  const router = createMemoryRouter(
    [
      { path: '/from', element: null },
      { path: '/to', lazy: () => new Promise<never>(() => undefined) },
    ],
    { initialEntries: ['/from'] },
  );
  if (navigatedTo) void router.navigate(navigatedTo);
  return router;
}

const openAt = (pathname: string) => ({ pathname, search: '', hash: '', assign: jest.fn(), reload: jest.fn() });
const openAtOnce = async (reload?: () => void) => reload?.();

test('opens the target of the navigation whose code is gone', () => {
  const here = openAt('/from');
  reopen(openRouter('/to?test=1#end'), openAtOnce, here);
  expect(here.assign).toHaveBeenCalledWith('/to?test=1#end');
  expect(here.reload).not.toHaveBeenCalled();
});

test.each([
  ['no navigation is pending', '/from', undefined],
  ['Back has restored the address already', '/to', '/to'],
])('reloads the page when %s', (_when, pathname, navigatedTo) => {
  const here = openAt(pathname);
  reopen(openRouter(navigatedTo), openAtOnce, here);
  expect(here.reload).toHaveBeenCalledTimes(1);
  expect(here.assign).not.toHaveBeenCalled();
});
