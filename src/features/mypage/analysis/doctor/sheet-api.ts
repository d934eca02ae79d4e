import type { HealthWindows } from '@contract/home/health-windows.responses';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { healthUrl, type ProfileArg } from '@/domain/api-urls';
import { useGetGrowthCurveQuery } from '@/features/mypage/growth/growth-api';
import { baseApi } from '@/shared/api/base-api';

/** Further data of the paper besides the analysis; asked for only when it is printed. */
const sheetApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSheetWindows: build.query<HealthWindows, ProfileArg>({
      query: ({ profileId }) => healthUrl(profileId),
      extraOptions: { readableOffline: true, suppressErrorToast: true },
      providesTags: (_, __, { profileId }) => ['Health', { type: 'Profile', id: profileId }],
    }),
  }),
});

/**
 * The curves of height and weight and the vaccinations of a child. `settled` once each has answered or failed: without a
 * connection the paper is printed with what there is.
 */
export function useSheetParts({ profileId, wanted }: ProfileArg & { wanted: boolean }) {
  const height = useGetGrowthCurveQuery(wanted ? { profileId, measure: 'height', standard: 'kr2017' } : skipToken);
  const weight = useGetGrowthCurveQuery(wanted ? { profileId, measure: 'weight', standard: 'kr2017' } : skipToken);
  const windows = sheetApi.useGetSheetWindowsQuery(wanted ? { profileId } : skipToken);
  const curves = [height.currentData, weight.currentData].flatMap((curve) => curve ?? []);
  return {
    curves,
    windows: windows.currentData ?? null,
    settled: wanted && [height, weight, windows].every(({ isSuccess, isError }) => isSuccess || isError),
  };
}
