import type { BookletInput, CombinedVaccineInput } from '@contract/home/health-windows';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import type { CalendarNames } from '@contract/home/health-windows-calendar';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import { healthUrl, type ProfileArg } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';

const CALENDAR = '/health-windows/calendar';

type BookletArg = ProfileArg & { bookletId: string };
const bookletUrl = ({ profileId, bookletId }: BookletArg) =>
  `${healthUrl(profileId)}/booklet/${encodeURIComponent(bookletId)}`;

export const healthApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listHealthWindows: build.query<HealthWindows, ProfileArg>({
      query: ({ profileId }) => healthUrl(profileId),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => ['Health', { type: 'Profile', id: profileId }],
    }),
    setCombinedVaccine: build.mutation<HealthWindows, ProfileArg & CombinedVaccineInput>({
      query: ({ profileId, ...body }) => ({
        url: `${healthUrl(profileId)}/combined-vaccine`,
        method: 'PUT',
        said: '맞는 백신을 바꿨어요',
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Health']),
    }),
    // Errors are shown in the sheet. The write may include the guardian's consent.
    markBooklet: build.mutation<HealthWindows, BookletArg & { booklet: BookletInput }>({
      query: ({ booklet, ...arg }) => ({
        url: bookletUrl(arg),
        method: 'PUT',
        said: '수첩대로 표시했어요',
        body: booklet,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (marked, _, { booklet }) =>
        marked ? ['Health', ...(booklet.consent ? (['Consent', 'Diagnostic'] as const) : [])] : [],
    }),
    undoBooklet: build.mutation<HealthWindows, BookletArg>({
      query: (arg) => ({ url: bookletUrl(arg), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Health']),
    }),
    getCalendar: build.query<CalendarFeed | null, void>({
      query: () => CALENDAR,
      extraOptions: { accepts: () => true },
      providesTags: ['Calendar'],
      // The link opens without a sign-in, so it is dropped from the cache once the sheet is closed.
      keepUnusedDataFor: 0,
    }),
    saveCalendar: build.mutation<null, { names: CalendarNames } & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: CALENDAR, method: 'PUT', body, idempotencyKey }),
      invalidatesTags: (_, error) => (error ? [] : ['Calendar']),
    }),
    renewCalendar: build.mutation<null, Idempotent>({
      query: ({ idempotencyKey }) => ({ url: `${CALENDAR}/renew`, method: 'POST', idempotencyKey }),
      invalidatesTags: (_, error) => (error ? [] : ['Calendar']),
    }),
    deleteCalendar: build.mutation<null, void>({
      query: () => ({ url: CALENDAR, method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Calendar']),
    }),
  }),
});

export const {
  useListHealthWindowsQuery,
  useSetCombinedVaccineMutation,
  useMarkBookletMutation,
  useUndoBookletMutation,
  useGetCalendarQuery,
  useSaveCalendarMutation,
  useRenewCalendarMutation,
  useDeleteCalendarMutation,
} = healthApi;
