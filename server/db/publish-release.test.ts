/** @postgres sql locks concurrency */
import type { MyPosts } from '@contract/community/posts.responses';
import { ARTICLES } from '@server/content/articles/articles';
import { FAQ } from '@server/content/faq';
import release from '@server/content/release.json';
import { releaseHash } from '@server/jobs/content-release/release-hash';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { publishFaqs } from '@server/modules/mypage/faq/publish-faqs';
import { watchWrites } from '@server/proofs/contents';
import { rolledBack } from '@server/proofs/rolled-back';
import { NO_COUNTER_FAULTS } from '@server/testing/counter-check';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { eq, isNotNull } from 'drizzle-orm';
import { faqs, posts } from './schema';

const SOME = ARTICLES.slice(0, 4);
const [FIRST, ...OTHERS] = SOME;

const t = useTestCommunity();
let reader: Member;
beforeEach(async () => {
  reader = await t.join('하늘이네');
  await publishArticles(t.deps, SOME, 1);
});

const articles = () => t.db.select().from(posts).where(isNotNull(posts.contentKey)).orderBy(posts.contentKey);
const findId = async (key = FIRST?.id) => (await articles()).find(({ contentKey }) => contentKey === key)?.id ?? '';
const bookmarks = async () => (await t.get<MyPosts>('/community/mine?kind=bookmark', reader)).data.items;

test('stores the hash of the content it publishes (npm run print -- release after a change of articles or questions)', async () => {
  expect(release.sha256).toBe(await releaseHash());
});

test('withdraws a removed article, and restores it with its likes, bookmarks and comments', async () => {
  const id = await findId();
  await t.call('PUT', `/community/post/${id}/like`, reader);
  await t.call('PUT', `/community/post/${id}/bookmark`, reader);
  await t.comment(reader, id, { content: '잘 읽었어요' });
  const before = (await t.open(reader, id)).data;

  expect(await publishArticles(t.deps, OTHERS, 2)).toBe(1);
  expect((await t.open(reader, id)).status).toBe(404);
  expect((await t.app.request(`http://localhost/share/${id}`)).status).toBe(404);
  expect(await t.titles(reader, 'section=grow')).not.toContain(FIRST?.title);
  expect(await bookmarks()).toMatchObject([
    { id, title: FIRST?.title, content: '', state: 'withdrawn', bookmarked: true },
  ]);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);

  expect(await publishArticles(t.deps, SOME, 3)).toBe(1);
  expect((await t.open(reader, id)).data).toEqual({ ...before, updated_at: expect.any(String) });
  expect((await t.thread(reader, id)).items).toMatchObject([{ content: '잘 읽었어요' }]);
  expect(await bookmarks()).toMatchObject([{ id, state: 'visible' }]);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('lets a reader delete the bookmark of a withdrawn article, and restores the article with changes', async () => {
  const id = await findId();
  await t.call('PUT', `/community/post/${id}/bookmark`, reader);
  await publishArticles(t.deps, OTHERS, 2);
  expect((await t.call('DELETE', `/community/post/${id}/bookmark`, reader)).status).toBe(200);
  expect(await bookmarks()).toEqual([]);
  await publishArticles(t.deps, [{ ...(FIRST as (typeof SOME)[number]), title: '새 제목' }, ...OTHERS], 3);
  expect((await t.open(reader, id)).data).toMatchObject({ id, title: '새 제목' });
  expect(await t.titles(reader, 'section=grow')).toContain('새 제목');
});

test('writes nothing for unchanged content, and only the changed articles otherwise', async () => {
  await publishFaqs(t.deps, FAQ, 1);
  const { written, one } = await rolledBack(t.deps, async (_app, db) => {
    const getWritten = await watchWrites(db);
    const counts = [await publishArticles({ ...t.deps, db }, SOME, 1), await publishFaqs({ ...t.deps, db }, FAQ, 1)];
    return { written: await getWritten(), one: counts };
  });
  expect(written).toEqual([]);
  expect(one).toEqual([0, 0]);

  const before = await articles();
  // Its place among the others says nothing about an article.
  await publishArticles(t.deps, [...OTHERS].reverse(), 2);
  const after = await articles();
  const changed = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]));
  expect(changed).toMatchObject([{ contentKey: FIRST?.id, visibility: 'withdrawn' }]);
});

test('changes nothing after a newer release', async () => {
  await publishFaqs(t.deps, FAQ, 5);
  await publishArticles(t.deps, SOME, 5);
  const before = [await articles(), await t.db.select().from(faqs).orderBy(faqs.id)];
  expect(await publishArticles(t.deps, OTHERS.slice(1), 4)).toBe(0);
  expect(await publishFaqs(t.deps, FAQ.slice(10), 4)).toBe(0);
  expect([await articles(), await t.db.select().from(faqs).orderBy(faqs.id)]).toEqual(before);
});

test('is published once by processes that start concurrently', async () => {
  const more = ARTICLES.slice(0, 6).map((article) => ({ ...article, tags: [...article.tags, '새 글'] }));
  const written = await Promise.all([1, 2, 3].map(() => publishArticles(t.deps, more, 7)));
  expect(written.toSorted((a, b) => a - b)).toEqual([0, 0, more.length]);
  expect(await articles()).toHaveLength(more.length);
  expect(await t.counts()).toEqual(NO_COUNTER_FAULTS);
});

test('hides a removed question until a release contains it again, except one that staff edited', async () => {
  await publishFaqs(t.deps, FAQ, 1);
  const [first, second, ...rest] = FAQ;
  await t.db
    .update(faqs)
    .set({ edited: true })
    .where(eq(faqs.id, second?.id ?? ''));
  expect(await publishFaqs(t.deps, rest, 2)).toBe(1);
  const hidden = await t.db.select({ id: faqs.id }).from(faqs).where(eq(faqs.hidden, true));
  expect(hidden).toEqual([{ id: first?.id }]);
  expect(await publishFaqs(t.deps, FAQ, 3)).toBeGreaterThanOrEqual(1);
  expect(await t.db.select().from(faqs).where(eq(faqs.hidden, true))).toEqual([]);
});
