import type {
  GrowthChangeInput,
  GrowthCurve,
  GrowthEntries,
  GrowthEntry,
  GrowthEntryInput,
  GrowthImported,
  GrowthImportInput,
  GrowthMeasure,
  GrowthStandard,
} from '@contract/mypage/growth';
import { baseApi } from '@/shared/api/base-api';

type OfProfile = { profileId: string };
type OfEntry = OfProfile & { entryId: string };

const ofProfile = (profileId: string) => `/growth/profile/${encodeURIComponent(profileId)}`;
const ofEntry = ({ profileId, entryId }: OfEntry) => `${ofProfile(profileId)}/entry/${encodeURIComponent(entryId)}`;
const tagsOf = (_: unknown, error: unknown, { profileId }: OfProfile) =>
  error ? [] : [{ type: 'Growth' as const, id: profileId }];

/** A child's measurements. What goes wrong with a write is said on its form, so those raise no toast. */
export const growthApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listGrowth: build.infiniteQuery<GrowthEntries, OfProfile, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next_cursor }) => next_cursor,
      },
      query: ({ queryArg: { profileId }, pageParam: cursor }) => ({ url: ofProfile(profileId), params: { cursor } }),
      providesTags: (_, __, { profileId }) => [
        { type: 'Growth', id: profileId },
        { type: 'Profile', id: profileId },
      ],
    }),
    getGrowthCurve: build.query<GrowthCurve, OfProfile & { measure: GrowthMeasure; standard: GrowthStandard }>({
      query: ({ profileId, measure, standard }) => ({
        url: `${ofProfile(profileId)}/curve/${measure}`,
        params: { standard },
      }),
      providesTags: (_, __, { profileId }) => [
        { type: 'Growth', id: profileId },
        { type: 'Profile', id: profileId },
      ],
    }),
    addGrowthEntry: build.mutation<GrowthEntry, OfProfile & { entry: GrowthEntryInput }>({
      query: ({ profileId, entry }) => ({ url: `${ofProfile(profileId)}/entry`, method: 'POST', body: entry }),
      extraOptions: { quiet: true },
      invalidatesTags: tagsOf,
    }),
    changeGrowthEntry: build.mutation<GrowthEntry, OfEntry & { entry: GrowthChangeInput }>({
      query: ({ entry, ...of }) => ({ url: ofEntry(of), method: 'PUT', body: entry }),
      extraOptions: { quiet: true },
      invalidatesTags: tagsOf,
    }),
    removeGrowthEntry: build.mutation<null, OfEntry>({
      query: (of) => ({ url: ofEntry(of), method: 'DELETE' }),
      invalidatesTags: tagsOf,
    }),
    importGrowth: build.mutation<GrowthImported, OfProfile & GrowthImportInput & { sendingId: string }>({
      query: ({ profileId, sendingId, ...body }) => ({
        url: `${ofProfile(profileId)}/import`,
        method: 'POST',
        body,
        idempotencyKey: sendingId,
      }),
      extraOptions: { quiet: true },
      invalidatesTags: tagsOf,
    }),
  }),
});

export const {
  useListGrowthInfiniteQuery,
  useGetGrowthCurveQuery,
  useAddGrowthEntryMutation,
  useChangeGrowthEntryMutation,
  useRemoveGrowthEntryMutation,
  useImportGrowthMutation,
} = growthApi;
