import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectOwner } from '@/features/auth/auth-slice';
import type { RootState } from '@/shared/store/root-state';
import { type WaitingEvent, waitingStore } from './waiting-event';

const inOrder = (rows: WaitingEvent[]) => rows.sort((a, b) => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1));

const learningOutboxSlice = createSlice({
  name: 'learningOutbox',
  // Read as the store is made: the first picture already counts what waits.
  initialState: (): WaitingEvent[] => inOrder(waitingStore.readAll()),
  reducers: {
    /** A stretch of learning, or a try at a letter. */
    learned: (rows, { payload }: PayloadAction<WaitingEvent>) => inOrder([...rows, payload]),
    /** The server has them, or will never take them. */
    eventsGone: (rows, { payload }: PayloadAction<{ ids: string[] }>) => {
      const gone = new Set(payload.ids);
      return rows.filter(({ id }) => !gone.has(id));
    },
    eventChangedElsewhere: (rows, { payload }: PayloadAction<{ id: string; row: WaitingEvent | null }>) => {
      const others = rows.filter(({ id }) => id !== payload.id);
      return payload.row ? inOrder([...others, payload.row]) : others;
    },
  },
  selectors: { selectOutbox: (rows) => rows },
});

export const { learned, eventsGone, eventChangedElsewhere } = learningOutboxSlice.actions;
export const { selectOutbox } = learningOutboxSlice.selectors;
export const learningOutboxReducer = learningOutboxSlice.reducer;
declare module '@/shared/store/root-state' {
  interface RootState {
    learningOutbox: WaitingEvent[];
  }
}

/** The child whose events have waited longest. */
export const selectNextChild = (state: RootState): string | undefined => {
  const owner = selectOwner(state);
  return owner === null ? undefined : selectOutbox(state).find((row) => row.owner === owner)?.profileId;
};

/** What waits for one child of the account that is signed in, in order. */
export const selectWaitingEvents = createSelector(
  [selectOutbox, selectOwner, (_: RootState, profileId: string) => profileId],
  (rows, owner, profileId) => rows.filter((row) => row.owner === owner && row.profileId === profileId),
);
