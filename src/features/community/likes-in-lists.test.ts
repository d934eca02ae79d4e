import type { CommunityCard } from '@contract/community/community.responses';
import { makeStore } from '@/app/store';
import { scriptedBackend } from '@/testing/scripted-backend';
import { feedApi } from './feed/feed-api';
import { sendLike } from './feed/reactions';
import { mineApi } from './mine/mine-api';
import { postApi } from './posts/post-api';
import { searchApi } from './search/search-api';

const toCard = (id: string) => ({ id, liked: false, like: 3 }) as CommunityCard;
const [other, post] = [toCard('other'), toCard('post')];
const page = { data: { items: [other, post], next: null } };
const overview = { data: { articles: { items: [other] }, posts: { items: [post] } } };

const backend = scriptedBackend({
  'GET /community/post?section=board': () => page,
  'GET /community/section/popular?section=board&range=week': () => ({ data: [other, post] }),
  'GET /community/search?q=%EC%9E%A0': () => page,
  'GET /community/search/all?q=%EC%9E%A0': () => overview,
  'GET /community/mine?kind=bookmark': () => page,
  'GET /community/post/post': () => ({ data: post }),
  'PUT /community/post/post/like': () => ({ data: { liked: true, like: 5 } }),
});
afterAll(backend.restore);

test('shows a like in every cached list and in the post', async () => {
  const { listFeed, listSectionPopular } = feedApi.endpoints;
  const { searchPosts, searchAll } = searchApi.endpoints;
  const { getPost } = postApi.endpoints;
  const { dispatch, getState } = makeStore();
  await Promise.all([
    dispatch(listFeed.initiate({ section: 'board' })),
    dispatch(listSectionPopular.initiate({ section: 'board', range: 'week' })),
    dispatch(searchPosts.initiate({ q: '잠' })),
    dispatch(searchAll.initiate('잠')),
    dispatch(mineApi.endpoints.listMine.initiate({ kind: 'bookmark' })),
    dispatch(getPost.initiate({ id: 'post' })),
  ]);
  await dispatch(sendLike({ id: 'post', liked: true }));
  const state = getState();
  const { articles, posts } = searchAll.select('잠')(state).data ?? {};
  const liked = { ...post, liked: true, like: 5 };
  expect(listFeed.select({ section: 'board' })(state).data?.pages[0]?.items).toEqual([other, liked]);
  expect(listSectionPopular.select({ section: 'board', range: 'week' })(state).data).toEqual([other, liked]);
  expect(searchPosts.select({ q: '잠' })(state).data?.pages[0]?.items).toEqual([other, liked]);
  expect([articles?.items, posts?.items]).toEqual([[other], [liked]]);
  expect(mineApi.endpoints.listMine.select({ kind: 'bookmark' })(state).data?.pages[0]?.items).toEqual([other, liked]);
  expect(getPost.select({ id: 'post' })(state).data).toEqual(liked);
});
