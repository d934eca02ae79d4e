import type { PlayPlan, Today } from '@contract/home/play-plan.responses';
import { type ProfileArg, playPlanUrl, todayUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

export const todayApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getToday: build.query<Today, ProfileArg>({
      query: ({ profileId }) => todayUrl(profileId),
      extraOptions: { readableOffline: true },
      // Not the tag of the child's marks: `today-listeners` applies each mark without a refetch.
      providesTags: (_, __, { profileId }) => [
        'Health',
        { type: 'Profile', id: profileId },
        { type: 'Play', id: 'PLAN' },
      ],
    }),
    // The plays alone, for family.
    getPlayPlan: build.query<PlayPlan, ProfileArg>({
      query: ({ profileId }) => playPlanUrl(profileId),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => [
        { type: 'Profile', id: profileId },
        { type: 'Play', id: 'PLAN' },
      ],
    }),
  }),
});

export const { useGetTodayQuery, useGetPlayPlanQuery } = todayApi;
