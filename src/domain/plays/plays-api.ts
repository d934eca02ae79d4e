import type { PlayMarkInput } from '@contract/home/play-plan';
import type { DonePlay, PlayMarked } from '@contract/home/play-plan.responses';
import { baseApi } from '@/shared/api/base-api';

type OfProfile = { profileId: string };

const profileUrl = (profileId: string) => `/play-plan/profile/${encodeURIComponent(profileId)}`;

/** The plays done with a child and their marks, on home and in the community. */
export const playsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPlaysDone: build.query<DonePlay[], OfProfile>({
      query: ({ profileId }) => `${profileUrl(profileId)}/done`,
      providesTags: (_, __, { profileId }) => [{ type: 'Play', id: profileId }],
    }),
    // Sent by the outbox, which announces a refusal: no toast.
    markPlay: build.mutation<PlayMarked, OfProfile & { playId: string; mark: PlayMarkInput }>({
      query: ({ profileId, playId, mark }) => ({
        url: `${profileUrl(profileId)}/play/${encodeURIComponent(playId)}`,
        method: 'PUT',
        body: mark,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (marked, _, { profileId }) => (marked ? [{ type: 'Play', id: profileId }] : []),
    }),
  }),
});

export const { useListPlaysDoneQuery } = playsApi;
