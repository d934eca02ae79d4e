import type { Analysis } from '@contract/mypage/analysis.responses';
import { analysisUrl, type ProfileArg } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

/** One call for all analyses of a child: the page that opens first asks, the others find the answer. */
export const analysisApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getAnalysis: build.query<Analysis, ProfileArg>({
      query: ({ profileId }) => analysisUrl(profileId),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => [
        'Diagnostic',
        'Health',
        { type: 'Growth', id: profileId },
        { type: 'Play', id: profileId },
        { type: 'Profile', id: profileId },
      ],
    }),
  }),
});

export const { useGetAnalysisQuery } = analysisApi;
