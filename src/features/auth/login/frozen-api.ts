import type { LoginInput } from '@contract/auth/auth';
import type { FrozenAppealInput } from '@contract/auth/freezes';
import type { FrozenAccount } from '@contract/auth/freezes.responses';
import { MINUTE_MS } from '@contract/common/time';
import { EXPORT_FILE_NAME } from '@contract/mypage/export';
import type { ApiMeta } from '@/shared/api/api-call';
import type { ApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { saveFile } from '@/shared/lib/save-file';

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
    exportFrozen: build.mutation<null, LoginInput>({
      queryFn: async (body, _api, _options, ask) => {
        const answer = await ask({
          url: '/auth/frozen/export',
          method: 'POST',
          body,
          file: { type: 'application/zip' },
        });
        const meta = answer.meta as ApiMeta | undefined;
        if (answer.error) return { error: answer.error as ApiError, meta };
        if (!(answer.data instanceof Blob)) return { error: { status: 'UNREADABLE', message: UNREADABLE }, meta };
        saveFile(answer.data, EXPORT_FILE_NAME);
        return { data: null, meta };
      },
      extraOptions: { suppressErrorToast: true, timeout: MINUTE_MS },
    }),
  }),
});

const UNREADABLE = '파일을 받지 못했어요. 다시 시도해 주세요.';

export const { useReadFreezeMutation, useAppealFreezeMutation, useExportFrozenMutation } = frozenApi;
