import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { usePageFade } from './use-page-fade';

function Frame() {
  usePageFade();
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}

const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function openFrame() {
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children: [{ path: '*', element: null }] }]);
  render(<RouterProvider router={router} />);
  return (...step: [string, { replace?: boolean }?] | [number]) =>
    act(() => (typeof step[0] === 'number' ? router.navigate(step[0]) : router.navigate(step[0], step[1])));
}

test('the first page of a visit does not fade; one that is opened or gone back to does', async () => {
  const go = openFrame();
  expect(animate).not.toHaveBeenCalled();
  await go('/next');
  expect(animate).toHaveBeenCalledTimes(1);
  await go(-1);
  expect(animate).toHaveBeenCalledTimes(2);
});

test('a redirect and a change of the query alone do not fade', async () => {
  const go = openFrame();
  await go('/next', { replace: true });
  await go('/next?filter=1');
  expect(animate).not.toHaveBeenCalled();
});

test('a page that the back gesture of the browser has moved in does not fade', async () => {
  const go = openFrame();
  await go('/next');
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }));
  await go(-1);
  expect(animate).toHaveBeenCalledTimes(1);
  await go('/next');
  expect(animate).toHaveBeenCalledTimes(2);
});

test('nothing moves where the device asks for no movement', async () => {
  const matchMedia = jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
  const go = openFrame();
  await go('/next');
  matchMedia.mockRestore();
  expect(animate).not.toHaveBeenCalled();
});
