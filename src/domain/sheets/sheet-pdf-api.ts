import type { ApiMeta } from '@/shared/api/api-call';
import type { ApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';

type PdfArg = {
  url: string;
  /** Gets the file, which never goes into the state. */
  onFile: (file: Blob) => void;
};

const UNREADABLE = 'PDF를 받지 못했어요. 다시 시도해 주세요.';

const sheetPdfApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    makeSheetPdf: build.mutation<{ bytes: number }, PdfArg>({
      queryFn: async ({ url, onFile }, _api, _options, ask) => {
        const answer = await ask({ url, file: { type: 'application/pdf' } });
        const meta = answer.meta as ApiMeta | undefined;
        if (answer.error) return { error: answer.error as ApiError, meta };
        if (!(answer.data instanceof Blob)) return { error: { status: 'UNREADABLE', message: UNREADABLE }, meta };
        onFile(answer.data);
        return { data: { bytes: answer.data.size }, meta };
      },
      extraOptions: { suppressErrorToast: true },
    }),
  }),
});

export const { useMakeSheetPdfMutation } = sheetPdfApi;
