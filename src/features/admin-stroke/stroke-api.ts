import type { Subject } from '@contract/admin-stroke/stroke-lists';
import type { StrokeSaveInput, StrokesFile } from '@contract/admin-stroke/strokes';
import type {
  StrokeRecord,
  StrokeRevision,
  StrokesImported,
  StrokesInserted,
} from '@contract/admin-stroke/strokes.responses';
import { MINUTE_MS } from '@contract/common/time';
import { baseApi } from '@/shared/api/base-api';

const fileForm = (file: Blob, name: string, id?: number) => {
  const form = new FormData();
  form.set('file', file, name);
  if (id !== undefined) form.set('id', String(id));
  return form;
};
const LONG_MS = MINUTE_MS;
const changesAll = (_: unknown, error: unknown) => (error ? [] : ['Stroke' as const]);

/** Calls of the stroke tool (docs/specification.md §7.3). */
export const strokeApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listStrokes: build.query<StrokeRecord[], void>({
      query: () => ({ url: 'admin/stroke' }),
      providesTags: ['Stroke'],
      extraOptions: { timeout: LONG_MS },
    }),
    insertStrokes: build.mutation<StrokesInserted, Subject>({
      query: (subject) => ({ url: `admin/stroke/${subject}_insert` }),
      invalidatesTags: changesAll,
    }),
    saveStrokes: build.mutation<StrokeRecord, StrokeSaveInput & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/stroke/${id}`, method: 'PUT', body }),
      extraOptions: { suppressErrorToast: true },
      // One record of a large set: patched into the cached list instead of a refetch.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved)
          dispatch(
            strokeApi.util.updateQueryData('listStrokes', undefined, (records) =>
              records.map((record) => (record.id === saved.data.id ? saved.data : record)),
            ),
          );
      },
      invalidatesTags: (_, error, { id }) => (error ? [] : [{ type: 'Stroke', id: `revisions-${id}` }]),
    }),
    listStrokeRevisions: build.query<StrokeRevision[], number>({
      query: (id) => ({ url: `admin/stroke/${id}/revision` }),
      providesTags: (_, __, id) => [{ type: 'Stroke', id: `revisions-${id}` }],
    }),
    uploadTracing: build.mutation<StrokeRecord, { file: File; id?: number }>({
      query: ({ file, id }) => ({ url: 'upload/tracing-app', method: 'POST', body: fileForm(file, file.name, id) }),
      extraOptions: { timeout: LONG_MS },
      invalidatesTags: changesAll,
    }),
    exportStrokes: build.mutation<StrokesFile, void>({
      query: () => ({ url: 'admin/stroke/export' }),
      extraOptions: { timeout: LONG_MS },
    }),
    importStrokes: build.mutation<StrokesImported, File>({
      query: (file) => ({ url: 'admin/stroke/import', method: 'POST', body: fileForm(file, file.name) }),
      extraOptions: { timeout: LONG_MS },
      invalidatesTags: changesAll,
    }),
  }),
});

export const {
  useListStrokesQuery,
  useInsertStrokesMutation,
  useSaveStrokesMutation,
  useListStrokeRevisionsQuery,
  useUploadTracingMutation,
  useExportStrokesMutation,
  useImportStrokesMutation,
} = strokeApi;
