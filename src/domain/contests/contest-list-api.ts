import type { ContestsQuery } from '@contract/community/contests';
import type { ContestDetail, ContestPage } from '@contract/community/contests.responses';
import { contestUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';

/** The contests, which parents and staff read. */
export const contestListApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listContests: build.infiniteQuery<ContestPage, Pick<ContestsQuery, 'state'>, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: '/community/contest', params: { ...queryArg, cursor: pageParam } }),
      providesTags: [{ type: 'Contest', id: 'LIST' }, 'Feed'],
    }),
    getContest: build.query<ContestDetail, { id: string }>({
      query: ({ id }) => contestUrl(id),
      providesTags: (_, __, { id }) => [{ type: 'Contest', id }, 'Feed'],
    }),
  }),
});

export const { useListContestsInfiniteQuery, useGetContestQuery } = contestListApi;
