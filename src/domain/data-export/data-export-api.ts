import { MINUTE_MS } from '@contract/common/time';
import { EXPORT_FILE_NAME } from '@contract/mypage/export';
import type { ApiMeta } from '@/shared/api/api-call';
import type { ApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { saveFile } from '@/shared/lib/save-file';

/** Longest silence between two pieces of the archive. */
const SILENCE_LIMIT_MS = MINUTE_MS;

type Download = { link: string; onBytes: (received: number) => void };

const dataExportApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Saves a ready archive. The file itself goes to the device and never into the state. */
    downloadExport: build.mutation<{ bytes: number }, Download>({
      queryFn: async ({ link, onBytes }, _api, _options, ask) => {
        const answer = await ask({ url: link, file: { type: 'application/zip', onBytes } });
        const meta = answer.meta as ApiMeta | undefined;
        if (answer.error) return { error: answer.error as ApiError, meta };
        if (!(answer.data instanceof Blob)) return { error: { status: 'UNREADABLE', message: UNREADABLE }, meta };
        saveFile(answer.data, EXPORT_FILE_NAME);
        return { data: { bytes: answer.data.size }, meta };
      },
      extraOptions: { suppressErrorToast: true, timeout: SILENCE_LIMIT_MS },
    }),
  }),
});

const UNREADABLE = '파일을 받지 못했어요. 다시 시도해 주세요.';

export const { useDownloadExportMutation } = dataExportApi;
