/** @postgres sql jobs */

import { animalOfAccount, animalPath } from '@contract/accounts/picture';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { PopularRange, Section } from '@contract/community/community';
import { postPopularity, posts } from '@server/db/schema';
import { listPopularPosts } from '@server/modules/community/feed/popular-posts-service';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { type PostKey, recordActivity, sweepPopularity } from './popularity';

const api = useTestApp();
let author: SignedUp;
beforeEach(async () => {
  author = await api.signUp({ name: '다온맘' });
});

async function writePost(title: string, section: Section = 'tip'): Promise<PostKey> {
  const id = crypto.randomUUID();
  await api.db.insert(posts).values({
    section,
    id,
    authorId: author.accountId,
    category: '육아',
    topic: '육아정보',
    title,
    content: `<p>${title}</p>`,
    text: title,
    likeCount: 3,
    commentCount: 1,
    createdAt: new Date(api.clock.now),
  });
  return { section, id };
}

const titles = async (range: PopularRange) =>
  (await listPopularPosts({ db: api.db, accountId: crypto.randomUUID(), signUpload }, { range })).map(
    (card) => card.title,
  );
const signUpload = async (path: string) => path;
const points = async () => {
  const [row] = await api.db.select().from(postPopularity);
  return [row?.day, row?.week, row?.month];
};

test('expires points from the day, the week and the month on time, and never early', async () => {
  const post = await writePost('글');
  const start = api.clock.now;
  await recordActivity(api.db, post, 3, start + 59 * MINUTE_MS);
  const at = async (ms: number) => {
    await sweepPopularity(api.db, start + ms);
    return points();
  };
  expect(await at(DAY_MS + HOUR_MS - 1)).toEqual([3, 3, 3]);
  expect(await at(DAY_MS + HOUR_MS)).toEqual([0, 3, 3]);
  expect(await at(7 * DAY_MS + HOUR_MS - 1)).toEqual([0, 3, 3]);
  expect(await at(7 * DAY_MS + HOUR_MS)).toEqual([0, 0, 3]);
  expect(await at(30 * DAY_MS + HOUR_MS - 1)).toEqual([0, 0, 3]);
  expect(await at(30 * DAY_MS + HOUR_MS)).toEqual([0, 0, 0]);
});

test('subtracts once over repeated and concurrent sweeps after a long pause', async () => {
  const post = await writePost('글');
  await recordActivity(api.db, post, 5, api.clock.now - 8 * DAY_MS);
  await recordActivity(api.db, post, 2, api.clock.now);
  await Promise.all([sweepPopularity(api.db, api.clock.now), sweepPopularity(api.db, api.clock.now)]);
  expect(await sweepPopularity(api.db, api.clock.now)).toBe(0);
  expect(await points()).toEqual([2, 2, 7]);
});

test('subtracts a removed like only from the periods that contain it', async () => {
  const post = await writePost('글');
  const liked = api.clock.now - 2 * DAY_MS;
  await recordActivity(api.db, post, 1, liked);
  await recordActivity(api.db, post, 1, api.clock.now);
  await sweepPopularity(api.db, api.clock.now);
  await recordActivity(api.db, post, -1, liked);
  expect(await points()).toEqual([1, 1, 1]);
});

test('lists at most ten posts per range by points, none without points', async () => {
  const [today, week, month, silent] = [
    await writePost('오늘'),
    await writePost('이번 주', 'grow'),
    await writePost('이번 달', 'book'),
    await writePost('조용한 글'),
  ];
  await recordActivity(api.db, today, 1, api.clock.now - HOUR_MS);
  await recordActivity(api.db, week, 5, api.clock.now - 3 * DAY_MS);
  await recordActivity(api.db, month, 9, api.clock.now - 20 * DAY_MS);
  await recordActivity(api.db, silent, 1, api.clock.now);
  await recordActivity(api.db, silent, -1, api.clock.now);
  await sweepPopularity(api.db, api.clock.now);
  expect(await titles('today')).toEqual(['오늘']);
  expect(await titles('week')).toEqual(['이번 주', '오늘']);
  expect(await titles('month')).toEqual(['이번 달', '이번 주', '오늘']);

  for (let i = 0; i < 12; i += 1) await recordActivity(api.db, await writePost(`글 ${i}`), 20 + i, api.clock.now);
  expect(await titles('today')).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((i) => `글 ${i}`));
});

test('sends the beginning of a long text', async () => {
  const post = await writePost('글');
  const text = `${'가'.repeat(159)}나다라`;
  await api.db
    .update(posts)
    .set({ content: `<p>${text}</p>`, text })
    .where(eq(posts.id, post.id));
  await recordActivity(api.db, post, 1, api.clock.now);
  const [card] = await listPopularPosts({ db: api.db, accountId: author.accountId, signUpload }, { range: 'today' });
  expect(card?.content).toBe(`<p>${'가'.repeat(159)}나…</p>`);
});

test('answers cards with the author to signed-in callers only', async () => {
  const post = await writePost('수건 한 장');
  await recordActivity(api.db, post, 1, api.clock.now);
  const path = '/community/parenting-info/counsel/popular';
  const answer = await api.callJson('GET', `${path}?range=today`, { token: author.token });
  expect(answer.data).toEqual([
    {
      id: post.id,
      category: '육아',
      topic: '육아정보',
      title: '수건 한 장',
      content: '<p>수건 한 장</p>',
      profile_image_path: animalPath(animalOfAccount(author.accountId)),
      user_name: '다온맘',
      created_at: new Date(api.clock.now).toISOString(),
      like: 3,
      comment: 1,
    },
  ]);
  expect(await api.callJson('GET', `${path}?range=today`)).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
});

test.each(['', '?range=year', '?range='])('refuses the invalid range %p in Korean', async (query) => {
  const answer = await api.callJson('GET', `/community/parenting-info/counsel/popular${query}`, {
    token: author.token,
  });
  expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: { range: '기간을 다시 골라 주세요.' } });
});
