import { DAY_MS } from '@contract/common/time';
import type { ContestDetail } from '@contract/community/contests.responses';
import type { PostDetail } from '@contract/community/posts.responses';
import { callApiAs, createMember, joinCommunity, type Member } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { backend } from '@mocks/server';
import { contests, posts, uploads } from '@server/db/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { renderApp } from '@/testing/render-app';

const WORDS = { title: '우리 집 놀이터', theme: '집에서 만든 놀이터', body: '사진을 올려 주세요.' };

/** Offsets in days from now at which it opens, closes and announces its results. */
async function createContest({ opens = -3, closes = 4, results = 6, title = WORDS.title } = {}): Promise<string> {
  const { deps } = backend();
  const at = (days: number) => new Date(deps.now() + days * DAY_MS);
  const id = crypto.randomUUID();
  const days = { opensAt: at(opens), closesAt: at(closes), resultsAt: at(results), createdAt: at(opens) };
  await deps.db.insert(contests).values({ id, ...WORDS, title, ...days });
  return id;
}

async function createEntry(who: Member, contest: string, title: string, votes = 0): Promise<string> {
  const photo = await createUpload(who);
  const post = await callApiAs<PostDetail>(who, 'POST', '/community/post', {
    section: 'contest',
    subject: contest,
    title,
    content: `<p>${title}</p>`,
    images: [photo],
  });
  const { db } = backend().deps;
  await db.update(posts).set({ voteCount: votes }).where(eq(posts.id, post.id));
  return post.id;
}

/** A picture of that member's, as if it had been uploaded. */
async function createUpload({ id: accountId }: Member): Promise<string> {
  const { deps } = backend();
  const path = `photos/${crypto.randomUUID()}.webp`;
  await deps.db
    .insert(uploads)
    .values({ accountId, path, bytes: 10, width: 800, height: 600, color: '#808080', createdAt: new Date(deps.now()) });
  return path;
}

/** The days of a contest move: entries are made while it is open. */
async function endContest(contest: string) {
  const { deps } = backend();
  const at = new Date(deps.now() - DAY_MS);
  await deps.db.update(contests).set({ closesAt: at, resultsAt: at }).where(eq(contests.id, contest));
}

async function voter() {
  const { account } = await createSignedInParent();
  return joinCommunity(account, '투표자');
}

test('shows running, upcoming and past contests', async () => {
  await createContest();
  await createContest({ opens: 2, closes: 9, results: 10, title: '곧 열릴 것' });
  await createContest({ opens: -9, closes: -3, results: -1, title: '지난 것' });
  await createSignedInParent();
  renderApp('/community/contest');
  const running = within(await screen.findByRole('region', { name: '진행 중인 공모전' }));
  expect(await running.findByRole('link', { name: /우리 집 놀이터/ })).toHaveTextContent('D-');
  expect(within(screen.getByRole('region', { name: '곧 열려요' })).getByText('곧 열릴 것')).toBeVisible();
  const past = within(screen.getByRole('region', { name: '지난 공모전' }));
  expect(await past.findByText('지난 것')).toBeVisible();
});

test('takes one vote a day and offers none for another entry', async () => {
  const contest = await createContest();
  const saebom = await createMember('새봄');
  const [first, second] = [
    await createEntry(saebom, contest, '상자 기차'),
    await createEntry(await createMember('보리'), contest, '이불 동굴'),
  ];
  await voter();
  const page = renderApp(`/community/contest/board/${first}`);
  const panel = async () => within(await screen.findByRole('region', { name: '투표' }));
  await page.user.click(await (await panel()).findByRole('button', { name: '오늘의 한 표 주기' }));
  expect(
    await (await panel()).findByRole('button', { name: /오늘 이 작품에 투표했어요 · 내일 0시부터/ }),
  ).toBeDisabled();
  expect(screen.getByRole('region', { name: '투표' })).toHaveTextContent('1표를 받았어요');
  page.unmount();
  const other = renderApp(`/community/contest/board/${second}`);
  expect(
    await (await panel()).findByRole('button', { name: /오늘은 다른 작품에 투표했어요 · 내일 0시부터/ }),
  ).toBeDisabled();
  other.unmount();
  renderApp(`/community/contest/board/${first}`);
  await waitFor(() => expect(screen.getByRole('region', { name: '투표' })).toHaveTextContent('1표를 받았어요'));
});

test('shows why a vote was refused and the current state', async () => {
  const contest = await createContest();
  const entry = await createEntry(await createMember('새봄'), contest, '상자 기차');
  await voter();
  mockApiError('PUT', '/community/contest/:id/vote', 409, { code: 'VOTED_TODAY', message: '오늘은 이미 투표했어요.' });
  const { user } = renderApp(`/community/contest/board/${entry}`);
  await user.click(await screen.findByRole('button', { name: '오늘의 한 표 주기' }));
  expect(await screen.findByText('오늘은 이미 투표했어요.')).toBeVisible();
});

