import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { sessionChangedInOtherTab, sessionEnded, sessionStarted } from '@/shared/session/session-events';
import { persistedPart } from '@/shared/storage/persisted';

/** User of the device: a child from the start of learning on, a guardian after the password. */
export type ChildMode = { inside: boolean | null };

/** Learning was not opened on this device. */
export const initialChildMode: ChildMode = { inside: null };

export const childModeSlice = createSlice({
  name: 'childMode',
  initialState: initialChildMode,
  reducers: {
    childModeEntered: (state) => {
      state.inside = true;
    },
    /** The guardian's password was right. */
    guardianProved: (state) => {
      state.inside = false;
    },
    childModeChangedInOtherTab: (state, { payload }: { payload: boolean }) => {
      state.inside = payload;
    },
  },
  extraReducers: (builder) =>
    // Signing in required the account's own password.
    builder
      .addCase(sessionStarted, () => initialChildMode)
      .addCase(sessionEnded, () => initialChildMode)
      .addCase(sessionChangedInOtherTab, (state, { payload }) => (payload.selected ? initialChildMode : state)),
  selectors: { selectInChildMode: ({ inside }) => inside === true },
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof childModeSlice> {}
}

export const { childModeEntered, guardianProved } = childModeSlice.actions;
export const { selectInChildMode } = childModeSlice.selectors;

/** Persisted over a reload, so that a child cannot leave child mode by reloading. */
export const childModePart = persistedPart({
  slice: 'childMode',
  key: 'childHalf',
  schema: v.boolean(),
  select: ({ childMode }) => childMode.inside,
  restore: (inside) => ({ inside }),
  changedInOtherTab: childModeSlice.actions.childModeChangedInOtherTab,
});
