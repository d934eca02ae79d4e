import type { ClaimDecisionInput, DecisionInput, QueueKind } from '@contract/community/community-safety';
import type { QueueItem, QueuePage, QueueSummary } from '@contract/community/community-safety.responses';
import { staffApi } from '@/features/staff/staff-api';
import { cursorPages } from '@/shared/api/cursor-pages';

export type Decision = { of: 'case'; input: DecisionInput } | { of: 'claim'; input: ClaimDecisionInput };

/** The moderators' queue; the server answers 403 to everyone else. */
const moderationApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listQueue: build.infiniteQuery<QueuePage, { kind: QueueKind }, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { kind }, pageParam }) => ({ url: '/moderation/queue', params: { kind, cursor: pageParam } }),
      providesTags: ['Queue'],
    }),
    getQueueSummary: build.query<QueueSummary, void>({
      query: () => '/moderation/summary',
      providesTags: ['Queue'],
    }),
    decide: build.mutation<QueueSummary, Decision & { id: QueueItem['id']; idempotencyKey: string }>({
      query: ({ of, id, input, idempotencyKey }) => ({
        url: `/moderation/${of}/${encodeURIComponent(id)}/decision`,
        method: 'POST',
        body: input,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      // Another moderator may have decided meanwhile: the queue is fetched again after a failure too.
      invalidatesTags: ['Queue', 'Feed', 'Post'],
    }),
  }),
});

export const { useListQueueInfiniteQuery, useGetQueueSummaryQuery, useDecideMutation } = moderationApi;
