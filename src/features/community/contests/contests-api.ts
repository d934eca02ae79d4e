import type { VoteState } from '@contract/community/contests.responses';
import { contestUrl } from '@/domain/api-urls';
import { contestListApi } from '@/domain/contests/contest-list-api';
import { patchCachedPost } from '@/features/community/posts-api/update-cached-posts';

/** A vote; a refusal raises the usual toast. */
const contestsApi = contestListApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    vote: build.mutation<VoteState, { id: string; entryId: string }>({
      query: ({ id, entryId }) => ({ url: `${contestUrl(id)}/vote`, method: 'PUT', body: { entry_id: entryId } }),
      extraOptions: { instant: true },
      // A refusal means that the contest changed: it closed, or the vote was cast on another device.
      invalidatesTags: (_, __, { id }) => [{ type: 'Contest', id }],
      onQueryStarted: async ({ id, entryId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          contestListApi.util.updateQueryData('getContest', { id }, (contest) => {
            contest.voted_entry_id = entryId;
          }),
        );
        dispatch(patchCachedPost(entryId, () => ({ vote: answer.data.vote })));
      },
    }),
  }),
});

export const { useVoteMutation } = contestsApi;
