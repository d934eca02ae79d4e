import type { AttemptSummary } from '@contract/test/diagnostics-results.responses';
import { diagnosticUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

/** A child's finished checks, the newest first: what a question may carry along. */
const finishedChecksApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listFinishedChecks: build.query<AttemptSummary[], { profileId: string }>({
      query: ({ profileId }) => `${diagnosticUrl(profileId)}/attempt`,
      transformResponse: (attempts: AttemptSummary[]) => attempts.filter(({ completed_at }) => completed_at !== null),
      providesTags: (_, __, { profileId }) => [{ type: 'Profile', id: profileId }, 'Attempt'],
    }),
  }),
});

export const { useListFinishedChecksQuery } = finishedChecksApi;
