import { createSignedInParent } from '@mocks/fixtures';
import { mockApiData, mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { ARTICLES } from '@server/content/articles/articles';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const PLAYS_DONE = '/play-plan/profile/:id/done';
const articlesArePublished = () => publishArticles(backend().deps);

describe('/community/grow', () => {
  test('shows articles, plays and coming steps for the age of the selected child', async () => {
    await articlesArePublished();
    await createSignedInParent({ children: [{}] });
    renderApp('/community/grow');
    expect(await screen.findByText('도담 · 14개월')).toBeVisible();
    const now = within(await screen.findByRole('region', { name: '지금 우리 아이' }));
    const ages = (await now.findAllByText(/^\d+~\d+개월$/)).map(({ textContent }) => textContent ?? '');
    for (const [from, to] of ages.map((text) => text.replace('개월', '').split('~').map(Number)))
      expect([(from ?? 99) <= 14, (to ?? 0) >= 14]).toEqual([true, true]);
    expect(await within(await screen.findByRole('region', { name: '집놀이' })).findAllByRole('listitem')).toHaveLength(
      6,
    );
    expect(await screen.findByRole('region', { name: '곧 만날 이야기' })).toBeVisible();
  });

  test('shows articles of all ages and a link to the choice of a child without one', async () => {
    await articlesArePublished();
    await createSignedInParent({ children: [] });
    renderApp('/community/grow');
    expect(await screen.findByRole('link', { name: '아이 선택하기' })).toHaveAttribute('href', '/auth/profile/select');
    expect(await screen.findByRole('region', { name: '성장 이야기' })).toBeVisible();
  });
});

test('/community/grow/list keeps the age in its address', async () => {
  await articlesArePublished();
  await createSignedInParent({ children: [{}] });
  const { user, place } = renderApp('/community/grow/list');
  await user.selectOptions(await screen.findByRole('combobox', { name: '나이' }), '48~59개월');
  await waitFor(() => expect(place()).toBe('/community/grow/list?month=54'));
  expect(screen.getByRole('combobox', { name: '나이' })).toHaveDisplayValue('48~59개월');
});

test('shows an article’s age range, today’s task and its sources', async () => {
  await articlesArePublished();
  await createSignedInParent({ children: [{}] });
  const { user } = renderApp('/community/grow');
  const now = within(await screen.findByRole('region', { name: '지금 우리 아이' }));
  const [first] = await now.findAllByRole('link', { name: /^(?!.*전체보기)/ });
  if (!first) throw new Error('no article');
  const title = first.textContent ?? '';
  await user.click(first);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { name: '오늘 해 봐요' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '참고한 자료' })).toBeVisible();
  expect(screen.getByText(/에 자료와 비교해 확인했어요.*편집팀이/)).toBeVisible();
  expect(screen.getByText(/진단이나 치료를 대신하지 않아요/)).toBeVisible();
});

test('keeps a withdrawn article among the bookmarks with a note, without a link, until it is removed', async () => {
  await articlesArePublished();
  await createSignedInParent({ children: [{}] });
  const { user } = renderApp('/community/grow');
  const now = within(await screen.findByRole('region', { name: '지금 우리 아이' }));
  const [first] = await now.findAllByRole('link', { name: /^(?!.*전체보기)/ });
  const title = first?.textContent ?? '';
  await user.click(first as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '북마크' }));
  await publishArticles(
    backend().deps,
    ARTICLES.filter((article) => article.title !== title),
  );
  renderApp('/mypage/posts?tab=bookmark');
  expect(await screen.findByText('지금은 볼 수 없는 글이에요. 다시 열리면 여기에서 볼 수 있어요.')).toBeVisible();
  expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '북마크 빼기' }));
  expect(await screen.findByText('아직 북마크한 글이 없어요')).toBeVisible();
});

describe('/community/grow/homeplay', () => {
  test('shows plays for the child with their steps, by domain', async () => {
    await createSignedInParent({ children: [{}] });
    mockApiData('GET', PLAYS_DONE, []);
    const { user } = renderApp('/community/grow/homeplay');
    expect(await screen.findByRole('combobox', { name: '나이' })).toHaveDisplayValue('도담 · 14개월');
    await user.click(screen.getByRole('button', { name: '언어' }));
    const [title] = await screen.findAllByRole('heading', { level: 2 });
    if (!title) throw new Error('no play');
    await user.click(within(title).getByRole('button'));
    expect((await screen.findAllByRole('heading', { name: '이렇게 해요' }))[0]).toBeVisible();
  });

  test('reverts a mark when the server refuses it', async () => {
    await createSignedInParent({ children: [{}] });
    mockApiData('GET', PLAYS_DONE, []);
    mockApiError('PUT', '/play-plan/profile/:id/play/:play', 422);
    const { user } = renderApp('/community/grow/homeplay');
    const [mark] = await screen.findAllByRole('button', { name: '오늘 해 봤다고 표시하기', hidden: true });
    if (!mark) throw new Error('no mark');
    await user.click(mark);
    expect(await screen.findByText('놀이 표시 하나를 저장하지 못했어요. 다시 눌러 주세요.')).toBeVisible();
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'false'));
  });

  test('keeps a mark pending while the server fails', async () => {
    await createSignedInParent({ children: [{}] });
    const broken = mockApiError('PUT', '/play-plan/profile/:id/play/:play', 500);
    const { user, store } = renderApp('/community/grow/homeplay');
    const [mark] = await screen.findAllByRole('button', { name: '오늘 해 봤다고 표시하기', hidden: true });
    if (!mark) throw new Error('no mark');
    await user.click(mark);
    await waitFor(() => expect(store.getState().playsOutbox.trouble).toBe('server'));
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    broken.restore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(store.getState().playsOutbox.ids).toEqual([]));
    expect(mark).toHaveAttribute('aria-pressed', 'true');
  });
});
