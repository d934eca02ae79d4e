import type { Attempt, SavedAnswer } from '@contract/test/diagnostics.responses';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { serverNow } from '@/shared/lib/server-clock';
import { sessionEnded } from '@/shared/session/session-events';
import { attemptStore, type StoredAttempt } from './open-attempt-schema';

/** How many unfinished attempts a device keeps to open without a network. */
const KEPT = 8;

const newestFirst = (rows: StoredAttempt[]) => rows.sort((a, b) => b.keptAt - a.keptAt);

type AnswerCounted = { owner: string; attemptId: string; status: number; current: SavedAnswer };

export const openAttemptsSlice = createSlice({
  name: 'openAttempts',
  initialState: (): StoredAttempt[] => newestFirst(attemptStore.readAll()),
  reducers: {
    attemptSeen: {
      reducer: (rows, { payload }: PayloadAction<StoredAttempt>) => {
        const others = rows.filter(({ attempt }) => attempt.id !== payload.attempt.id);
        return payload.attempt.completed_at === null ? [payload, ...others].slice(0, KEPT) : others;
      },
      prepare: ({ owner, attempt }: { owner: string; attempt: Attempt }) => ({
        payload: { owner, attempt, keptAt: serverNow() },
      }),
    },
    /** The server has an answer; `current` is its stored one. */
    answerCounted: (rows, { payload: { owner, attemptId, status, current } }: PayloadAction<AnswerCounted>) => {
      const row = rows.find((candidate) => candidate.owner === owner && candidate.attempt.id === attemptId);
      if (row) countAnswer(row.attempt, status, current);
    },
    /** Finished, or no longer there. */
    attemptClosed: (rows, { payload }: PayloadAction<{ attemptId: string }>) =>
      rows.filter(({ attempt }) => attempt.id !== payload.attemptId),
  },
  // a log-out deletes the open attempts; only answers not sent yet remain
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: {
    selectStoredAttempts: (rows) => rows,
    selectStoredAttempt: (rows, owner: string | null, attemptId: string) =>
      rows.find((row) => row.owner === owner && row.attempt.id === attemptId)?.attempt,
  },
});
declare module '@/shared/store/root-state' {
  interface RootState extends WithSlice<typeof openAttemptsSlice> {}
}

/** Replaces the answer of an item by the one the server counts. */
export function countAnswer(attempt: Pick<Attempt, 'status' | 'answers'>, status: number, current: SavedAnswer) {
  attempt.status = status;
  attempt.answers = [...attempt.answers.filter(({ item_id }) => item_id !== current.item_id), current];
}

export const { attemptSeen, answerCounted, attemptClosed } = openAttemptsSlice.actions;
export const { selectStoredAttempts, selectStoredAttempt } = openAttemptsSlice.selectors;
