import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api/base-api';
import { indexPost, indexPosts, patchPost, removePosts, toPagePaths } from './post-cache-index';
import type { CachedPost } from './post-index';

type List = { pages: { items: CachedPost[] }[] };

const toPost = (id: string): CachedPost => ({
  id,
  liked: false,
  like: 0,
  bookmarked: false,
  comment: 0,
  view: 0,
  vote: 0,
});

const listApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getList: build.query<List, number>({
      queryFn: (count) => ({
        data: {
          pages: Array.from({ length: count }, (_, nth) => ({ items: [toPost(`${nth}-a`), toPost(`${nth}-b`)] })),
        },
      }),
      onQueryStarted: indexPosts('getList', toPagePaths),
    }),
    getDetail: build.query<CachedPost, string>({
      queryFn: (id) => ({ data: toPost(id) }),
      onQueryStarted: indexPost('getDetail'),
    }),
  }),
});
const { getList, getDetail } = listApi.endpoints;

/** A store with a list of `count` pages of two posts. */
async function createList(count: number) {
  const store = makeStore();
  await store.dispatch(getList.initiate(count));
  const pages = () => getList.select(count)(store.getState()).data?.pages ?? [];
  const ids = () => pages().map(({ items }) => items.map(({ id }) => id));
  return { store, pages, ids };
}

const like = (post: CachedPost) => ({ like: post.like + 1 });

test('patches a post and leaves every other post and page of its list', async () => {
  const { store, pages } = await createList(500);
  const before = pages();
  store.dispatch(patchPost('300-b', like));
  const after = pages();
  expect(after[300]?.items[1]).toEqual({ ...toPost('300-b'), like: 1 });
  expect(after[300]?.items[0]).toBe(before[300]?.items[0]);
  expect(after.filter((page, nth) => page !== before[nth])).toHaveLength(1);
});

test('patches a post in its list and in its detail', async () => {
  const { store, pages } = await createList(2);
  await store.dispatch(getDetail.initiate('1-a'));
  store.dispatch(patchPost('1-a', like));
  expect(pages()[1]?.items[0]?.like).toBe(1);
  expect(getDetail.select('1-a')(store.getState()).data?.like).toBe(1);
});

test('notifies no subscriber of a patch with the same values', async () => {
  const { store } = await createList(2);
  const notified = jest.fn();
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  store.subscribe(notified);
  store.dispatch(patchPost('1-a', () => ({ like: 0, liked: false })));
  await frame();
  expect(notified).not.toHaveBeenCalled();
});

test('patches a post whose row moved, and none that was removed', async () => {
  const { store, ids, pages } = await createList(2);
  store.dispatch(removePosts(({ id }) => id === '1-a'));
  expect(ids()).toEqual([['0-a', '0-b'], ['1-b']]);
  store.dispatch(patchPost('1-b', () => ({ bookmarked: true })));
  store.dispatch(patchPost('1-a', like));
  expect(pages()[1]?.items).toEqual([{ ...toPost('1-b'), bookmarked: true }]);
});

test('patches nothing of a list that was read again without the page of the post', async () => {
  const { store } = await createList(2);
  const shorter = { pages: [{ items: [toPost('0-a'), toPost('0-b')] }] };
  await store.dispatch(listApi.util.upsertQueryData('getList', 2, shorter));
  store.dispatch(patchPost('1-a', like));
  expect(getList.select(2)(store.getState()).data).toEqual(shorter);
});

test('removes several posts of a page at once', async () => {
  const { store, ids } = await createList(2);
  store.dispatch(removePosts(({ id }) => id.startsWith('0')));
  expect(ids()).toEqual([[], ['1-a', '1-b']]);
});
