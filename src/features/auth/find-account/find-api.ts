import type { FindIdInput, FindPasswordConfirmInput, FindPasswordInput } from '@contract/auth/join';
import type { FoundId, MailCodeSent } from '@contract/auth/join.responses';
import type { MailCodeProof } from '@contract/common/mail-code';
import { baseApi } from '@/shared/api/base-api';

/** Errors are shown in the form, so none of these raises a toast. */
const findApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sendFindIdCode: build.mutation<MailCodeSent, FindIdInput>({
      query: (body) => ({ url: '/auth/find/id', method: 'POST', said: '메일을 보냈어요', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    confirmFindId: build.mutation<FoundId, MailCodeProof>({
      query: (body) => ({ url: '/auth/find/id/confirm', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    sendFindPasswordCode: build.mutation<MailCodeSent, FindPasswordInput>({
      query: (body) => ({ url: '/auth/find/password', method: 'POST', said: '메일을 보냈어요', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    resetPassword: build.mutation<null, FindPasswordConfirmInput>({
      query: (body) => ({ url: '/auth/find/password/confirm', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
    }),
  }),
});

export const {
  useSendFindIdCodeMutation,
  useConfirmFindIdMutation,
  useSendFindPasswordCodeMutation,
  useResetPasswordMutation,
} = findApi;
