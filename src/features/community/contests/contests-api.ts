import type { ContestInput, ContestsQuery } from '@contract/community/contests';
import type { ContestDetail, ContestPage, VoteState } from '@contract/community/contests.responses';
import { contestUrl, staffContestUrl } from '@/domain/api-urls';
import { patchPost } from '@/features/community/feed/post-cache-index';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';

/** Contests. Errors of the staff's forms are shown there; a vote raises the usual toast. */
const contestsApi = baseApi.injectEndpoints({
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
    vote: build.mutation<VoteState, { id: string; entryId: string }>({
      query: ({ id, entryId }) => ({ url: `${contestUrl(id)}/vote`, method: 'PUT', body: { entry_id: entryId } }),
      extraOptions: { instant: true },
      // A refusal means that the contest changed: it closed, or the vote was cast on another device.
      invalidatesTags: (_, __, { id }) => [{ type: 'Contest', id }],
      onQueryStarted: async ({ id, entryId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          contestsApi.util.updateQueryData('getContest', { id }, (contest) => {
            contest.voted_entry_id = entryId;
          }),
        );
        dispatch(patchPost(entryId, () => ({ vote: answer.data.vote })));
      },
    }),
    createContest: build.mutation<ContestDetail, ContestInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/moderation/contest',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (created) => (created ? [{ type: 'Contest', id: 'LIST' }] : []),
    }),
    updateContest: build.mutation<ContestDetail, ContestInput & Idempotent & { id: string }>({
      query: ({ idempotencyKey, id, ...body }) => ({ url: staffContestUrl(id), method: 'PUT', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Contest']),
    }),
    announceContest: build.mutation<ContestDetail, { id: string }>({
      query: ({ id }) => ({ url: `${staffContestUrl(id)}/announce`, method: 'POST' }),
      invalidatesTags: (_, error) => (error ? [] : ['Contest']),
    }),
  }),
});

export const {
  useListContestsInfiniteQuery,
  useGetContestQuery,
  useVoteMutation,
  useCreateContestMutation,
  useUpdateContestMutation,
  useAnnounceContestMutation,
} = contestsApi;
