import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { sessionChangedElsewhere, sessionEnded, sessionStarted } from '@/shared/session/session-events';
import { persistedPart } from '@/shared/storage/persisted';

/** Whose hands the device is in: a child's from the way into learning on, a guardian's once the password was given. */
export type ChildHalf = { inside: boolean | null };

declare module '@/shared/store/root-state' {
  interface RootState {
    childHalf: ChildHalf;
  }
}

/** Nobody has been in learning here. */
export const initialChildHalf: ChildHalf = { inside: null };

const childHalfSlice = createSlice({
  name: 'childHalf',
  initialState: initialChildHalf,
  reducers: {
    childHalfEntered: (state) => {
      state.inside = true;
    },
    /** The guardian's password was right. */
    guardianProved: (state) => {
      state.inside = false;
    },
    childHalfChangedElsewhere: (state, { payload }: { payload: boolean }) => {
      state.inside = payload;
    },
  },
  extraReducers: (builder) =>
    // Who signs in knows the account's own password.
    builder
      .addCase(sessionStarted, () => initialChildHalf)
      .addCase(sessionEnded, () => initialChildHalf)
      .addCase(sessionChangedElsewhere, (state, { payload }) => (payload.selected ? initialChildHalf : state)),
  selectors: { selectInChildHalf: ({ inside }) => inside === true },
});

export const { childHalfEntered, guardianProved } = childHalfSlice.actions;
export const { selectInChildHalf } = childHalfSlice.selectors;
export const childHalfReducer = childHalfSlice.reducer;

/** Outlives a reload: a child that finds the reload button stays in its half. */
export const childHalfPart = persistedPart({
  slice: 'childHalf',
  key: 'childHalf',
  schema: v.boolean(),
  select: ({ childHalf }) => childHalf.inside,
  restore: (inside) => ({ inside }),
  changedElsewhere: childHalfSlice.actions.childHalfChangedElsewhere,
});
