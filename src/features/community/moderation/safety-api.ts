import type { ClaimInput } from '@contract/community/community-safety';
import type { Claim, MyCase } from '@contract/community/community-safety.responses';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';

const of = (kind: 'case' | 'claim', id: string) => `/community/${kind}/${encodeURIComponent(id)}`;

/** Decisions about what one wrote, and requests to have something hidden. */
const safetyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listMyCases: build.query<MyCase[], void>({ query: () => '/community/case', providesTags: ['Case'] }),
    appeal: build.mutation<MyCase, { id: string; text: string } & Idempotent>({
      query: ({ id, text, idempotencyKey }) => ({
        url: `${of('case', id)}/appeal`,
        method: 'POST',
        body: { text },
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (done) => (done ? ['Case', 'Post'] : []),
    }),
    listClaims: build.query<Claim[], void>({ query: () => '/community/claim', providesTags: ['Case'] }),
    createClaim: build.mutation<Claim, ClaimInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/community/claim', method: 'POST', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (done) => (done ? ['Case'] : []),
    }),
    objectToClaim: build.mutation<Claim, { id: string; text: string } & Idempotent>({
      query: ({ id, text, idempotencyKey }) => ({
        url: `${of('claim', id)}/objection`,
        method: 'POST',
        body: { text },
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (done) => (done ? ['Case', 'Post'] : []),
    }),
  }),
});

export const {
  useListMyCasesQuery,
  useAppealMutation,
  useListClaimsQuery,
  useCreateClaimMutation,
  useObjectToClaimMutation,
} = safetyApi;
