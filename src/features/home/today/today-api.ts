import type { PlayMarked, PlayMarkInput, Today } from '@contract/home/play-plan';
import { playPlanUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

type ProfileArg = { profileId: string };

export const todayApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getToday: build.query<Today, ProfileArg>({
      query: ({ profileId }) => `/today/profile/${encodeURIComponent(profileId)}`,
      providesTags: (_, __, { profileId }) => ['Health', { type: 'Profile', id: profileId }],
    }),
    // Sent by the queue of marks (play-marks-listeners.ts), which tells what goes wrong: no toast.
    markPlay: build.mutation<PlayMarked, ProfileArg & { playId: string; mark: PlayMarkInput }>({
      query: ({ profileId, playId, mark }) => ({
        url: `${playPlanUrl(profileId)}/play/${encodeURIComponent(playId)}`,
        method: 'PUT',
        body: mark,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (marked) => (marked ? ['PlayDone'] : []),
    }),
  }),
});

export const { useGetTodayQuery } = todayApi;
