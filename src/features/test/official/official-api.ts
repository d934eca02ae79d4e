import type { OfficialChangeInput, OfficialResultInput } from '@contract/test/diagnostics-official';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { officialResultsUrl, officialResultUrl, type ProfileArg } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

type RecordArg = ProfileArg & { recordId: string };

/** Clinic results entered by the parent. A failed write is shown at its form. */
const officialApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listOfficialResults: build.query<OfficialResult[], ProfileArg>({
      query: ({ profileId }) => officialResultsUrl(profileId),
      extraOptions: { readableOffline: true },
      providesTags: ['Diagnostic'],
    }),
    createOfficialResult: build.mutation<
      OfficialResult,
      ProfileArg & { input: OfficialResultInput; idempotencyKey: string }
    >({
      query: ({ profileId, input, idempotencyKey }) => ({
        url: officialResultsUrl(profileId),
        method: 'POST',
        body: input,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (record) => (record ? ['Diagnostic'] : []),
    }),
    updateOfficialResult: build.mutation<
      OfficialResult,
      RecordArg & { input: OfficialChangeInput; idempotencyKey: string }
    >({
      query: ({ input, idempotencyKey, profileId, recordId }) => ({
        url: officialResultUrl(profileId, recordId),
        method: 'PUT',
        body: input,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (record) => (record ? ['Diagnostic'] : []),
    }),
    deleteOfficialResult: build.mutation<null, RecordArg>({
      query: ({ profileId, recordId }) => ({ url: officialResultUrl(profileId, recordId), method: 'DELETE' }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Diagnostic']),
    }),
  }),
});

export const {
  useListOfficialResultsQuery,
  useCreateOfficialResultMutation,
  useUpdateOfficialResultMutation,
  useDeleteOfficialResultMutation,
} = officialApi;
