import type { PlayMarkInput } from '@contract/home/play-plan';
import type { DonePlay, PlayMarked } from '@contract/home/play-plan.responses';
import { type ProfileArg, playPlanUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

/** The plays done with a child and their marks, on home and in the community. */
export const playsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDonePlays: build.query<DonePlay[], ProfileArg>({
      query: ({ profileId }) => `${playPlanUrl(profileId)}/done`,
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => [{ type: 'Play', id: profileId }],
    }),
    // Sent by the outbox, which announces a refusal: no toast.
    markPlay: build.mutation<PlayMarked, ProfileArg & { playId: string; mark: PlayMarkInput }>({
      query: ({ profileId, playId, mark }) => ({
        url: `${playPlanUrl(profileId)}/play/${encodeURIComponent(playId)}`,
        method: 'PUT',
        body: mark,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (marked, _, { profileId }) => (marked ? [{ type: 'Play', id: profileId }] : []),
    }),
  }),
});

export const { useListDonePlaysQuery } = playsApi;
