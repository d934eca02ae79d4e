import type { FeedPage } from '@contract/community/posts.responses';
import { callApiAs, createMember, createPost, joinCommunity } from '@mocks/community';
import { bornAgo, createSignedInParent } from '@mocks/fixtures';
import { holdApiResponse, mockApiData, mockApiError } from '@mocks/scenarios';
import { apiCalls, server } from '@mocks/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from '@/testing/render-app';

const BOARD = '/community/info/board';
const findCard = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest('article') as HTMLElement);
};
const asked = (path: string) => apiCalls().filter((call) => call.path === path);

/** The page behind `cursor` fails until it is repaired. */
function apiAnswersPage(cursor: string, page: FeedPage) {
  let broken = true;
  server.use(
    http.get('*/api/community/post', ({ request }) => {
      if (new URL(request.url).searchParams.get('cursor') !== cursor) return undefined;
      return broken
        ? HttpResponse.json({ success: false, code: 'INTERNAL' }, { status: 500 })
        : HttpResponse.json({ success: true, data: page });
    }),
  );
  return {
    restore: () => {
      broken = false;
    },
  };
}

async function reader() {
  const { account } = await createSignedInParent();
  return joinCommunity(account, '읽는이');
}

describe('the parents’ board', () => {
  test('shows a loading state, then the newest post first', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '먼저 쓴 글' });
    await createPost(saebom, { title: '나중 쓴 글' });
    await reader();
    const held = holdApiResponse('GET', '/community/post');
    renderApp(BOARD);
    expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
    held.release();
    await screen.findByRole('link', { name: '나중 쓴 글' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '나중 쓴 글',
      '먼저 쓴 글',
    ]);
  });

  test('shows an error with a retry, then the empty state', async () => {
    await reader();
    const refused = mockApiError('GET', '/community/post', 500);
    const { user } = renderApp(BOARD);
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByText('아직 글이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '첫 글 쓰기' })).toHaveAttribute(
      'href',
      '/community/info/write?section=board',
    );
  });

  test('links a card by its category: 발달 to grow, 육아 to a tip, others to the board', async () => {
    const saebom = await createMember('새봄');
    for (const category of ['발달', '육아', '건강']) await createPost(saebom, { title: `${category} 글`, category });
    await reader();
    renderApp(BOARD);
    const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await to('발달 글')).toMatch(/^\/community\/grow\/[0-9a-f-]{36}$/);
    expect(await to('육아 글')).toMatch(/^\/community\/info\/tip\//);
    expect(await to('건강 글')).toMatch(/^\/community\/info\/board\//);
  });

  test('shows a like at once in the list and on the post and undoes it when the request fails', async () => {
    await createPost(await createMember('새봄'), { title: '좋은 글' });
    await reader();
    const { user } = renderApp(BOARD);
    const held = holdApiResponse('PUT', '/community/post/:id/like');
    await user.click((await findCard('좋은 글')).getByRole('button', { name: '좋아요 0, 좋은 글' }));
    expect(
      await (await findCard('좋은 글')).findByRole('button', { name: '좋아요 1, 좋은 글', pressed: true }),
    ).toBeVisible();
    held.release();
    await user.click(screen.getByRole('link', { name: '좋은 글' }));
    await screen.findByRole('button', { name: '글 더 보기' });
    const onPost = await screen.findByRole('button', { name: '좋아요 1', pressed: true });

    mockApiError('DELETE', '/community/post/:id/like', 500, { message: '지금은 안 돼요', once: true });
    await user.click(onPost);
    expect(await screen.findByText('지금은 안 돼요')).toBeVisible();
    expect(await screen.findByRole('button', { name: '좋아요 1', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '좋아요 1' }));
    await screen.findByRole('button', { name: '좋아요 0', pressed: false });
    await user.click(screen.getByRole('button', { name: '뒤로' }));
    expect(
      await (await findCard('좋은 글')).findByRole('button', { name: '좋아요 0, 좋은 글', pressed: false }),
    ).toBeVisible();
  });

  test('ends with the second of two quick taps on a like', async () => {
    await createPost(await createMember('새봄'), { title: '좋은 글' });
    await reader();
    const { user } = renderApp(BOARD);
    const held = holdApiResponse('PUT', '/community/post/:id/like');
    const card = await findCard('좋은 글');
    await user.click(card.getByRole('button', { name: '좋아요 0, 좋은 글' }));
    await user.click(await card.findByRole('button', { name: '좋아요 1, 좋은 글' }));
    expect(await card.findByRole('button', { name: '좋아요 0, 좋은 글', pressed: false })).toBeVisible();
    held.release();
    await waitFor(() => expect(apiCalls().some(({ method }) => method === 'DELETE')).toBe(true));
    expect(await card.findByRole('button', { name: '좋아요 0, 좋은 글', pressed: false })).toBeVisible();
  });

  test('requests one page on a pull to refresh and keeps the posts when it fails', async () => {
    await createPost(await createMember('새봄'), { title: '오래된 글' });
    await reader();
    renderApp(BOARD);
    await screen.findByRole('link', { name: '오래된 글' });
    const before = asked('/community/post?section=board').length;
    mockApiError('GET', '/community/post', 500, { once: true });
    await act(async () => {
      fireEvent.touchStart(window, { touches: [{ clientX: 100, clientY: 100 }] });
      fireEvent.touchMove(window, { touches: [{ clientX: 100, clientY: 300 }] });
      fireEvent.touchEnd(window, { touches: [] });
    });
    expect(await screen.findByText(/새로 불러오지 못했어요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '오래된 글' })).toBeVisible();
    expect(asked('/community/post?section=board')).toHaveLength(before + 1);
  });

  test('refreshes by a button', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '오래된 글' });
    await reader();
    const { user } = renderApp(BOARD);
    await screen.findByRole('link', { name: '오래된 글' });
    await createPost(saebom, { title: '방금 쓴 글' });
    await user.click(screen.getByRole('button', { name: '새로고침' }));
    expect(await screen.findByRole('link', { name: '방금 쓴 글' })).toBeVisible();
    expect(screen.getByRole('link', { name: '오래된 글' })).toBeVisible();
  });

  test('shows the number of new posts and loads them on a tap', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '아침 글' });
    await reader();
    mockApiData('GET', '/community/post/newer', { count: 3, more: false });
    const { user } = renderApp(BOARD);
    const notice = await screen.findByRole('button', { name: '새 글 3개 보기' });
    await createPost(saebom, { title: '방금 쓴 글' });
    await user.click(notice);
    expect(await screen.findByRole('link', { name: '방금 쓴 글' })).toBeVisible();
  });

  test('loads the next page at the end of one, and after a retry when it fails', async () => {
    const saebom = await createMember('새봄');
    const [one, two] = [
      await createPost(saebom, { title: '첫 쪽의 글' }),
      await createPost(saebom, { title: '다음 쪽의 글' }),
    ];
    await reader();
    mockApiData<FeedPage>('GET', '/community/post', { items: [one], next: 'bmV4dA' });
    const refused = apiAnswersPage('bmV4dA', { items: [two], next: null });
    const { user } = renderApp(BOARD);
    await screen.findByRole('link', { name: '첫 쪽의 글' });
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    refused.restore();
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '다음 쪽의 글' })).toBeVisible();
    expect(screen.getByRole('link', { name: '첫 쪽의 글' })).toBeVisible();
  });

  test('filters by category in the address', async () => {
    const saebom = await createMember('새봄');
    await createPost(saebom, { title: '건강 글', category: '건강' });
    await createPost(saebom, { title: '음식 글', category: '음식' });
    await reader();
    const { user, place } = renderApp(BOARD);
    await screen.findByRole('link', { name: '음식 글' });
    await user.click(within(screen.getByRole('list', { name: '분류' })).getByRole('button', { name: '건강' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '음식 글' })).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: '건강 글' })).toBeVisible();
    expect(new URLSearchParams(place().split('?')[1]).get('category')).toBe('건강');
  });
});

