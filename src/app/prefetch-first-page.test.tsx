import { createMember, createPost } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { render, screen, waitFor } from '@testing-library/react';
import { baseApi } from '@/shared/api/base-api';
import { selectToasts } from '@/shared/toast/toast-slice';
import { App, createRouter } from './app';
import { startEarlyRequests } from './early-requests';
import { readPersistedState } from './persistence';
import { prefetchFirstPage } from './prefetch-first-page';
import { makeStore } from './store';

const asked = () => apiCalls().map(({ method, path }) => `${method} ${path}`);

/** As main.tsx and boot.tsx, until the answers of the early requests are in the store. */
async function startAt(path: string) {
  window.history.replaceState(null, '', path);
  startEarlyRequests(window.location);
  const store = makeStore(readPersistedState());
  const disconnect = store.connect();
  const router = createRouter();
  prefetchFirstPage(store, router);
  const isPending = () =>
    Object.values(store.getState()[baseApi.reducerPath].queries).some((query) => query?.status === 'pending');
  const settle = () => waitFor(() => expect(router.state.initialized && !isPending()).toBe(true));
  await settle();
  const stop = () => {
    router.dispose();
    disconnect();
  };
  return { store, router, settle, stop };
}

test('the first render of home shows the answers of the early requests, each requested once', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { store, router, stop } = await startAt('/home');
  const before = asked().sort();
  const { unmount } = render(<App store={store} router={router} />);
  expect(screen.getByRole('heading', { name: '도담' })).toBeVisible();
  expect(screen.getByRole('region', { name: '지금 받을 접종·검진' })).toHaveTextContent('오늘의 놀이');
  expect(screen.queryByText('불러오는 중이에요')).not.toBeInTheDocument();
  expect(before.filter((call) => call === 'GET /auth/info')).toHaveLength(1);
  expect(new Set(before).size).toBe(before.length);
  expect(asked().sort()).toEqual(before);
  unmount();
  stop();
});

test.each([
  ['/test', '지금 할 체크'],
  ['/home/health', /^지금 받을 수 있어요/],
  ['/mypage/analysis/total', '한눈에 보는 기록'],
])('the first render of %s shows the answers of the early requests', async (path, title) => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { store, router, stop } = await startAt(path);
  const before = asked().sort();
  const { unmount } = render(<App store={store} router={router} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(new Set(before).size).toBe(before.length);
  unmount();
  stop();
});

test.each([
  ['/community/info/board/:id', 'heading'],
  ['/community/info/board', 'link'],
] as const)('the first render of %s shows a post, requested once', async (path, role) => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { id } = await createPost(await createMember('새봄'), { title: '첫걸음' });
  const { store, router, settle, stop } = await startAt(path.replace(':id', id));
  const { unmount } = render(<App store={store} router={router} />);
  expect(screen.getByRole(role, { name: /첫걸음/ })).toBeVisible();
  await settle();
  const reads = asked().filter((call) => /^GET \/community\/post(\/[^/]+)?$/.test(call));
  expect(new Set(reads).size).toBe(reads.length);
  unmount();
  stop();
});

test('an address that names another child asks nothing about the selected one', async () => {
  const { child } = await createSignedInParent({ children: [{ name: '도담' }] });
  const { stop } = await startAt('/home/health?child=1c9d105f-7d1c-4e3b-8a4c-519f0e2f7b6a');
  expect(asked().filter((call) => call.includes(child?.id ?? ''))).toEqual([]);
  stop();
});

test('a prefetched query that is refused makes no toast', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  mockApiError('GET', '/diagnostic-test/profile/:id', 403);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, stop } = await startAt('/test');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/diagnostic-test/profile/'));
  expect(selectToasts(store.getState())).toEqual([]);
  stop();
});

test('a failed early check is repeated by the page', async () => {
  await createSignedInParent();
  const { restore } = mockNetworkDown();
  const { store, router, stop } = await startAt('/mypage/qna');
  restore();
  const { unmount } = render(<App store={store} router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible();
  unmount();
  stop();
});
