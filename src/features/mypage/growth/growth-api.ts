import type {
  GrowthChangeInput,
  GrowthEntryInput,
  GrowthImportInput,
  GrowthMeasure,
  GrowthStandard,
} from '@contract/mypage/growth';
import type { GrowthCurve, GrowthEntries, GrowthEntry, GrowthImported } from '@contract/mypage/growth.responses';
import { growthCurveUrl, growthEntryUrl, growthUrl, type ProfileArg } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';

type EntryArg = ProfileArg & { entryId: string };

const toTags = (_: unknown, error: unknown, { profileId }: ProfileArg) =>
  error ? [] : [{ type: 'Growth' as const, id: profileId }];

/** A child's measurements. Errors of a write are shown in its form, so those raise no toast. */
export const growthApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listGrowthEntries: build.infiniteQuery<GrowthEntries, ProfileArg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_cursor }) => next_cursor,
      },
      query: ({ queryArg: { profileId }, pageParam: cursor }) => ({ url: growthUrl(profileId), params: { cursor } }),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => [
        { type: 'Growth', id: profileId },
        { type: 'Profile', id: profileId },
      ],
    }),
    getGrowthCurve: build.query<GrowthCurve, ProfileArg & { measure: GrowthMeasure; standard: GrowthStandard }>({
      query: ({ profileId, measure, standard }) => ({
        url: growthCurveUrl(profileId, measure),
        params: { standard },
      }),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => [
        { type: 'Growth', id: profileId },
        { type: 'Profile', id: profileId },
      ],
    }),
    createGrowthEntry: build.mutation<GrowthEntry, ProfileArg & { entry: GrowthEntryInput }>({
      query: ({ profileId, entry }) => ({
        url: `${growthUrl(profileId)}/entry`,
        method: 'POST',
        said: '성장 기록을 저장했어요',
        body: entry,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: toTags,
    }),
    updateGrowthEntry: build.mutation<GrowthEntry, EntryArg & { entry: GrowthChangeInput }>({
      query: ({ profileId, entryId, entry }) => ({
        url: growthEntryUrl(profileId, entryId),
        method: 'PUT',
        said: '성장 기록을 고쳤어요',
        body: entry,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: toTags,
    }),
    deleteGrowthEntry: build.mutation<null, EntryArg>({
      query: ({ profileId, entryId }) => ({ url: growthEntryUrl(profileId, entryId), method: 'DELETE' }),
      invalidatesTags: toTags,
    }),
    importGrowth: build.mutation<GrowthImported, ProfileArg & GrowthImportInput & Idempotent>({
      query: ({ profileId, idempotencyKey, ...body }) => ({
        url: `${growthUrl(profileId)}/import`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: toTags,
    }),
  }),
});

/** The entry as it is stored now, of the pages that were read; undefined when it is on none of them. */
export async function readEntry(
  dispatch: AppDispatch,
  profileId: string,
  entryId: string,
): Promise<GrowthEntry | undefined> {
  const options = { forceRefetch: true, subscribe: false } as const;
  const { pages } = await dispatch(growthApi.endpoints.listGrowthEntries.initiate({ profileId }, options)).unwrap();
  return pages.flatMap(({ entries }) => entries).find(({ id }) => id === entryId);
}

export const {
  useListGrowthEntriesInfiniteQuery,
  useGetGrowthCurveQuery,
  useCreateGrowthEntryMutation,
  useUpdateGrowthEntryMutation,
  useDeleteGrowthEntryMutation,
  useImportGrowthMutation,
} = growthApi;
