import type { CommunityCard } from '@contract/community/community.responses';
import { waitFor } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api/base-api';
import { signIn } from '@/testing/outboxes';
import { type Reply, scriptedBackend } from '@/testing/scripted-backend';
import { sendBookmark, sendLike } from './feed/reactions';
import { enqueueReaction } from './outbox/reactions-outbox';
import { feedApi } from './posts-api/feed-api';
import { growApi } from './posts-api/grow-api';
import { mineApi } from './posts-api/mine-api';
import { postApi } from './posts-api/post-api';
import { searchApi } from './posts-api/search-api';

const { listFeed, listSectionPopular } = feedApi.endpoints;
const { searchPosts, searchAll } = searchApi.endpoints;
const { listMine } = mineApi.endpoints;
const { listArticles } = growApi.endpoints;
const { getPost } = postApi.endpoints;
const board = { section: 'board' } as const;
const week = { ...board, range: 'week' } as const;
const bookmarks = { kind: 'bookmark' } as const;

const toCard = (id: string) => ({ id, liked: false, like: 3, bookmarked: false, ages: null }) as CommunityCard;
const [other, post] = [toCard('other'), toCard('post')];
const page = { data: { items: [other, post], next: null } };
const overview = { data: { articles: { items: [other] }, posts: { items: [post] } } };

let toBoard = (): Reply => page;
let toLike: () => Reply | Promise<Reply> = () => ({ data: { liked: true, like: 5 } });
const backend = scriptedBackend({
  'GET /community/post?section=board': () => toBoard(),
  'GET /community/section/popular?section=board&range=week': () => ({ data: [other, post] }),
  'GET /community/search?q=%EC%9E%A0': () => page,
  'GET /community/search/all?q=%EC%9E%A0': () => overview,
  'GET /community/mine?kind=bookmark': () => page,
  'GET /community/article?month=6': () => ({ data: { now: [other], next: [post] } }),
  'GET /community/post/post': () => ({ data: post }),
  'PUT /community/post/post/like': () => toLike(),
  'PUT /community/post/post/bookmark': () => ({ data: { bookmarked: true } }),
});
afterAll(backend.restore);

const refuseLike = () => ({ status: 404, code: 'NOT_FOUND', message: '지워진 글이에요.' });
/** The answer of the next like, given when the test says so. */
function holdLike() {
  let answer: (reply: Reply) => void = () => undefined;
  const held = new Promise<Reply>((resolve) => {
    answer = resolve;
  });
  toLike = () => held;
  return (reply: Reply) => answer(reply);
}

// A store that is left open asks again for what it subscribed to, into the tests of other files.
const closers: (() => void)[] = [];
afterEach(() => {
  while (closers.length > 0) closers.pop()?.();
});

async function openLists(store = makeStore()) {
  const disconnect = store.connect();
  closers.push(() => {
    disconnect();
    store.dispatch(baseApi.util.resetApiState());
  });
  const { dispatch, getState } = store;
  await Promise.all([
    dispatch(listFeed.initiate(board)),
    dispatch(listSectionPopular.initiate(week)),
    dispatch(searchPosts.initiate({ q: '잠' })),
    dispatch(searchAll.initiate('잠')),
    dispatch(listMine.initiate(bookmarks)),
    dispatch(listArticles.initiate({ month: 6 })),
    dispatch(getPost.initiate({ id: 'post' })),
  ]);
  const posts = () => listFeed.select(board)(getState()).data?.pages[0]?.items;
  /** Expects the post to look like that everywhere, and the other post of each list as it was. */
  const expectEverywhere = (shown: CommunityCard) => {
    const state = getState();
    const found = searchAll.select('잠')(state).data;
    const articles = listArticles.select({ month: 6 })(state).data;
    expect(posts()).toEqual([other, shown]);
    expect(listSectionPopular.select(week)(state).data).toEqual([other, shown]);
    expect(searchPosts.select({ q: '잠' })(state).data?.pages[0]?.items).toEqual([other, shown]);
    expect([found?.articles.items, found?.posts.items]).toEqual([[other], [shown]]);
    expect(listMine.select(bookmarks)(state).data?.pages[0]?.items).toEqual([other, shown]);
    expect([articles?.now, articles?.next]).toEqual([[other], [shown]]);
    expect(getPost.select({ id: 'post' })(state).data).toEqual(shown);
  };
  return { dispatch, posts, expectEverywhere };
}

beforeEach(() => {
  toBoard = () => page;
  toLike = () => ({ data: { liked: true, like: 5 } });
});

test('shows a like in every cached list and in the post, at once and with the count of the answer', async () => {
  const { dispatch, expectEverywhere } = await openLists();
  const answer = holdLike();
  const sent = dispatch(sendLike({ id: 'post', liked: true }));
  expectEverywhere({ ...post, liked: true, like: 4 });
  answer({ data: { liked: true, like: 5 } });
  await sent;
  expectEverywhere({ ...post, liked: true, like: 5 });
});

test('shows a bookmark in every cached list and in the post', async () => {
  const { dispatch, expectEverywhere } = await openLists();
  await dispatch(sendBookmark({ id: 'post', bookmarked: true }));
  expectEverywhere({ ...post, bookmarked: true });
});

test('undoes a refused like in every cached list and in the post', async () => {
  const { dispatch, expectEverywhere } = await openLists();
  toLike = refuseLike;
  await dispatch(sendLike({ id: 'post', liked: true }));
  expectEverywhere(post);
});

test('leaves a list that was read while the like was sent as it was read, when the like is refused', async () => {
  const { dispatch, posts } = await openLists();
  const answer = holdLike();
  const sent = dispatch(sendLike({ id: 'post', liked: true }));
  const items = [{ ...post, like: 9 }, toCard('new'), other];
  toBoard = () => ({ data: { items, next: null } });
  await dispatch(listFeed.initiate(board, { forceRefetch: true }));
  answer(refuseLike());
  await sent;
  expect(posts()).toEqual(items);
});

test('shows a like of the outbox in every list that is read before it is sent', async () => {
  const store = makeStore();
  signIn(store, 'mom');
  const answer = holdLike();
  store.dispatch(enqueueReaction({ owner: 'mom', kind: 'like', postId: 'post', targetId: 'post', on: true }));
  const { expectEverywhere } = await openLists(store);
  expectEverywhere({ ...post, liked: true, like: 4 });
  answer({ data: { liked: true, like: 5 } });
  await waitFor(() => expectEverywhere({ ...post, liked: true, like: 5 }));
});
