import type { DataExport } from '@contract/mypage/export.responses';
import { baseApi } from '@/shared/api/base-api';

/** The archive of all data stored about the person; a job of the server makes it. */
const exportApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getExport: build.query<DataExport, void>({
      query: () => '/mypage/export',
      extraOptions: { suppressErrorToast: true },
      providesTags: ['Export'],
    }),
    requestExport: build.mutation<DataExport, void>({
      query: () => ({ url: '/mypage/export', method: 'POST', said: '내 정보를 모으고 있어요' }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : ['Export']),
    }),
  }),
});

export const { useGetExportQuery, useRequestExportMutation } = exportApi;
