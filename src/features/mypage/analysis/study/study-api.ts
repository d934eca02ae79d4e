import type { StudyAnalysis } from '@contract/learning/learning.responses';
import { studyUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

export const studyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getStudy: build.query<StudyAnalysis, { profileId: string }>({
      query: ({ profileId }) => studyUrl(profileId),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => [{ type: 'Profile', id: profileId }],
    }),
  }),
});

export const { useGetStudyQuery } = studyApi;
