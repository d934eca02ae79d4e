import type { ContentImportInput, ContentKind } from '@contract/staff/content';
import type { ContentEntry, ContentPreview } from '@contract/staff/content.responses';
import { staffApi } from '@/features/staff/staff-api';

type Item = { kind: ContentKind; id: string };
type Import = ContentImportInput & { kind: ContentKind };

const url = ({ kind, id }: Item) => `/admin/content/${kind}/${encodeURIComponent(id)}`;

/** Articles, places, books and plays; the server answers 403 to everyone but admins. */
const contentApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listContent: build.query<ContentEntry[], ContentKind>({
      query: (kind) => `/admin/content/${kind}`,
      providesTags: ['Content'],
    }),
    unlistContent: build.mutation<ContentEntry, Item & { reason: string }>({
      query: ({ reason, ...item }) => ({ url: `${url(item)}/unlist`, method: 'POST', body: { reason } }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: ['Content', 'Feed', 'Place', 'Book', 'Play'],
    }),
    relistContent: build.mutation<ContentEntry, Item>({
      query: (item) => ({ url: `${url(item)}/relist`, method: 'POST' }),
      invalidatesTags: ['Content', 'Feed', 'Place', 'Book', 'Play'],
    }),
    previewContent: build.mutation<ContentPreview, Import>({
      query: ({ kind, ...body }) => ({ url: `/admin/content/${kind}/preview`, method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
    }),
    importContent: build.mutation<ContentPreview, Import>({
      query: ({ kind, ...body }) => ({ url: `/admin/content/${kind}/import`, method: 'POST', body }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: ['Content', 'Feed', 'Place', 'Book', 'Play'],
    }),
  }),
});

export const {
  useListContentQuery,
  useUnlistContentMutation,
  useRelistContentMutation,
  usePreviewContentMutation,
  useImportContentMutation,
} = contentApi;
