import type { ConsentKind } from '@contract/accounts/consents';
import type { LegalHead, LegalText } from '@contract/accounts/consents.responses';
import { baseApi } from '@/shared/api/base-api';

/** The texts one agrees to. Joining and the settings both show them, so their endpoints stand here and not in a feature. */
export const legalApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listLegalHeads: build.query<LegalHead[], void>({ query: () => '/legal' }),
    getLegalText: build.query<LegalText, { kind: ConsentKind }>({ query: ({ kind }) => `/legal/${kind}` }),
  }),
});

export const { useListLegalHeadsQuery, useGetLegalTextQuery } = legalApi;