test('우리 또래 leaves the posts about children within two months of the own one', async () => {
  const saebom = await createMember('새봄');
  await createPost(saebom, { title: '12개월 아기 낮잠' });
  await createPost(saebom, { title: '걸음마', tags: ['16개월'] });
  await createPost(saebom, { title: '30개월 아이 말' });
  const { account } = await createSignedInParent({
    children: [{ name: '도담', birth_date: bornAgo({ months: 14 }) }],
  });
  await joinCommunity(account, '읽는이');
  const { user, place } = renderApp(BOARD);
  await screen.findByRole('link', { name: '30개월 아이 말' });
  await user.click(await screen.findByRole('button', { name: '우리 또래 12~16개월' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '30개월 아이 말' })).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: '12개월 아기 낮잠' })).toBeVisible();
  expect(screen.getByRole('link', { name: '걸음마' })).toBeVisible();
  expect(new URLSearchParams(place().split('?')[1]).get('peers')).toBe('on');
});

test('육아정보 shows a post once: the newest of each section, and its most read on request', async () => {
  const saebom = await createMember('새봄');
  const tip = await createPost(saebom, { section: 'tip', title: '잠투정 달래기', category: '육아' });
  await createPost(saebom, { title: '오늘 걸었어요' });
  await callApiAs(await createMember('하늘'), 'PUT', `/community/post/${tip.id}/like`);
  await reader();
  const { user } = renderApp('/community/info');
  expect(await screen.findAllByRole('link', { name: '오늘 걸었어요' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: '잠투정 달래기' })).toHaveLength(1);

  const tips = within(screen.getByRole('region', { name: '육아 팁' }));
  await user.click(tips.getByRole('tab', { name: '이번 주 인기' }));
  expect(await tips.findByRole('button', { name: '좋아요 1, 잠투정 달래기' })).toBeVisible();
  const board = within(screen.getByRole('region', { name: '부모 게시판' }));
  await user.click(board.getByRole('tab', { name: '이번 주 인기' }));
  expect(await board.findByText('이번 주 인기 글이 아직 없어요')).toBeVisible();
});
