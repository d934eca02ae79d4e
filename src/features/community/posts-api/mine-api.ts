import type { MyComments, MyPosts } from '@contract/community/posts.responses';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';
import { showPendingReactions, toPagesWith } from './cached-posts';

export type MyCardKind = 'post' | 'bookmark' | 'like' | 'deleted';

/** The user's own and saved posts. */
export const mineApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listMine: build.infiniteQuery<MyPosts, { kind: MyCardKind }, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { kind }, pageParam }) => ({ url: '/community/mine', params: { kind, cursor: pageParam } }),
      providesTags: (_, __, { kind }) => ['Mine', { type: 'Mine', id: kind }],
      onQueryStarted: showPendingReactions(toPagesWith),
    }),
    listMyComments: build.infiniteQuery<MyComments, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: '/community/mine', params: { kind: 'comment', cursor: pageParam } }),
      providesTags: ['Mine', { type: 'Mine', id: 'comment' }],
    }),
  }),
});

export const { useListMineInfiniteQuery, useListMyCommentsInfiniteQuery } = mineApi;
