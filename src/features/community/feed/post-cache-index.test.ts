import { createNextState } from '@reduxjs/toolkit';
import { indexPosts, patchPost, removePosts } from './post-cache-index';
import { type CachedPost, createPostIndex } from './post-index';

type Page = { nth: number; items: CachedPost[] };
type List = { pages: Page[] };

const toPost = (id: string): CachedPost => ({
  id,
  liked: false,
  like: 0,
  bookmarked: false,
  comment: 0,
  view: 0,
  vote: 0,
});

/** A cached list of `count` pages of two posts, indexed, and the pages that were read of it since. */
async function createList(count: number) {
  const pages = Array.from({ length: count }, (_, nth) => ({
    nth,
    items: [toPost(`${nth}-a`), toPost(`${nth}-b`)],
  }));
  let data: List = { pages };
  const extra = { postIndex: createPostIndex() };
  const read: number[] = [];
  const toPosts = ({ nth, items }: Page) => {
    read.push(nth);
    return items;
  };
  await indexPosts<List, void, Page>(
    'list',
    (list) => list.pages,
    toPosts,
  )(undefined, {
    dispatch: jest.fn(),
    getState: () => undefined,
    extra,
    queryFulfilled: Promise.resolve({ data }),
    getCacheEntry: () => ({ data }),
    updateCachedData: (recipe) => {
      data = createNextState(data, (draft) => recipe(draft));
    },
  });
  read.length = 0;
  return { extra, read, ids: () => data.pages.map(({ items }) => items.map(({ id }) => id)), data: () => data };
}

const like = (post: CachedPost) => {
  post.like += 1;
};

test('patches a post without reading the other pages of its list', async () => {
  const { extra, read, data } = await createList(500);
  patchPost('300-b', like)(jest.fn(), undefined, extra);
  expect(data().pages[300]?.items[1]?.like).toBe(1);
  expect(read).toEqual([300]);
});

test('patches a post whose row moved, and none that was removed', async () => {
  const { extra, ids, data } = await createList(2);
  removePosts(({ id }) => id === '1-a')(jest.fn(), undefined, extra);
  expect(ids()).toEqual([['0-a', '0-b'], ['1-b']]);
  patchPost('1-b', like)(jest.fn(), undefined, extra);
  patchPost('1-a', like)(jest.fn(), undefined, extra);
  expect(data().pages.map(({ items }) => items.map((post) => post.like))).toEqual([[0, 0], [1]]);
});
