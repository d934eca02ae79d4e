import type { ArticlesForAge } from '@contract/community/articles.responses';
import type { Play } from '@contract/test/diagnostics.responses';
import type { Domain } from '@contract/test/diagnostics-kinds';
import { baseApi } from '@/shared/api/base-api';
import { showPendingReactions, toArticleLists } from './cached-posts';

const CACHE_SECONDS = 30 * 60;

export const growApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listArticles: build.query<ArticlesForAge, { month: number }>({
      query: (params) => ({ url: '/community/article', params }),
      extraOptions: { readableOffline: true },
      providesTags: ['Feed'],
      onQueryStarted: showPendingReactions(toArticleLists),
    }),
    listHomePlays: build.query<Play[], { month?: number; domain?: Domain }>({
      query: (params) => ({ url: '/community/homeplay', params }),
      extraOptions: { readableOffline: true },
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

export const { useListArticlesQuery, useListHomePlaysQuery } = growApi;
