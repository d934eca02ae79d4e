import type { IssueLicencesInput } from '@contract/history/licences';
import type { IssuedLicences, LicenceBatchPage } from '@contract/history/licences.responses';
import { staffApi } from '@/features/staff/staff-api';
import { cursorPages } from '@/shared/api/cursor-pages';

/** Codes of licences that grant points. The form shows its own errors. */
const licencesApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listLicenceBatches: build.infiniteQuery<LicenceBatchPage, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: '/admin/licence', params: { cursor: pageParam } }),
      providesTags: ['Licence'],
    }),
    issueLicences: build.mutation<IssuedLicences, IssueLicencesInput>({
      query: (body) => ({ url: '/admin/licence', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (issued) => (issued ? ['Licence'] : []),
    }),
  }),
});

export const { useListLicenceBatchesInfiniteQuery, useIssueLicencesMutation } = licencesApi;
