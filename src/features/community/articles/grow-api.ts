import type { ArticlesForAge } from '@contract/community/articles.responses';
import type { Play } from '@contract/test/diagnostics.responses';
import type { Domain } from '@contract/test/diagnostics-kinds';
import { baseApi } from '@/shared/api/base-api';

const CACHE_SECONDS = 30 * 60;

const growApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listArticles: build.query<ArticlesForAge, { month: number }>({
      query: (params) => ({ url: '/community/article', params }),
      extraOptions: { readableOffline: true },
      providesTags: ['Feed'],
    }),
    listHomePlays: build.query<Play[], { month?: number; domain?: Domain }>({
      query: (params) => ({ url: '/community/homeplay', params }),
      extraOptions: { readableOffline: true },
      keepUnusedDataFor: CACHE_SECONDS,
    }),
  }),
});

export const { useListArticlesQuery, useListHomePlaysQuery } = growApi;
