import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/base-api';
import type { TagType } from '@/shared/api/tags';
import { withWebLock } from '@/shared/lib/web-lock';
import { sessionChangedInOtherTab, sessionEnded, sessionRefreshed } from '@/shared/session/session-events';
import type { AppStartListening } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { requestBackgroundSync } from './background-sync';
import type { OutboxRow, SendApi, Trouble } from './create-outbox';
import type { DeviceStore } from './device-store';
import { mirror } from './mirror';
import { settleRows } from './row-database';
import { type SendableOutbox, selectSendable, sendAll } from './send-all';
import { wakeUp } from './wake-up';

/** A visible tab sends without the lock after so long: who holds it may be suspended. */
const TAKE_OVER_MS = 20_000;

interface StoredOutbox<Row extends OutboxRow> extends Omit<SendableOutbox<Row>, 'loadSender'> {
  store: DeviceStore<Row>;
  staleTags: readonly TagType[];
  reducerPath: string;
  selectTrouble: (state: RootState) => Trouble;
  selectStorable: (state: RootState) => boolean;
  actions: SendableOutbox<Row>['actions'] & {
    enqueued: { match: (action: UnknownAction) => boolean };
    changedInOtherTab: (payload: { id: string; row: Row | null }) => UnknownAction;
    ownerLeft: (payload: { owner: string }) => UnknownAction;
    persistFailed: () => UnknownAction;
  };
}

/**
 * Stores the rows of an outbox on the device, sends them and follows other tabs.
 * @param selectOwner the account whose rows may be sent now
 * @param loadSender called when there is something to send, once a run: its code is rarely needed
 */
export function startOutboxListeners<Row extends OutboxRow>(
  startListening: AppStartListening,
  selectOwner: (state: RootState) => string | null,
  outbox: StoredOutbox<Row>,
  loadSender: SendableOutbox<Row>['loadSender'],
): void {
  const sendable = { ...outbox, loadSender };
  const { store, actions, reducerPath, selectAll, selectTrouble, selectStorable, staleTags } = outbox;
  const onDevice = mirror(store, ({ id: key, owner }: Row) => ({ key, owner }), store.readAll());
  let pause = new AbortController();
  let isSending = false;

  /** Rows that the tab with the lock has sent or withdrawn: its storage events may arrive after the lock. */
  const dropSentElsewhere = async ({ dispatch, getState }: SendApi) => {
    if (!selectStorable(getState())) return;
    for (const { id, owner } of selectSendable(sendable, selectOwner, getState())) {
      if (await store.isStored(owner, id)) continue;
      onDevice.recordOtherTab(id, null);
      dispatch(actions.changedInOtherTab({ id, row: null }));
      dispatch(baseApi.util.invalidateTags([...staleTags]));
    }
  };

  startListening({
    predicate: (_, now, before) => selectAll(now) !== selectAll(before),
    // Runs within the dispatch: a row is stored before the event handler that entered it returns.
    effect: (_, { dispatch, getState }) => {
      if (!onDevice.update(selectAll(getState()))) dispatch(actions.persistFailed());
    },
  });

  startListening({
    actionCreator: sessionEnded,
    effect: (_, { dispatch, getOriginalState }) => {
      const owner = selectOwner(getOriginalState());
      if (owner !== null) dispatch(actions.ownerLeft({ owner }));
    },
  });

  startListening({
    predicate: (_, now, before) => selectTrouble(now) === 'offline' && selectTrouble(before) !== 'offline',
    effect: () => requestBackgroundSync(),
  });

  startListening({
    predicate: (action, now, before) =>
      sessionRefreshed.match(action) ||
      sessionChangedInOtherTab.match(action) ||
      selectOwner(now) !== selectOwner(before) ||
      (selectTrouble(now) === 'offline' && actions.enqueued.match(action)),
    effect: () => pause.abort(),
  });

  startListening({
    predicate: (_, now) => selectSendable(sendable, selectOwner, now).length > 0,
    effect: async (_, { dispatch, getState, signal, subscribe, unsubscribe }) => {
      // An action dispatched by the listener above reaches this one before the action that caused it does.
      if (isSending) return;
      isSending = true;
      unsubscribe();
      signal.addEventListener('abort', () => pause.abort());
      const wait = (ms: number) => {
        pause = new AbortController();
        if (signal.aborted) pause.abort();
        return wakeUp(pause.signal, ms);
      };
      try {
        await withWebLock(
          `ggp-outbox-${reducerPath}`,
          TAKE_OVER_MS,
          async (isLocked) => {
            if (isLocked) await dropSentElsewhere({ dispatch, getState });
            await sendAll(sendable, selectOwner, { dispatch, getState, wait, signal });
            await settleRows();
          },
          () => signal.aborted || document.visibilityState === 'visible',
        );
      } finally {
        isSending = false;
        if (!signal.aborted) subscribe();
      }
    },
  });

  startListening({
    predicate: () => true,
    effect: async (_, { dispatch, signal, unsubscribe }) => {
      unsubscribe();
      const followTab = (event: StorageEvent) => {
        const change = store.readChange(event);
        if (!change) return;
        onDevice.recordOtherTab(change.id, change.row);
        dispatch(actions.changedInOtherTab(change));
        if (change.row === null) dispatch(baseApi.util.invalidateTags([...staleTags]));
      };
      window.addEventListener('storage', followTab, { signal });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
}
