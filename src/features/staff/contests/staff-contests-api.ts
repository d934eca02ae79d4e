import type { ContestChangeInput, ContestInput } from '@contract/community/contests';
import type { ContestDetail } from '@contract/community/contests.responses';
import { staffContestUrl } from '@/domain/api-urls';
import { staffApi } from '@/features/staff/staff-api';
import type { Idempotent } from '@/shared/api/api-call';

/** Contests as moderators and admins hold them. The forms show their own errors. */
const staffContestsApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
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
    updateContest: build.mutation<ContestDetail, ContestChangeInput & Idempotent & { id: string }>({
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

export const { useCreateContestMutation, useUpdateContestMutation, useAnnounceContestMutation } = staffContestsApi;
