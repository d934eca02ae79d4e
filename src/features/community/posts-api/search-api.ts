import type { Section } from '@contract/community/community';
import type { SearchPage } from '@contract/community/posts.responses';
import type { ContentKind } from '@contract/community/search';
import type { ContentFound, SearchOverview } from '@contract/community/search.responses';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';
import { showPendingReactions, toFoundLists, toPagesWith } from './cached-posts';

type SearchArg = { q: string; section?: Section };

export const searchApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    searchPosts: build.infiniteQuery<SearchPage, SearchArg, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: '/community/search', params: { ...queryArg, cursor: pageParam } }),
      keepUnusedDataFor: 300,
      providesTags: ['Feed'],
      onQueryStarted: showPendingReactions(toPagesWith),
    }),
    searchAll: build.query<SearchOverview, string>({
      query: (q) => ({ url: '/community/search/all', params: { q } }),
      keepUnusedDataFor: 300,
      providesTags: ['Feed'],
      onQueryStarted: showPendingReactions(toFoundLists),
    }),
    searchContent: build.query<ContentFound, { q: string; kind: ContentKind }>({
      query: (params) => ({ url: '/community/search/content', params }),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useSearchAllQuery, useSearchContentQuery, useSearchPostsInfiniteQuery } = searchApi;
