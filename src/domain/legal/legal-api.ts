import type { ConsentKind } from '@contract/accounts/consents';
import type { LegalHead, LegalText } from '@contract/accounts/consents.responses';
import { baseApi } from '@/shared/api/base-api';

/** Used by joining and by the settings, so its endpoints are in domain and not in a feature. */
const legalApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listLegalHeads: build.query<LegalHead[], void>({ query: () => '/legal' }),
    getLegalText: build.query<LegalText, { kind: ConsentKind }>({ query: ({ kind }) => `/legal/${kind}` }),
  }),
});

export const { useListLegalHeadsQuery, useGetLegalTextQuery } = legalApi;
