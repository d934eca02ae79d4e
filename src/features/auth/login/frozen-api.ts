import type { LoginInput } from '@contract/auth/auth';
import type { FrozenAppealInput, FrozenExportInput } from '@contract/auth/freezes';
import type { FrozenAccount } from '@contract/auth/freezes.responses';
import type { MailCodeSent } from '@contract/auth/join.responses';
import type { DataExport } from '@contract/mypage/export.responses';
import { baseApi } from '@/shared/api/base-api';

/** The owner of a frozen account, by id and password: mutations, so that no password is part of the cache. */
const frozenApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    readFreeze: build.mutation<FrozenAccount, LoginInput>({
      query: (body) => ({ url: '/auth/frozen', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    appealFreeze: build.mutation<FrozenAccount, FrozenAppealInput>({
      query: (body) => ({ url: '/auth/frozen/appeal', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    sendFrozenExportCode: build.mutation<MailCodeSent, LoginInput>({
      query: (body) => ({ url: '/auth/frozen/export/code', method: 'POST', said: '메일을 보냈어요', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    readFrozenExport: build.mutation<DataExport, FrozenExportInput>({
      query: (body) => ({ url: '/auth/frozen/export/state', method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    requestFrozenExport: build.mutation<DataExport, FrozenExportInput>({
      query: (body) => ({ url: '/auth/frozen/export', method: 'POST', said: '내 정보를 모으고 있어요', body }),
      extraOptions: { suppressErrorToast: true },
    }),
  }),
});

export const {
  useReadFreezeMutation,
  useAppealFreezeMutation,
  useReadFrozenExportMutation,
  useSendFrozenExportCodeMutation,
  useRequestFrozenExportMutation,
} = frozenApi;
