import { createMember, createPost } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { apiCalls } from '@mocks/server';
import { screen } from '@testing-library/react';
import { selectToasts } from '@/shared/toast/toast-slice';
import { openFirstPage } from '@/testing/open-first-page';

const asked = () => apiCalls().map(({ method, path }) => `${method} ${path}`);

test('the first render of home shows the answers of the early requests, each requested once', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { show } = await openFirstPage('/home');
  const before = asked().sort();
  show();
  expect(screen.getByRole('heading', { name: '도담' })).toBeVisible();
  expect(screen.getByRole('region', { name: '지금 받을 접종·검진' })).toHaveTextContent('오늘의 놀이');
  expect(screen.queryByText('불러오는 중이에요')).not.toBeInTheDocument();
  expect(before.filter((call) => call === 'GET /auth/info')).toHaveLength(1);
  expect(new Set(before).size).toBe(before.length);
  expect(asked().sort()).toEqual(before);
});

test.each([
  ['/test', '지금 할 체크'],
  ['/home/health', /^지금 받을 수 있어요/],
  ['/mypage/analysis/total', '한눈에 보는 기록'],
])('the first render of %s shows the answers of the early requests', async (path, title) => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { show } = await openFirstPage(path);
  const before = asked().sort();
  show();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(new Set(before).size).toBe(before.length);
});

test.each([
  ['/community/info/board/:id', 'heading'],
  ['/community/info/board', 'link'],
] as const)('the first render of %s shows a post, requested once', async (path, role) => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  const { id } = await createPost(await createMember('새봄'), { title: '첫걸음' });
  const { show, settle } = await openFirstPage(path.replace(':id', id));
  show();
  expect(screen.getByRole(role, { name: /첫걸음/ })).toBeVisible();
  await settle();
  const reads = asked().filter((call) => /^GET \/community\/post(\/[^/]+)?$/.test(call));
  expect(new Set(reads).size).toBe(reads.length);
});

test('an address that names another child asks nothing about the selected one', async () => {
  const { child } = await createSignedInParent({ children: [{ name: '도담' }] });
  await openFirstPage('/home/health?child=1c9d105f-7d1c-4e3b-8a4c-519f0e2f7b6a');
  expect(asked().filter((call) => call.includes(child?.id ?? ''))).toEqual([]);
});

test('a prefetched query that is refused makes no toast', async () => {
  await createSignedInParent({ children: [{ name: '도담' }] });
  mockApiError('GET', '/diagnostic-test/profile/:id', 403);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = await openFirstPage('/test');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/diagnostic-test/profile/'));
  expect(selectToasts(store.getState())).toEqual([]);
});

test('a failed early check is repeated by the page', async () => {
  await createSignedInParent();
  const { restore } = mockNetworkDown();
  const { show } = await openFirstPage('/mypage/qna');
  restore();
  show();
  expect(await screen.findByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible();
});
