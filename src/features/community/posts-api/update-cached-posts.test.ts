import type { CommunityCard } from '@contract/community/community.responses';
import { makeStore } from '@/app/store';
import type { CachedPost } from './cached-posts';
import { feedApi } from './feed-api';
import { patchCachedPost, removeCachedPost } from './update-cached-posts';

const { listFeed, listSectionPopular } = feedApi.endpoints;
const arg = { section: 'board' } as const;

const toPost = (id: string) =>
  ({ id, liked: false, like: 0, bookmarked: false, comment: 0, view: 0, vote: 0 }) as CommunityCard;
const toFeed = (count: number) => ({
  pages: Array.from({ length: count }, (_, index) => ({
    items: [toPost(`${index}-a`), toPost(`${index}-b`)],
    next: null,
  })),
  pageParams: Array.from({ length: count }, () => null),
});

/** A store with a feed of `count` pages of two posts. */
function createFeed(count: number) {
  const store = makeStore();
  const read = (pages: number) =>
    store.dispatch(feedApi.util.upsertQueryEntries([{ endpointName: 'listFeed', arg, value: toFeed(pages) }]));
  read(count);
  const pages = () => listFeed.select(arg)(store.getState()).data?.pages ?? [];
  const ids = () => pages().map(({ items }) => items.map(({ id }) => id));
  return { store, read, pages, ids };
}

const like = (post: CachedPost) => ({ like: post.like + 1 });

test('patches a post and leaves every other post and page of its list', () => {
  const { store, pages } = createFeed(500);
  const before = pages();
  store.dispatch(patchCachedPost('300-b', like));
  const after = pages();
  expect(after[300]?.items[1]).toEqual({ ...toPost('300-b'), like: 1 });
  expect(after[300]?.items[0]).toBe(before[300]?.items[0]);
  expect(after.filter((page, index) => page !== before[index])).toHaveLength(1);
});

test('notifies no subscriber of a patch with the same values', async () => {
  const { store } = createFeed(2);
  const notified = jest.fn();
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  store.subscribe(notified);
  store.dispatch(patchCachedPost('1-a', () => ({ like: 0, liked: false })));
  await frame();
  expect(notified).not.toHaveBeenCalled();
});

test('patches a post whose row moved, and none that was removed', () => {
  const { store, ids, pages } = createFeed(2);
  store.dispatch(removeCachedPost('1-a'));
  expect(ids()).toEqual([['0-a', '0-b'], ['1-b']]);
  store.dispatch(patchCachedPost('1-b', () => ({ bookmarked: true })));
  store.dispatch(patchCachedPost('1-a', like));
  expect(pages()[1]?.items).toEqual([{ ...toPost('1-b'), bookmarked: true }]);
});

test('patches nothing of a list that was read again without the page of the post', () => {
  const { store, read, pages } = createFeed(2);
  read(1);
  store.dispatch(patchCachedPost('1-a', like));
  expect(pages()).toEqual(toFeed(1).pages);
});

test('removes a post from every list that has it, and nothing of another', () => {
  const { store, ids } = createFeed(2);
  const readPopular = (range: 'week' | 'month', posts: CommunityCard[]) =>
    store.dispatch(
      feedApi.util.upsertQueryEntries([
        { endpointName: 'listSectionPopular', arg: { section: 'board', range }, value: posts },
      ]),
    );
  const popularIds = (range: 'week' | 'month') =>
    listSectionPopular
      .select({ section: 'board', range })(store.getState())
      .data?.map(({ id }) => id);
  readPopular('week', [toPost('0-a'), toPost('1-b')]);
  readPopular('month', [toPost('1-b')]);
  store.dispatch(removeCachedPost('0-a'));
  expect(ids()).toEqual([['0-b'], ['1-a', '1-b']]);
  expect([popularIds('week'), popularIds('month')]).toEqual([['1-b'], ['1-b']]);
});
