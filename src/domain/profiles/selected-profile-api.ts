import type { Profile } from '@contract/profiles/profile.responses';
import { skipToken } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { type ProfileArg, selectedProfileUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';
import { useAppSelector } from '@/shared/store/hooks';
import { profileShape } from './profile-shape';
import { selectProfileId } from './profiles-slice';

/** Every feature needs the selected child, so its endpoint is in domain and not in a feature. */
export const selectedProfileApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSelectedProfile: build.query<Profile, ProfileArg>({
      query: ({ profileId }) => selectedProfileUrl(profileId),
      extraOptions: { readableOffline: true, accepts: (data) => v.is(profileShape, data) },
      providesTags: (_, __, { profileId }) => [{ type: 'Profile', id: profileId }],
    }),
  }),
});

/**
 * One child: `profileId`, or the stored one when none is passed (docs/specification.md §7.3). Skipped without either.
 * `profile` is always of that id, never of a child shown before.
 */
export function useSelectedProfile(profileId?: string | null) {
  const stored = useAppSelector(selectProfileId);
  const id = profileId ?? stored;
  const { currentData, isError, error, isFetching, refetch } = selectedProfileApi.useGetSelectedProfileQuery(
    id ? { profileId: id } : skipToken,
  );
  return {
    profileId: id,
    profile: id ? currentData : undefined,
    isLoading: id !== null && currentData === undefined && !isError,
    isError: id !== null && currentData === undefined && isError,
    error,
    isFetching,
    refetch,
  };
}
