import type { OfficialResult, OfficialResultInput } from '@contract/test/diagnostics-official';
import { baseApi } from '@/shared/api/base-api';

type OfProfile = { profileId: string };
type OfRecord = OfProfile & { recordId: string };

const listOf = (profileId: string) => `/diagnostic-test/profile/${encodeURIComponent(profileId)}/official-result`;
const recordOf = ({ profileId, recordId }: OfRecord) => `${listOf(profileId)}/${encodeURIComponent(recordId)}`;

/** What clinics found, copied by the parent. A write that fails is told on its form. */
export const officialApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listOfficialResults: build.query<OfficialResult[], OfProfile>({
      query: ({ profileId }) => listOf(profileId),
      providesTags: ['Diagnostic'],
    }),
    addOfficialResult: build.mutation<OfficialResult, OfProfile & { input: OfficialResultInput; sendingId: string }>({
      query: ({ profileId, input, sendingId }) => ({
        url: listOf(profileId),
        method: 'POST',
        body: input,
        idempotencyKey: sendingId,
      }),
      extraOptions: { quiet: true },
      invalidatesTags: (record) => (record ? ['Diagnostic'] : []),
    }),
    changeOfficialResult: build.mutation<OfficialResult, OfRecord & { input: OfficialResultInput; sendingId: string }>({
      query: ({ input, sendingId, ...of }) => ({
        url: recordOf(of),
        method: 'PUT',
        body: input,
        idempotencyKey: sendingId,
      }),
      extraOptions: { quiet: true },
      invalidatesTags: (record) => (record ? ['Diagnostic'] : []),
    }),
    removeOfficialResult: build.mutation<null, OfRecord>({
      query: (of) => ({ url: recordOf(of), method: 'DELETE' }),
      extraOptions: { quiet: true },
      invalidatesTags: (_, error) => (error ? [] : ['Diagnostic']),
    }),
  }),
});

export const {
  useListOfficialResultsQuery,
  useAddOfficialResultMutation,
  useChangeOfficialResultMutation,
  useRemoveOfficialResultMutation,
} = officialApi;
