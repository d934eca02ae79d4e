import { DAY_MS } from '@contract/common/time';
import type { NoticeKind } from '@contract/notices/notices';
import { createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockApiUnreachable } from '@mocks/scenarios';
import { apiCalls, backend } from '@mocks/server';
import { notices } from '@server/db/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

type Values = Partial<typeof notices.$inferInsert> & { kind?: NoticeKind };
const createNotice = (accountId: string, { daysAgo = 0, ...values }: Values & { daysAgo?: number } = {}) =>
  backend()
    .deps.db.insert(notices)
    .values({
      accountId,
      id: crypto.randomUUID(),
      kind: 'comment',
      title: '내 글에 댓글이 달렸어요',
      body: '첫걸음마를 뗐어요',
      path: '/community/info',
      createdAt: new Date(Date.now() - daysAgo * DAY_MS),
      ...values,
    });
const bell = () => screen.findByRole('link', { name: /^알림/ });
const sent = () => apiCalls().filter(({ method, path }) => method === 'PUT' && path === '/notice/read');
const unreadLeft = async () => (await backend().deps.db.select().from(notices)).filter(({ readAt }) => !readAt).length;

describe('the bell', () => {
  test('shows the number of unread notices without a request and opens the list', async () => {
    const { account } = await createSignedInParent();
    await createNotice(account.id);
    await createNotice(account.id, { readAt: new Date() });
    const { user, place } = renderApp('/home');
    const link = await screen.findByRole('link', { name: '알림, 읽지 않은 알림 1개' });
    expect(apiCalls().filter(({ path }) => path.startsWith('/notice'))).toEqual([]);
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: '알림' })).toBeVisible();
    expect(place()).toBe('/mypage/notices');
  });

  test('shows no number when everything was read', async () => {
    await createSignedInParent();
    renderApp('/home');
    expect(await bell()).toHaveAccessibleName('알림');
  });
});

describe('the list of notices', () => {
  test('shows a loading state, then notices by day with the unread ones marked', async () => {
    const { account } = await createSignedInParent();
    await createNotice(account.id, { title: '오늘 온 것' });
    await createNotice(account.id, { title: '어제 온 것', daysAgo: 1, readAt: new Date() });
    await createNotice(account.id, { title: '오래전에 온 것', daysAgo: 400, readAt: new Date() });
    const held = holdApiResponse('GET', '/notice');
    renderApp('/mypage/notices');
    expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    const today = within(await screen.findByRole('region', { name: '오늘' }));
    expect(today.getByRole('link', { name: /읽지 않음.*오늘 온 것/ })).toBeVisible();
    const yesterday = within(screen.getByRole('region', { name: '어제' }));
    expect(yesterday.getByRole('link', { name: /어제 온 것/ })).not.toHaveAccessibleName(/읽지 않음/);
    expect(screen.getByRole('region', { name: /^\d{4}년 \d+월 \d+일$/ })).toHaveTextContent('오래전에 온 것');
    expect(screen.getByText('읽지 않은 알림이 1개 있어요.')).toBeVisible();
  });

  test('shows an empty state with a link to the notification settings', async () => {
    await createSignedInParent();
    const { user, place } = renderApp('/mypage/notices');
    expect(await screen.findByText('아직 온 알림이 없어요')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '알림 설정하기' }));
    expect(await screen.findByRole('dialog', { name: '알림 설정' })).toBeVisible();
    expect(place()).toBe('/mypage/setting#notifications');
  });

  test('loads after a retry', async () => {
    const { account } = await createSignedInParent();
    await createNotice(account.id);
    const refused = mockApiError('GET', '/notice', 500);
    const { user } = renderApp('/mypage/notices');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByText('내 글에 댓글이 달렸어요')).toBeVisible();
  });

  test('loads the next page without gaps or duplicates', async () => {
    const { account } = await createSignedInParent();
    const names = Array.from({ length: 25 }, (_, index) => `소식 ${index + 1}`);
    for (const [index, title] of names.entries())
      await createNotice(account.id, { title, createdAt: new Date(Date.now() - index * 1000) });
    const { user } = renderApp('/mypage/notices');
    await user.click(await screen.findByRole('button', { name: '알림 더 보기' }));
    await screen.findByText('소식 25');
    expect(screen.getAllByText(/^소식 \d+$/).map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.queryByRole('button', { name: '알림 더 보기' })).not.toBeInTheDocument();
  });
});

describe('reading a notice', () => {
  test('by a tap marks it, opens its path and lowers the number at the bell', async () => {
    const { account } = await createSignedInParent();
    await createNotice(account.id);
    await createNotice(account.id, { title: '다른 것', path: null });
    const { user, place } = renderApp('/mypage/notices');
    await user.click(await screen.findByRole('link', { name: /댓글이 달렸어요/ }));
    await waitFor(() => expect(place()).toBe('/community/info'));
    expect(await screen.findByRole('link', { name: '알림, 읽지 않은 알림 1개' })).toBeVisible();
    await waitFor(async () => expect(await unreadLeft()).toBe(1));
  });

  test('without a path marks it on the list', async () => {
    const { account } = await createSignedInParent();
    await createNotice(account.id, { path: null });
    const { user } = renderApp('/mypage/notices');
    await user.click(await screen.findByRole('button', { name: /읽지 않음.*댓글이 달렸어요/ }));
    expect(screen.getByText('모두 읽었어요.')).toBeVisible();
    await waitFor(async () => expect(await unreadLeft()).toBe(0));
    expect(sent()).toHaveLength(1);
  });

  test('all at once is shown before the server answers', async () => {
    const { account } = await createSignedInParent();
    for (let index = 0; index < 3; index += 1) await createNotice(account.id, { title: `소식 ${index}` });
    const held = holdApiResponse('PUT', '/notice/read');
    const { user } = renderApp('/mypage/notices');
    await user.click(await screen.findByRole('button', { name: '모두 읽음' }));
    await held.reached;
    expect(screen.queryByText('읽지 않음')).not.toBeInTheDocument();
    held.release();
    await waitFor(async () => expect(await unreadLeft()).toBe(0));
    expect(sent()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button')).toHaveAccessibleName('뒤로'));
  });

  test('is reverted when it cannot be saved, except for notices read before', async () => {
    const { account } = await createSignedInParent();
    await createNotice(account.id, { title: '안 읽은 것' });
    await createNotice(account.id, { title: '전에 본 것', readAt: new Date() });
    const { user } = renderApp('/mypage/notices');
    const all = await screen.findByRole('button', { name: '모두 읽음' });
    mockApiUnreachable('PUT', '/notice/read');
    await user.click(all);
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /읽지 않음.*안 읽은 것/ })).toBeVisible();
    expect(screen.getAllByText('읽지 않음')).toHaveLength(1);
    expect(screen.getByText('읽지 않은 알림이 1개 있어요.')).toBeVisible();
  });
});

test('a notice of one child opens that child’s windows when another child is selected', async () => {
  const { account, child } = await createSignedInParent({
    children: [
      { name: '첫째', birth_date: '20200101' },
      { name: '둘째', birth_date: '20250310' },
    ],
  });
  expect(child?.name).toBe('첫째');
  const other = (await backend().deps.db.query.profiles.findMany()).find(({ name }) => name === '둘째');
  await createNotice(account.id, { kind: 'health_due', path: `/home/health?child=${other?.id}` });
  const { user } = renderApp('/mypage/notices');
  await user.click(await screen.findByRole('link', { name: /댓글이 달렸어요/ }));
  expect(await screen.findByRole('heading', { name: /^둘째 · / })).toBeVisible();
});