test('shows the winners once the results are announced', async () => {
  const contest = await createContest();
  await createEntry(await createMember('새봄'), contest, '상자 기차', 3);
  await createEntry(await createMember('보리'), contest, '이불 동굴', 5);
  await endContest(contest);
  await createSignedInParent();
  renderApp(`/community/contest/board?contest=${contest}`);
  const winners = within(await screen.findByRole('region', { name: '수상작' }));
  expect(winners.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '으뜸상이불 동굴보리5표',
    '버금상상자 기차새봄3표',
  ]);
  expect(screen.queryByRole('link', { name: '작품 올리기' })).not.toBeInTheDocument();
});

describe('the form of an entry', () => {
  test('shows a missing photo, title and text', async () => {
    const contest = await createContest();
    await voter();
    const { user } = renderApp(`/community/contest/write?contest=${contest}`);
    await user.click(await screen.findByRole('button', { name: '올리기' }));
    expect(await screen.findByText('사진을 한 장 이상 올려 주세요.')).toBeVisible();
    expect(screen.getByText('제목을 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('작품 이야기를 입력해 주세요.')).toBeVisible();
  });

  test('opens for the contest that runs when the address names none', async () => {
    const contest = await createContest();
    await createContest({ opens: 2, title: '다음 공모전' });
    await voter();
    const { place } = renderApp('/community/contest/write');
    expect(await screen.findByRole('group', { name: '작품 사진' })).toBeVisible();
    expect(place()).toBe(`/community/contest/write?contest=${contest}`);
  });

  test('asks which contest when several run, and says so when none does', async () => {
    await voter();
    const none = renderApp('/community/contest/write');
    expect(await screen.findByText(/지금 진행 중인 공모전이 없어요/)).toBeVisible();
    none.unmount();
    await createContest();
    await createContest({ title: '그림 잔치' });
    const { user } = renderApp('/community/contest/write');
    await user.click(await screen.findByRole('link', { name: /그림 잔치/ }));
    expect(await screen.findByRole('group', { name: '작품 사진' })).toBeVisible();
  });

  test('refuses an entry for a closed contest', async () => {
    const contest = await createContest({ opens: -9, closes: -3, results: -1 });
    await voter();
    renderApp(`/community/contest/write?contest=${contest}`);
    expect(await screen.findByText('마감한 공모전이에요.')).toBeVisible();
  });
});

describe('/admin/contest', () => {
  test('refuses an account without a staff role', async () => {
    await createSignedInParent();
    renderApp('/admin/contest');
    expect(await screen.findByText('운영자만 볼 수 있어요')).toBeVisible();
  });

  test('creates a contest that closes at the end of its last day in Seoul', async () => {
    await createSignedInParent({ role: 'admin' });
    const { db } = backend().deps;
    const { user, place } = renderApp('/admin/contest?contest=new');
    await user.type(await screen.findByLabelText('제목'), '가을 놀이');
    await user.type(screen.getByLabelText('주제'), '낙엽으로 만든 것');
    await user.type(screen.getByLabelText('여는 날'), '2030-10-01');
    await user.type(screen.getByLabelText('마지막 날'), '2030-10-31');
    await user.type(screen.getByLabelText('결과 발표'), '2030-11-03T12:00');
    await user.click(screen.getByRole('button', { name: '만들기' }));
    await waitFor(() => expect(place()).toBe('/admin/contest'));
    expect(await screen.findByRole('heading', { name: '가을 놀이' })).toBeVisible();
    const [made] = await db.select().from(contests);
    expect([made?.opensAt.toISOString(), made?.closesAt.toISOString(), made?.resultsAt.toISOString()]).toEqual([
      '2030-09-30T15:00:00.000Z',
      '2030-10-31T15:00:00.000Z',
      '2030-11-03T03:00:00.000Z',
    ]);
  });

  test('announces the results of a closed contest after confirmation', async () => {
    await createSignedInParent({ role: 'admin' });
    const contest = await createContest({ opens: -9, closes: -3, results: 5 });
    const { user } = renderApp('/admin/contest');
    await user.click(await screen.findByRole('button', { name: '지금 발표하기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '발표하기' }));
    expect(await screen.findByText('결과를 발표했어요')).toBeVisible();
    const detail = await callApiAs<ContestDetail>(await createMember('보리'), 'GET', `/community/contest/${contest}`);
    expect(detail.state).toBe('ended');
  });
});
