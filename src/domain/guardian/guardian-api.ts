import type { GuardianResetInput } from '@contract/auth/guardian';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import { guardianPasswordSet } from '@/shared/session/session-events';

/** Used by the settings and at the exit of child mode. Its forms show the errors. */
const guardianApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    verifyGuardianPassword: build.mutation<null, { password: string }>({
      query: (body) => ({ url: '/mypage/guardian-password/verify', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    /** `idempotencyKey`: the same while the same form is sent again. */
    resetGuardianPassword: build.mutation<null, GuardianResetInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/mypage/guardian-password/reset',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(guardianPasswordSet());
      },
    }),
  }),
});

export const { useVerifyGuardianPasswordMutation, useResetGuardianPasswordMutation } = guardianApi;
