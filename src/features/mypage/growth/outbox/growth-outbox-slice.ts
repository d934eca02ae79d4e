import type { GrowthEntryInput } from '@contract/mypage/growth';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectOwner } from '@/features/auth/auth-slice';
import type { RootState } from '@/shared/store/root-state';
import { type WaitingEntry, waitingStore } from './waiting-entry';

const inOrder = (rows: WaitingEntry[]) => rows.sort((a, b) => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1));

const growthOutboxSlice = createSlice({
  name: 'growthOutbox',
  // Read as the store is made: the first picture already shows what waits.
  initialState: (): WaitingEntry[] => inOrder(waitingStore.readAll()),
  reducers: {
    /** An entry that could not be sent now, or was mended: in the place of an older one of the same id. */
    entryKept: {
      reducer: (rows, { payload }: PayloadAction<WaitingEntry>) =>
        inOrder([...rows.filter(({ id }) => id !== payload.id), payload]),
      prepare: ({ owner, profileId, entry }: { owner: string; profileId: string; entry: GrowthEntryInput }) => ({
        payload: { id: entry.id, owner, profileId, entry, keptAt: Date.now(), refused: null },
      }),
    },
    /** The server has it, or the parent let it go. */
    entryGone: (rows, { payload }: PayloadAction<{ id: string }>) => rows.filter(({ id }) => id !== payload.id),
    entryRefused: (rows, { payload }: PayloadAction<{ id: string; code: string; sentences: string[] }>) => {
      const row = rows.find(({ id }) => id === payload.id);
      if (row) row.refused = { code: payload.code, sentences: payload.sentences };
    },
    waitingChangedElsewhere: (rows, { payload }: PayloadAction<{ id: string; row: WaitingEntry | null }>) => {
      const others = rows.filter(({ id }) => id !== payload.id);
      return payload.row ? inOrder([...others, payload.row]) : others;
    },
  },
  selectors: { selectOutbox: (rows) => rows },
});

export const { entryKept, entryGone, entryRefused, waitingChangedElsewhere } = growthOutboxSlice.actions;
export const { selectOutbox } = growthOutboxSlice.selectors;
export const growthOutboxReducer = growthOutboxSlice.reducer;
declare module '@/shared/store/root-state' {
  interface RootState {
    growthOutbox: WaitingEntry[];
  }
}

/** The next to send; what was refused waits for the parent. */
export const selectNextToSend = (state: RootState): WaitingEntry | undefined => {
  const owner = selectOwner(state);
  return owner === null ? undefined : selectOutbox(state).find((row) => row.owner === owner && row.refused === null);
};

/** What waits for one child, newest first. */
export const selectWaitingEntries = createSelector(
  [selectOutbox, selectOwner, (_: RootState, profileId: string) => profileId],
  (rows, owner, profileId) => rows.filter((row) => row.owner === owner && row.profileId === profileId).reverse(),
);
