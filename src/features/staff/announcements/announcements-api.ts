import type { AnnouncementInput, AudienceInput } from '@contract/staff/announcements';
import type { Announcement, AnnouncementPage, AudienceSize } from '@contract/staff/announcements.responses';
import { staffApi } from '@/features/staff/staff-api';
import type { Idempotent } from '@/shared/api/api-call';
import { cursorPages } from '@/shared/api/cursor-pages';

/** Announcements; the server answers 403 to everyone but admins. */
const announcementsApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAnnouncements: build.infiniteQuery<AnnouncementPage, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: '/admin/announcement', params: { cursor: pageParam } }),
      providesTags: ['Announcement'],
    }),
    // A POST that changes nothing, so it is a query.
    countAudience: build.query<AudienceSize, AudienceInput>({
      query: (body) => ({ url: '/admin/announcement/audience', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    createAnnouncement: build.mutation<Announcement, AnnouncementInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/admin/announcement', method: 'POST', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (made) => (made ? ['Announcement'] : []),
    }),
    cancelAnnouncement: build.mutation<Announcement, { id: string }>({
      query: ({ id }) => ({
        url: `/admin/announcement/${encodeURIComponent(id)}/cancel`,
        method: 'POST',
        said: '안내를 취소했어요',
      }),
      // It may be on its way by now: the list is fetched again after a failure too.
      invalidatesTags: ['Announcement'],
    }),
  }),
});

export const {
  useListAnnouncementsInfiniteQuery,
  useCountAudienceQuery,
  useCreateAnnouncementMutation,
  useCancelAnnouncementMutation,
} = announcementsApi;
