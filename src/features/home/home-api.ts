import type { PopularRange } from '@contract/community/community';
import type { PostCard } from '@contract/community/community.responses';
import type { MainTestsInput } from '@contract/test/diagnostics';
import type { TestCard } from '@contract/test/diagnostics.responses';
import { baseApi } from '@/shared/api/base-api';

export const homeApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // A read that is sent as POST (docs/specification.md §7.3); a query, so that its answer is cached and refetched.
    listMainTests: build.query<TestCard[], MainTestsInput>({
      query: (body) => ({ url: '/diagnostic-test/main', method: 'POST', body }),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => ['Diagnostic', { type: 'Profile', id: profileId }],
    }),
    listPopularPosts: build.query<PostCard[], { range: PopularRange }>({
      query: ({ range }) => ({ url: '/community/parenting-info/counsel/popular', params: { range } }),
      extraOptions: { readableOffline: true },
      // also when it failed: it is repeated once the cause is resolved (a refused profile header)
      providesTags: ['Popular'],
    }),
  }),
});

export const { useListMainTestsQuery, useListPopularPostsQuery } = homeApi;
