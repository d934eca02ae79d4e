import type { LegalKind } from '@contract/accounts/consents';
import type { Consents, LegalHead, LegalText } from '@contract/accounts/consents.responses';
import { baseApi } from '@/shared/api/base-api';

/** Used by joining, the first child and the settings, so its endpoints are in domain and not in a feature. */
const legalApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listLegalHeads: build.query<LegalHead[], void>({ query: () => '/legal' }),
    // Without a version the text in force.
    getLegalText: build.query<LegalText, { kind: LegalKind; version?: string }>({
      query: ({ kind, version }) => ({ url: `/legal/${kind}`, ...(version !== undefined && { params: { version } }) }),
    }),
    listConsents: build.query<Consents, void>({
      query: () => '/mypage/consent',
      providesTags: ['Consent'],
    }),
  }),
});

export const { useListLegalHeadsQuery, useGetLegalTextQuery, useListConsentsQuery } = legalApi;
