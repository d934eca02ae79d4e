import { ageGroup, ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import type { Profile } from '@contract/profiles/profile.responses';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { profileListApi } from '@/domain/profiles/profile-list-api';
import { profileCleared, profileSelected, selectAgeGroup, selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectedProfileApi } from '@/domain/profiles/selected-profile-api';
import { selectHasCredentials, selectUser, userLoaded } from '@/features/auth/auth-slice';
import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { forgetProfiles } from '@/shared/api/last-answers';
import { NO_CHILD_ACCESS } from '@/shared/api/no-child-access';
import { TAG_TYPES } from '@/shared/api/tags';
import { serverNow } from '@/shared/lib/server-clock';
import type { AppDispatch, AppStartListening } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { profilesApi } from './profiles-api';

const { getSelectedProfile } = selectedProfileApi.endpoints;
const { listProfiles } = profileListApi.endpoints;
const { updateProfile, deleteProfile, selectProfile } = profilesApi.endpoints;

type Store = { dispatch: AppDispatch; getState(): RootState };

const getAgeGroup = ({ birth_date }: Profile) => ageGroup(ageInMonths(birth_date, seoulDay(serverNow())));

/** The `profileId` of a failed call's argument, for any endpoint. */
function askedFor(meta: unknown): string | null {
  if (typeof meta !== 'object' || meta === null || !('arg' in meta)) return null;
  const { arg } = meta;
  if (typeof arg !== 'object' || arg === null || !('originalArgs' in arg)) return null;
  const args = arg.originalArgs;
  if (typeof args !== 'object' || args === null || !('profileId' in args)) return null;
  return typeof args.profileId === 'string' ? args.profileId : null;
}

/**
 * Removes what this device holds of a child that the account may not see any more, from memory and from the disk. The
 * toolkit has no public way to remove one answer: `invalidateTags` keeps the data of what is on the screen, and
 * `resetApiState` would repeat every query of the screen, the refused ones too, which end here again.
 */
async function forgetChild(profileId: string, { dispatch, getState }: Store) {
  const { queries } = getState()[baseApi.reducerPath];
  for (const [queryCacheKey, entry] of Object.entries(queries))
    if (entry?.data !== undefined && askedFor({ arg: entry }) === profileId)
      dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
  dispatch(baseApi.util.invalidateTags([{ type: 'Profile', id: 'LIST' }]));
  await forgetProfiles([profileId]);
}

/**
 * Keeps the stored choice true: the account's last one where this device has none, its age group as the child grows, and
 * no child that is not this account's.
 */
export function startProfilesListeners(startListening: AppStartListening) {
  const updateAgeGroup = (profile: Profile, { dispatch, getState }: Store) => {
    const state = getState();
    if (profile.id === selectProfileId(state) && getAgeGroup(profile) !== selectAgeGroup(state)) {
      dispatch(profileSelected(profile));
    }
  };

  startListening({
    actionCreator: userLoaded,
    effect: ({ payload: { selected_profile: last } }, { dispatch, getState }) => {
      if (last && selectProfileId(getState()) === null) dispatch(profileSelected(last));
    },
  });

  // A choice made here is remembered by the server, unless it is the one that came from there.
  startListening({
    actionCreator: profileSelected,
    effect: ({ payload: { profileId } }, { dispatch, getState, getOriginalState }) => {
      const before = selectProfileId(getOriginalState());
      const known = before ?? selectUser(getState())?.selected_profile?.id ?? null;
      if (profileId !== null && profileId !== known && selectHasCredentials(getState()))
        void dispatch(selectProfile.initiate({ profileId }, { track: false }));
    },
  });

  // The stored age group may be outdated: the child has grown, or its birth date was edited.
  startListening({
    matcher: getSelectedProfile.matchFulfilled,
    effect: ({ payload }, store) => updateAgeGroup(payload, store),
  });
  startListening({
    matcher: updateProfile.matchFulfilled,
    effect: ({ payload }, store) => updateAgeGroup(payload, store),
  });

  // The account's own list is the truth about whose child is chosen (another device may have deleted it).
  startListening({
    matcher: listProfiles.matchFulfilled,
    effect: ({ payload }, store) => {
      const selected = selectProfileId(store.getState());
      const profile = payload.find(({ id }) => id === selected);
      if (profile) return updateAgeGroup(profile, store);
      if (selected !== null) store.dispatch(profileCleared());
      // An only child needs no choice.
      const [only, other] = payload;
      if (only && !other) store.dispatch(profileSelected(only));
    },
  });

  startListening({
    matcher: deleteProfile.matchFulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      if (meta.arg.originalArgs.id === selectProfileId(getState())) dispatch(profileCleared());
    },
  });

  startListening({
    matcher: getSelectedProfile.matchRejected,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const gone = isApiError(payload) && payload.status === 404;
      if (gone && meta.arg.originalArgs.profileId === selectProfileId(getState())) dispatch(profileCleared());
    },
  });

  // Any call may be the first to be refused because the child is not the account's. If the call names no child, the
  // header was refused: the list confirms it, and the call is repeated without it.
  startListening({
    matcher: isRejectedWithValue,
    effect: async ({ payload, meta }, { dispatch, getState }) => {
      if (!isApiError(payload) || !NO_CHILD_ACCESS.has(payload.code)) return;
      const selected = selectProfileId(getState());
      const asked = askedFor(meta);
      if (asked !== null) {
        if (asked === selected) dispatch(profileCleared());
        await forgetChild(asked, { dispatch, getState });
        return;
      }
      if (selected !== null) {
        await dispatch(listProfiles.initiate(undefined, { forceRefetch: true, subscribe: false }));
        if (selectProfileId(getState()) !== selected) await forgetChild(selected, { dispatch, getState });
      }
      if (selectProfileId(getState()) === null) dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    },
  });
}
