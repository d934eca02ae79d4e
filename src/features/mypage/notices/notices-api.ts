import type { NoticePage, UnreadNotices } from '@contract/notices/notices.responses';
import type { UpcomingReminders } from '@contract/reminders/reminders.responses';
import { selectUnreadNotices, unreadCounted } from '@/features/auth/auth-slice';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';

type Reading = { dispatch: AppDispatch; getState: () => unknown; queryFulfilled: Promise<{ data: UnreadNotices }> };

/** Optimistic update of the list and the bell; undone when the write fails. Without `ids`: all. */
async function readAtOnce(ids: readonly string[] | null, { dispatch, getState, queryFulfilled }: Reading) {
  const before = selectUnreadNotices(getState() as RootState);
  const marked = new Set<string>();
  const set = (read: boolean, picks: (id: string) => boolean) =>
    dispatch(
      noticesApi.util.updateQueryData('listNotices', undefined, ({ pages }) => {
        for (const notice of pages.flatMap(({ items }) => items)) {
          if (notice.read === read || !picks(notice.id)) continue;
          notice.read = read;
          marked.add(notice.id);
        }
      }),
    );
  set(true, (id) => ids === null || ids.includes(id));
  dispatch(unreadCounted(ids === null ? 0 : Math.max(0, before - marked.size)));
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (data) return void dispatch(unreadCounted(data.count));
  const taken = new Set(marked);
  set(false, (id) => taken.has(id));
  dispatch(unreadCounted(before));
}

/** Notices to the person. */
export const noticesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listNotices: build.infiniteQuery<NoticePage, void, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({ url: '/notice', params: { cursor: pageParam } }),
      providesTags: ['Notice'],
    }),
    listUpcoming: build.query<UpcomingReminders, void>({ query: () => '/reminder', providesTags: ['Notice'] }),
    // The tap also navigates to the notice's target: a failure leaves it unread and shows no toast.
    readNotice: build.mutation<UnreadNotices, string>({
      query: (id) => ({ url: '/notice/read', method: 'PUT', body: { ids: [id] } }),
      extraOptions: { suppressErrorToast: true },
      onQueryStarted: (id, reading) => readAtOnce([id], reading),
    }),
    readAllNotices: build.mutation<UnreadNotices, void>({
      query: () => ({ url: '/notice/read', method: 'PUT', body: {} }),
      extraOptions: { instant: true },
      onQueryStarted: (_, reading) => readAtOnce(null, reading),
    }),
  }),
});

export const { useListUpcomingQuery, useListNoticesInfiniteQuery, useReadNoticeMutation, useReadAllNoticesMutation } =
  noticesApi;
