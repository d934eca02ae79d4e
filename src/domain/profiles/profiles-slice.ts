import { type AgeGroup, ageGroup, ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { serverNow } from '@/shared/lib/server-clock';
import { sessionChangedInOtherTab, sessionEnded } from '@/shared/session/session-events';

/** The selected child. Persisted: profile id and age group (docs/specification.md §3.7, §9.4). */
type SelectedProfile = { profileId: string | null; ageGroup: AgeGroup | null };

const noProfile: SelectedProfile = { profileId: null, ageGroup: null };

export const profilesSlice = createSlice({
  name: 'profiles',
  initialState: noProfile,
  reducers: {
    /** The child's profile, as in every list of them; `now` in ms. */
    profileSelected: {
      reducer: (_, { payload }: PayloadAction<SelectedProfile>) => payload,
      prepare: ({ id, birth_date }: { id: string; birth_date: string }, now = serverNow()) => ({
        payload: { profileId: id, ageGroup: ageGroup(ageInMonths(birth_date, seoulDay(now))) },
      }),
    },
    /** Another tab of the same account chose a child, or has none any more. */
    profileSelectedInOtherTab: (_, { payload }: PayloadAction<SelectedProfile>) => payload,
    /** The selected child was deleted, or was never this account's. */
    profileCleared: () => noProfile,
  },
  extraReducers: (builder) =>
    // An expired session preserves the selection: the same parent signs in again and continues with the same child.
    builder
      .addCase(sessionEnded, () => noProfile)
      .addCase(sessionChangedInOtherTab, (state, { payload }) => payload.selected ?? state),
  selectors: {
    selectProfileId: ({ profileId }) => profileId,
    selectAgeGroup: ({ ageGroup: group }) => group,
  },
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof profilesSlice> {}
}

export const { profileSelected, profileSelectedInOtherTab, profileCleared } = profilesSlice.actions;
export const { selectProfileId, selectAgeGroup } = profilesSlice.selectors;
