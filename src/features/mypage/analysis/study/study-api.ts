import type { StudyAnalysis } from '@contract/learning/learning';
import { baseApi } from '@/shared/api/base-api';

export const studyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getStudy: build.query<StudyAnalysis, { profileId: string }>({
      query: ({ profileId }) => `/learning/profile/${encodeURIComponent(profileId)}/study`,
      providesTags: (_, __, { profileId }) => [{ type: 'Profile', id: profileId }],
    }),
  }),
});

export const { useGetStudyQuery } = studyApi;
