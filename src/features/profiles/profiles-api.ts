import type { ProfileChangeInput, ProfileCreateInput, ProfileDeleteInput } from '@contract/profiles/profile';
import type { Profile } from '@contract/profiles/profile.responses';
import { type ProfileArg, profileUrl, selectedProfileUrl } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';

/**
 * The account's children. The form shows the error of a write, so these raise no toast. `getSelectedProfile` and
 * `listProfiles`, which other features use too, are in src/domain/profiles.
 */
export const profilesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // `idempotencyKey` is the same while the same child is sent again: a lost answer creates no duplicate.
    createProfile: build.mutation<Profile, ProfileCreateInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/profile', method: 'POST', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (profile) => (profile ? [{ type: 'Profile', id: 'LIST' }, 'Consent'] : []),
    }),
    // The birth date decides which checks a child gets, so those are read again too.
    updateProfile: build.mutation<Profile, ProfileChangeInput & { id: string }>({
      query: ({ id, ...body }) => ({ url: profileUrl(id), method: 'PUT', body }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (profile, _, { id }) => (profile ? [{ type: 'Profile', id }, 'Diagnostic'] : []),
    }),
    // Only remembered for other devices: the choice counts here at once, and a lost call changes nothing.
    selectProfile: build.mutation<null, ProfileArg>({
      query: ({ profileId }) => ({ url: selectedProfileUrl(profileId), method: 'PUT' }),
      extraOptions: { suppressErrorToast: true, changesNoRead: true },
    }),
    deleteProfile: build.mutation<null, ProfileDeleteInput & { id: string }>({
      query: ({ id, name }) => ({ url: profileUrl(id), method: 'DELETE', body: { name } }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (_, error) => (error ? [] : [{ type: 'Profile', id: 'LIST' }]),
    }),
  }),
});

export const { useCreateProfileMutation, useUpdateProfileMutation, useDeleteProfileMutation } = profilesApi;
