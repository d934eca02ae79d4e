import { expectConsoleError } from '@mocks/console-guard';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { wrapLazyRoutes } from '@/app/lazy-routes';
import { CHUNK_TIMEOUT_MS } from '@/shared/ui/load-chunk';
import { scriptedBackend } from '@/testing/scripted-backend';
import { ErrorPage } from './error-page';

function Broken(): never {
  throw new Error('broken on purpose');
}

const open = (route: RouteObject) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          errorElement: <ErrorPage />,
          hydrateFallbackElement: <p>…</p>,
          children: wrapLazyRoutes([route], () => undefined),
        },
      ])}
    />,
  );

let backend: ReturnType<typeof scriptedBackend> | undefined;
afterEach(() => backend?.restore());

test('shows an error and a link to the main screen when a screen throws', async () => {
  expectConsoleError(/broken on purpose/);
  open({ path: '/', element: <Broken /> });
  expect(await screen.findByRole('alert')).toHaveTextContent('오류가 발생했습니다');
  expect(screen.getByRole('link', { name: '메인으로 가기' })).toHaveAttribute('href', '/');
});

test('speaks of the connection when code cannot be loaded offline', async () => {
  expectConsoleError(/ChunkLoadError/);
  backend = scriptedBackend({});
  open({ path: '/', lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) });
  expect(await screen.findByText(/인터넷 연결을 확인하고/)).toBeVisible();
});

test('opens the page without a reload when its code loads on retry', async () => {
  expectConsoleError(/ChunkLoadError/);
  backend = scriptedBackend({});
  const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  let load: () => Promise<{ element: ReactNode }> = failing;
  const routes = wrapLazyRoutes(
    [
      { path: '/', element: <p>처음</p> },
      { path: '/late', lazy: () => load() },
    ],
    () => undefined,
  );
  const router = createMemoryRouter([{ errorElement: <ErrorPage />, children: routes }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/late'));
  expect(await screen.findByText(/인터넷 연결을 확인하고/)).toBeVisible();

  load = async () => ({ element: <p>늦게 온 화면</p> });
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/late'));
  expect(await screen.findByText('늦게 온 화면')).toBeVisible();
});

test('a page whose code hangs ends here when the time limit is over, without a second wait', async () => {
  expectConsoleError(/ChunkLoadError/);
  jest.useFakeTimers();
  try {
    const load = jest.fn(() => new Promise<never>(() => undefined));
    open({ path: '/', lazy: load });
    await act(() => jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS));
    expect(screen.getByText(/인터넷 연결을 확인하고/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
