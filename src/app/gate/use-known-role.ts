import type { ChildRole } from '@contract/profiles/child-roles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectedProfileApi } from '@/domain/profiles/selected-profile-api';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';

const { getSelectedProfile } = selectedProfileApi.endpoints;

/** The account's role for the selected child, by the sign-in check or an earlier page; nothing is asked for it. */
export function useKnownRole(): ChildRole | undefined {
  const profileId = useAppSelector(selectProfileId);
  const last = useAppSelector(selectUser)?.selected_profile;
  const { data } = getSelectedProfile.useQueryState(profileId ? { profileId } : skipToken);
  return last?.id === profileId ? last?.role : data?.role;
}
