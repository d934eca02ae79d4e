import type { Page } from '@contract/common/paging';
import type { StaffArticle } from '@contract/community/articles.responses';
import type { CommunityCard } from '@contract/community/community.responses';
import type { PostDetail } from '@contract/community/posts.responses';
import { ARTICLES } from '@server/content/articles/articles';
import { articleReviews } from '@server/db/schema';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { createTestCommunity, type Member, type TestCommunity } from '@server/testing/test-community';

let t: TestCommunity;
let parent: Member;
let staff: Member;
const [article] = ARTICLES;
const key = article?.id ?? '';
const path = `/admin/article/${key}/review`;
const REVIEW = { name: '김하나', degree: '소아청소년과 전문의', reviewed_on: '2026-03-01' };

beforeAll(async () => {
  t = await createTestCommunity();
  parent = await t.join('하늘이네');
  staff = await t.join('운영자하나', { role: 'moderator' });
  await publishArticles(t.deps, ARTICLES.slice(0, 1));
});
afterEach(() => t.deps.db.delete(articleReviews));
afterAll(() => t.close());

const getReview = async () => {
  const list = await t.get<Page<CommunityCard>>('/community/post?section=grow', parent);
  return (await t.get<PostDetail>(`/community/post/${list.data.items[0]?.id}`, parent)).data.article?.review;
};
const save = (change: Record<string, unknown> = {}) =>
  t.call<StaffArticle>('PUT', path, staff, { ...REVIEW, updated_at: null, ...change });

test('the staff record who reviewed an article, and every reader sees it', async () => {
  expect(await getReview()).toBeNull();
  expect((await save()).data).toMatchObject({ key, title: article?.title, review: { ...REVIEW, current: true } });
  expect(await getReview()).toEqual(REVIEW);
  const all = (await t.get<StaffArticle[]>('/admin/article', staff)).data;
  expect(all).toHaveLength(ARTICLES.length);
  expect(all.filter(({ review }) => review !== null).map((row) => row.key)).toEqual([key]);
});

test('a review of an earlier text is not shown to readers', async () => {
  await save();
  await t.deps.db.update(articleReviews).set({ textDigest: 'another text' });
  expect(await getReview()).toBeNull();
  const [first] = (await t.get<StaffArticle[]>('/admin/article', staff)).data;
  expect(first?.review).toMatchObject({ name: '김하나', current: false });
});

test('a review is changed and deleted', async () => {
  const { data } = await save();
  expect(await save({ name: '이두리', updated_at: data.review?.updated_at })).toMatchObject({ status: 200 });
  expect(await getReview()).toMatchObject({ name: '이두리' });
  expect((await t.call<StaffArticle>('DELETE', path, staff)).data.review).toBeNull();
  expect(await getReview()).toBeNull();
});

test('refuses the second of two reviews of one article', async () => {
  await save();
  expect(await save({ name: '이두리' })).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await getReview()).toMatchObject({ name: '김하나' });
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no degree', { degree: '' }, 'degree'],
  ['a day that is none', { reviewed_on: '2026-02-30' }, 'reviewed_on'],
  ['a day to come', { reviewed_on: '2099-01-01' }, 'reviewed_on'],
])('refuses %s', async (_, change, field) => {
  expect(await save(change)).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } });
});

test('refuses an article that is not in the release', async () => {
  const unknown = '/admin/article/grow-99m-none/review';
  expect(await t.call('PUT', unknown, staff, { ...REVIEW, updated_at: null })).toMatchObject({ status: 404 });
  expect(await t.call('DELETE', unknown, staff)).toMatchObject({ status: 404 });
});

test('refuses a parent', async () => {
  expect(await t.get('/admin/article', parent)).toMatchObject({ status: 403 });
  expect(await t.call('PUT', path, parent, { ...REVIEW, updated_at: null })).toMatchObject({ status: 403 });
  expect(await t.call('DELETE', path, parent)).toMatchObject({ status: 403 });
});
