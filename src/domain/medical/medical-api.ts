import type { MedicalInfoInput } from '@contract/mypage/medical-info';
import type { OwnMedicalInfo } from '@contract/mypage/medical-info.responses';
import { medicalInfoUrl, type ProfileArg } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';

const medicalApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getMedicalInfo: build.query<OwnMedicalInfo, ProfileArg>({
      query: ({ profileId }) => medicalInfoUrl(profileId),
      extraOptions: { readableOffline: true },
      providesTags: (_, __, { profileId }) => ['Medical', { type: 'Profile', id: profileId }],
    }),
    // Errors are shown in the form. The first save includes the guardian's consent.
    saveMedicalInfo: build.mutation<OwnMedicalInfo, ProfileArg & { input: MedicalInfoInput }>({
      query: ({ profileId, input }) => ({ url: medicalInfoUrl(profileId), method: 'PUT', body: input }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (saved, _, { profileId, input }) =>
        saved
          ? [
              'Medical',
              { type: 'Profile', id: profileId },
              ...(input.consent ? (['Consent', 'Diagnostic'] as const) : []),
            ]
          : [],
    }),
  }),
});

export const { useGetMedicalInfoQuery, useSaveMedicalInfoMutation } = medicalApi;
