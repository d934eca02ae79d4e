import { baseApi } from '@/shared/api/base-api';
import { backoffMs } from '@/shared/api/send-outcome';
import { wakeUp } from '@/shared/lib/wake-up';
import { mirror } from '@/shared/storage/mirror';
import type { AppStartListening } from '@/shared/store/hooks';
import {
  eventChangedElsewhere,
  selectNextChild,
  selectOutbox,
  selectOwner,
  selectWaitingOf,
} from './outbox/learning-outbox-slice';
import { waitingRow, waitingStore } from './outbox/waiting-event';

/** A refusal that may be the request's and not the events' is believed after so many. */
const DOUBTS = 4;

/** Keeps what a child did on the device, and sends it when it can be sent, on whatever page the family is. */
export function startLearningListeners(startListening: AppStartListening): void {
  const onDevice = mirror(waitingStore, waitingRow, waitingStore.readAll());

  startListening({
    predicate: (_, now, before) => selectOutbox(now) !== selectOutbox(before),
    effect: (_, { getState }) => {
      onDevice.update(selectOutbox(getState()));
    },
  });

  startListening({
    predicate: (_, now) => selectNextChild(now) !== undefined,
    effect: async (_, { dispatch, getState, signal, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        // Most visits have nothing to send, so the sending is not in the first load.
        const { sendEvents } = await import('./outbox/send-events');
        let failures = 0;
        for (let child = selectNextChild(getState()); child && !signal.aborted; child = selectNextChild(getState())) {
          const owner = selectOwner(getState());
          const failure = await sendEvents(dispatch, child, selectWaitingOf(getState(), child), DOUBTS - failures);
          failures = failure ? failures + 1 : 0;
          if (failure && selectOwner(getState()) === owner) {
            const atLeastMs = failure.kind === 'server' ? failure.waitMs : 0;
            await wakeUp(signal, Math.max(atLeastMs, backoffMs(failures)));
          }
        }
      } catch {
        // The code could not be fetched: the next action tries again.
      } finally {
        if (!signal.aborted) subscribe();
      }
    },
  });

  startListening({
    predicate: () => true,
    effect: async (_, { dispatch, signal, unsubscribe }) => {
      unsubscribe();
      const readElsewhere = (event: StorageEvent) => {
        const change = waitingStore.changeOf(event);
        if (!change) return;
        onDevice.noteElsewhere(change.id, change.row);
        dispatch(eventChangedElsewhere(change));
        // Another webview over this one sent it: what this one shows of the child is old.
        if (change.row === null) dispatch(baseApi.util.invalidateTags(['Learning', 'Profile']));
      };
      window.addEventListener('storage', readElsewhere, { signal });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
}
