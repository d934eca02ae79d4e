import type { AnswerInput } from '@contract/test/diagnostics';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { newId } from '@/shared/lib/new-id';
import type { RootState } from '@/shared/store/root-state';
import { entryStore, type QueuedAnswer, type QueueEntry } from './queue-schema';

/** Why entries are waiting: nothing gets through · the server asks for time · nothing is wrong. */
export type QueueTrouble = 'offline' | 'server' | null;

/** An answer or a completion the server refused for good; told on the question, then forgotten. */
export type Refusal = { owner: string; attemptId: string; itemId: string | null; code: string; message: string };

export type AnswerQueueState = {
  /** In the order of sending, of every account that used this device. Persisted, one key an entry. */
  entries: QueueEntry[];
  trouble: QueueTrouble;
  refusals: Refusal[];
  /** False once the device would not keep an entry: then only this page holds it. */
  storable: boolean;
};

const inOrder = (entries: QueueEntry[]) => entries.sort((a, b) => a.seq - b.seq || (a.id < b.id ? -1 : 1));

type AnswerGiven = { owner: string; attemptId: string; answer: Omit<AnswerInput, 'id'> };

const answerQueueSlice = createSlice({
  name: 'answerQueue',
  // read as the store is made: the first picture already shows what waits
  initialState: (): AnswerQueueState => ({
    entries: inOrder(entryStore.readAll()),
    trouble: null,
    refusals: [],
    storable: true,
  }),
  reducers: {
    /** The parent answered. A newer answer to the question answered last takes that one's place if it still waits. */
    answerGiven: {
      reducer: (state, { payload }: PayloadAction<QueuedAnswer>) => {
        const mine = state.entries.filter(
          (entry) => entry.owner === payload.owner && entry.attemptId === payload.attemptId,
        );
        const last = mine.filter((entry) => entry.kind === 'answer').at(-1);
        const replaced = last?.answer.item_id === payload.answer.item_id ? last.id : undefined;
        // whoever answers again has not finished yet
        const dropped = new Set([replaced, ...mine.filter(({ kind }) => kind === 'finish').map(({ id }) => id)]);
        state.entries = state.entries.filter(({ id }) => !dropped.has(id));
        state.entries.push(after(state, payload));
        state.refusals = state.refusals.filter(
          ({ attemptId, itemId }) => attemptId !== payload.attemptId || itemId !== payload.answer.item_id,
        );
      },
      prepare: ({ owner, attemptId, answer }: AnswerGiven) => {
        const id = newId();
        const entry: QueuedAnswer = {
          kind: 'answer',
          id,
          owner,
          attemptId,
          seq: Date.now(),
          answer: { ...answer, id },
        };
        return { payload: entry };
      },
    },
    /** The parent asked for the result: sent once every answer before it has arrived. */
    finishAsked: {
      reducer: (state, { payload }: PayloadAction<QueueEntry>) => {
        const asked = state.entries.some(
          ({ kind, owner, attemptId }) =>
            kind === 'finish' && owner === payload.owner && attemptId === payload.attemptId,
        );
        if (!asked) state.entries.push(after(state, payload));
        state.refusals = state.refusals.filter(({ attemptId }) => attemptId !== payload.attemptId);
      },
      prepare: (of: { owner: string; attemptId: string }) => {
        const entry: QueueEntry = { kind: 'finish', id: newId(), seq: Date.now(), ...of };
        return { payload: entry };
      },
    },
    entryArrived: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.entries = state.entries.filter(({ id }) => id !== payload.id);
      state.trouble = null;
    },
    entryRefused: (state, { payload }: PayloadAction<{ entry: QueueEntry; code: string; message: string }>) => {
      const { entry, code, message } = payload;
      state.entries = state.entries.filter(({ id }) => id !== entry.id);
      state.trouble = null;
      state.refusals.push({
        owner: entry.owner,
        attemptId: entry.attemptId,
        itemId: entry.kind === 'answer' ? entry.answer.item_id : null,
        code,
        message,
      });
    },
    sendingStopped: (state, { payload }: PayloadAction<Exclude<QueueTrouble, null>>) => {
      state.trouble = payload;
    },
    sendingResumed: (state) => {
      state.trouble = null;
    },
    entryChangedElsewhere: (state, { payload }: PayloadAction<{ id: string; entry: QueueEntry | null }>) => {
      state.entries = state.entries.filter(({ id }) => id !== payload.id);
      if (payload.entry) state.entries = inOrder([...state.entries, payload.entry]);
    },
    deviceWouldNotKeep: (state) => {
      state.storable = false;
    },
  },
  selectors: {
    selectEntries: ({ entries }) => entries,
    selectTrouble: ({ trouble }) => trouble,
    selectStorable: ({ storable }) => storable,
    selectRefusals: ({ refusals }) => refusals,
  },
});

/** The clock may stand still or go back; the order of answers may not. */
function after<Entry extends QueueEntry>(state: AnswerQueueState, entry: Entry): Entry {
  const last = state.entries.at(-1)?.seq ?? 0;
  return { ...entry, seq: Math.max(entry.seq, last + 1) };
}

export const {
  answerGiven,
  finishAsked,
  entryArrived,
  entryRefused,
  sendingStopped,
  sendingResumed,
  entryChangedElsewhere,
  deviceWouldNotKeep,
} = answerQueueSlice.actions;
export const { selectEntries, selectTrouble, selectStorable, selectRefusals } = answerQueueSlice.selectors;
export const answerQueueReducer = answerQueueSlice.reducer;
declare module '@/shared/store/root-state' {
  interface RootState {
    answerQueue: AnswerQueueState;
  }
}

/** What waits for one attempt of one account, in order. */
export const selectWaiting = createSelector(
  [selectEntries, (_: RootState, owner: string | null) => owner, (_, __, attemptId: string) => attemptId],
  (entries, owner, attemptId) => entries.filter((entry) => entry.owner === owner && entry.attemptId === attemptId),
);
