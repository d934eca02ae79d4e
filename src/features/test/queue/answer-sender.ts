import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { selectOwner } from '@/features/auth/auth-slice';
import { testApi } from '@/features/test/test-api';
import { backoffMs, type SendFailure, toSendFailure } from '@/shared/api/send-outcome';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import {
  answerGiven,
  entryArrived,
  entryRefused,
  finishAsked,
  selectEntries,
  sendingResumed,
  sendingStopped,
} from './answer-queue-slice';
import { answerCounted, attemptClosed, countAnswer } from './open-attempts-slice';
import type { QueuedAnswer, QueueEntry } from './queue-schema';

/** The device says a network is there again, or the page came back to the front. */
export const connectionReturned = createAction('answerQueue/connectionReturned');

/** The part of a listener's API that sending needs. */
export type SenderApi = {
  getState: () => RootState;
  dispatch: AppDispatch;
  /** Resolves when an action fits, or after so many ms. */
  condition: (
    predicate: (action: UnknownAction, now: RootState, before: RootState) => boolean,
    ms: number,
  ) => Promise<boolean>;
};

/** A doubtful refusal is believed at this many. */
const DOUBTS = 5;

const ownEntries = (state: RootState) => {
  const owner = selectOwner(state);
  return owner === null ? [] : selectEntries(state).filter((entry) => entry.owner === owner);
};
export const hasSomethingToSend = (state: RootState) => ownEntries(state).length > 0;

/**
 * Sends what waits for the account that is signed in, in order, one at a time, until nothing waits. An attempt the
 * server has trouble with is passed over and tried again later; a refused entry is told and leaves the queue.
 */
export async function sendAll(api: SenderApi): Promise<void> {
  const { dispatch, getState } = api;
  const told = new Set<string>();
  const doubts = new Map<string, number>();
  const delayed = new Set<string>();
  let heldAttempts = new Set<string>();
  let failures = 0;

  const pause = async (trouble: 'offline' | 'server', atLeastMs: number) => {
    failures += 1;
    for (const { id } of ownEntries(getState())) delayed.add(id);
    dispatch(sendingStopped(trouble));
    await api.condition(
      (action, now, before) =>
        connectionReturned.match(action) ||
        selectOwner(now) !== selectOwner(before) ||
        (trouble === 'offline' && (answerGiven.match(action) || finishAsked.match(action))),
      Math.max(atLeastMs, backoffMs(failures)),
    );
    heldAttempts = new Set();
  };

  const refuse = (entry: QueueEntry, { code, message }: { code: string; message: string }) => {
    const gone = code === 'NOT_FOUND';
    const refused = gone ? ownEntries(getState()).filter(({ attemptId }) => attemptId === entry.attemptId) : [entry];
    for (const each of refused) dispatch(entryRefused({ entry: each, code, message }));
    if (gone) dispatch(attemptClosed({ attemptId: entry.attemptId }));
    // the screen may show an attempt that has gone on elsewhere
    dispatch(testApi.util.invalidateTags([{ type: 'Attempt', id: entry.attemptId }, 'Diagnostic']));
    const once = `${entry.attemptId} ${code}`;
    if (!told.has(once)) dispatch(failed(refusalWords(entry, code, message)));
    told.add(once);
  };

  const handle = async (entry: QueueEntry, failure: SendFailure) => {
    if (failure.kind === 'offline') return pause('offline', 0);
    if (failure.kind === 'server') {
      heldAttempts.add(entry.attemptId);
      const others = ownEntries(getState()).some(({ attemptId }) => !heldAttempts.has(attemptId));
      return others ? undefined : pause('server', failure.waitMs);
    }
    const doubt = (doubts.get(entry.id) ?? 0) + 1;
    doubts.set(entry.id, doubt);
    return failure.kind === 'doubtful' && doubt < DOUBTS ? pause('server', 0) : refuse(entry, failure);
  };

  for (;;) {
    const owner = selectOwner(getState());
    const entry = ownEntries(getState()).find(({ attemptId }) => !heldAttempts.has(attemptId));
    if (!entry) {
      if (heldAttempts.size === 0 || !hasSomethingToSend(getState())) return;
      await pause('server', 0);
      continue;
    }
    if (failures > 0) dispatch(sendingResumed());
    const failure = entry.kind === 'answer' ? await sendAnswer(api, entry) : await sendFinish(api, entry, delayed);
    if (!failure) failures = 0;
    // a failure that came while the account changed is none of this entry's
    else if (selectOwner(getState()) === owner) await handle(entry, failure);
  }
}

async function sendAnswer({ dispatch }: SenderApi, entry: QueuedAnswer): Promise<SendFailure | null> {
  const { attemptId, owner, answer } = entry;
  const { data, error } = await dispatch(
    testApi.endpoints.submitAnswer.initiate({ attemptId, answer }, { track: false }),
  );
  if (!data) return toSendFailure(error);
  const { status, current } = data;
  dispatch(testApi.util.updateQueryData('getAttempt', { attemptId }, (draft) => countAnswer(draft, status, current)));
  dispatch(answerCounted({ owner, attemptId, status, current }));
  dispatch(entryArrived(entry));
  return null;
}

async function sendFinish(
  { dispatch }: SenderApi,
  entry: QueueEntry,
  delayed: ReadonlySet<string>,
): Promise<SendFailure | null> {
  const { attemptId } = entry;
  const { data, error } = await dispatch(testApi.endpoints.completeAttempt.initiate({ attemptId }, { track: false }));
  if (!data) return toSendFailure(error);
  await dispatch(testApi.util.upsertQueryData('getResult', { attemptId }, data));
  dispatch(
    testApi.util.updateQueryData('getAttempt', { attemptId }, (draft) => {
      draft.completed_at = data.completed_at;
      draft.status = 100;
    }),
  );
  dispatch(attemptClosed({ attemptId }));
  dispatch(entryArrived(entry));
  if (delayed.has(entry.id)) dispatch(succeeded('기다리던 체크를 마쳤어요. 결과를 볼 수 있어요.'));
  return null;
}

function refusalWords(entry: QueueEntry, code: string, message: string): string {
  if (entry.kind === 'finish') return message;
  if (code === 'ATTEMPT_FINISHED') return '다른 곳에서 이미 마친 체크라 방금 답은 결과에 넣지 못했어요.';
  if (code === 'NOT_FOUND') return '지워진 체크라 답을 저장하지 못했어요.';
  return `답 하나를 저장하지 못했어요. ${message}`;
}
