/** @postgres sql */

import type { ContentKind } from '@contract/staff/content';
import type { ContentEntry, ContentPreview } from '@contract/staff/content.responses';
import { ARTICLES } from '@server/content/articles/articles';
import { BOOKS, bookContent } from '@server/content/books';
import { resetContent } from '@server/content/content-kinds';
import { PLACES, placeContent } from '@server/content/places';
import { contentItems, contentReleases, posts, staffActions } from '@server/db/schema';
import { loadContent } from '@server/modules/community/articles/current-content';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { searchContent } from '@server/modules/community/search/content-search';
import type { SignedUp } from '@server/testing/insert-accounts';
import { useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();
let admin: SignedUp;
beforeEach(async () => {
  admin = await t.signUp({ role: 'admin' });
});
// The sets are the process's.
afterEach(() => {
  resetContent();
});

const send = <T>(path: string, body?: object) =>
  t.callJson<T>('POST', `/admin/content/${path}`, { token: admin.token, ...(body && { body }) });
const importItems = (kind: ContentKind, items: readonly unknown[], unlist_missing = false) =>
  send<ContentPreview>(`${kind}/import`, { items, unlist_missing });
const listActions = async () =>
  (await t.db.select().from(staffActions)).map(({ action, subjectId }) => `${action} ${subjectId}`);
const [place, otherPlace] = [PLACES[0], PLACES[1]];
if (!place || !otherPlace) throw new Error('there are no places');
const [article, otherArticle] = [ARTICLES[0], ARTICLES[1]];
if (!article || !otherArticle) throw new Error('there are no articles');

test('an import is previewed, then adds and changes places in lists, search and the log', async () => {
  const items = [
    { ...place, summary: '새로 고친 별빛 소개' },
    { ...otherPlace, id: 'place-998', name: '달무리 놀이터' },
    otherPlace,
  ];
  const preview = await send<ContentPreview>('places/preview', { items, unlist_missing: false });
  expect(preview.data).toEqual({
    errors: [],
    added: [{ id: 'place-998', title: '달무리 놀이터' }],
    changed: [{ id: place.id, title: place.name, fields: ['summary'] }],
    relisted: [],
    unlisted: [],
    same: PLACES.length - 1,
  });
  expect(placeContent.find('place-998')).toBeUndefined();
  expect(await t.db.select().from(contentItems)).toEqual([]);

  expect((await importItems('places', items)).data).toEqual(preview.data);
  expect(placeContent.current()).toHaveLength(PLACES.length + 1);
  const found = await searchContent({ db: t.db }, { q: '별빛 소개', kind: 'place' });
  expect(found.items.map(({ id }) => id)).toEqual([place.id]);
  expect((await t.call('GET', '/community/place/place-998', { token: admin.token })).status).toBe(200);
  expect(await listActions()).toEqual(['content.import places']);
  expect((await importItems('places', items)).data).toMatchObject({ added: [], changed: [] });
  expect(await listActions()).toHaveLength(1);
});

test('what a file does not have is unlisted when asked for, and shown again by a later file', async () => {
  const book = BOOKS[0];
  const { data } = await importItems('books', [book], true);
  expect(data.unlisted).toHaveLength(BOOKS.length - 1);
  expect(bookContent.current().map(({ id }) => id)).toEqual([book?.id]);
  const back = await importItems('books', BOOKS.slice(0, 3));
  expect(back.data.relisted.map(({ id }) => id)).toEqual(BOOKS.slice(1, 3).map(({ id }) => id));
  expect(bookContent.current()).toHaveLength(3);
});

test('names what is wrong by row and field in Korean, and then writes nothing', async () => {
  const { lat: _none, ...missing } = otherPlace;
  const wrong = [
    { ...place, category: 'zoo', summary: '', extra: 1 },
    missing,
    { ...place, id: 'place-997' },
    { ...place, id: 'place-997' },
    '장소',
  ];
  const { data } = await importItems('places', wrong);
  expect(data.errors).toContainEqual({ row: 1, field: 'summary', message: '비어 있어요.' });
  expect(data.errors).toContainEqual({ row: 1, field: 'extra', message: '없는 항목이에요. 지워 주세요.' });
  expect(data.errors).toContainEqual({ row: 2, field: 'lat', message: '빠졌어요.' });
  expect(data.errors).toContainEqual({ row: 4, field: 'id', message: '같은 id가 앞에 있어요.' });
  expect(data.errors.find(({ field }) => field === 'category')?.message).toMatch(/^다음 가운데 하나여야 해요: /);
  expect(data.errors.every(({ message }) => /^[^a-z]*[가-힣]/.test(message))).toBe(true);
  expect(await t.db.select().from(contentItems)).toEqual([]);
  const plays = await importItems('articles', [{ ...article, play_ids: ['no-such-play'] }]);
  expect(plays.data.errors).toEqual([{ row: 1, field: 'play_ids', message: '없는 놀이예요: no-such-play' }]);
});

test('the same release keeps an import at its next start; a release that changes the item prevails', async () => {
  await importItems('places', [{ ...place, name: '운영자가 고친 이름' }]);
  await loadContent(t.db);
  expect(placeContent.find(place.id)?.name).toBe('운영자가 고친 이름');
  await t.db.update(contentItems).set({ baseDigest: 'of another release' });
  await loadContent(t.db);
  expect(placeContent.find(place.id)?.name).toBe(place.name);
});

test('an item that is imported as it was released is that of the release again', async () => {
  await importItems('places', [{ ...place, name: '운영자가 고친 이름' }]);
  await importItems('places', [place]);
  expect(await t.db.select().from(contentItems)).toEqual([]);
  expect(placeContent.find(place.id)).toEqual(place);
});

describe('an article', () => {
  beforeEach(async () => {
    await publishArticles(t.deps);
  });
  const getPost = async (key: string) => (await t.db.select().from(posts).where(eq(posts.contentKey, key)))[0];

  test('is unlisted with a reason and stays so at the next start, until it is relisted', async () => {
    const { data } = await send<ContentEntry>(`articles/${article.id}/unlist`, { reason: '근거를 다시 봐요.' });
    expect(data).toMatchObject({ id: article.id, unlisted_reason: '근거를 다시 봐요.' });
    expect((await getPost(article.id))?.listed).toBe(false);
    await loadContent(t.db);
    expect(await publishArticles(t.deps)).toBe(0);
    expect((await getPost(article.id))?.listed).toBe(false);
    await send(`articles/${article.id}/relist`);
    expect((await getPost(article.id))?.listed).toBe(true);
    expect(await listActions()).toEqual([`article.unlist ${article.id}`, `article.relist ${article.id}`]);
    expect((await send('articles/none/unlist', { reason: '없음' })).code).toBe('NOT_FOUND');
    expect((await send(`articles/${article.id}/unlist`, { reason: ' ' })).code).toBe('INVALID_INPUT');
  });

  test('is changed by an import in its post, with its reactions, and search finds it', async () => {
    const before = await getPost(article.id);
    await importItems('articles', [{ ...article, title: '달빛 아래 첫 산책' }]);
    expect(await getPost(article.id)).toMatchObject({ id: before?.id, title: '달빛 아래 첫 산책', listed: true });
    expect((await getPost(otherArticle.id))?.title).toBe(otherArticle.title);
    await loadContent(t.db);
    expect(await publishArticles(t.deps)).toBe(0);
  });
});

test('articles are not changed by a process of an older release', async () => {
  await publishArticles(t.deps);
  await t.db.update(contentReleases).set({ version: 10_000 });
  const answer = await send(`articles/${article.id}/unlist`, { reason: '근거를 다시 봐요.' });
  expect(answer).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await t.db.select().from(contentItems)).toEqual([]);
});

test('content refuses who is no admin', async () => {
  const { token } = await t.signUp({ role: 'moderator' });
  expect((await t.callJson('GET', '/admin/content/articles', { token })).status).toBe(403);
  const { data } = await t.callJson<ContentEntry[]>('GET', '/admin/content/places', admin);
  expect(data).toHaveLength(PLACES.length);
  expect(data[0]).toEqual({ id: place.id, title: place.name, state: 'released', unlisted_reason: null });
});
