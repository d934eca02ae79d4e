import type { CurrentLetter, LetterRow, WeeklyLetter } from '@contract/home/weekly-letter.responses';
import { type ProfileArg, weeklyLetterUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

/** Its next steps follow from the marks. */
const letterTags = ({ profileId }: ProfileArg) => ['Health', { type: 'Profile', id: profileId }] as const;

const weeklyLetterApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCurrentLetter: build.query<CurrentLetter, ProfileArg>({
      query: ({ profileId }) => weeklyLetterUrl(profileId),
      // A child of six years has none.
      extraOptions: { readableOffline: true, accepts: () => true },
      providesTags: (_, __, arg) => letterTags(arg),
    }),
    listLetters: build.query<LetterRow[], ProfileArg>({
      query: ({ profileId }) => `${weeklyLetterUrl(profileId)}/letter`,
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => [{ type: 'Profile', id: profileId }],
    }),
    /** `startsOn`: YYYYMMDD, the first day of its week. */
    getLetter: build.query<WeeklyLetter, ProfileArg & { startsOn: string }>({
      query: ({ profileId, startsOn }) => `${weeklyLetterUrl(profileId)}/letter/${encodeURIComponent(startsOn)}`,
      extraOptions: { readableOffline: true },
      providesTags: (_, __, arg) => letterTags(arg),
    }),
  }),
});

export const { useGetCurrentLetterQuery, useGetLetterQuery, useListLettersQuery } = weeklyLetterApi;
