import { backoffMs } from '@/shared/api/send-outcome';
import { wakeUp } from '@/shared/lib/wake-up';
import { mirror } from '@/shared/storage/mirror';
import type { AppStartListening } from '@/shared/store/hooks';
import { selectNextToSend, selectOutbox, selectOwner, waitingChangedElsewhere } from './outbox/growth-outbox-slice';
import { waitingRow, waitingStore } from './outbox/waiting-entry';

/** A refusal that may be the request's and not the entry's is believed after so many. */
const DOUBTS = 4;

/** Keeps entries that wait on the device, and sends them when they can be sent, on whatever page the parent is. */
export function startGrowthListeners(startListening: AppStartListening): void {
  const onDevice = mirror(waitingStore, waitingRow, waitingStore.readAll());

  startListening({
    predicate: (_, now, before) => selectOutbox(now) !== selectOutbox(before),
    effect: (_, { getState }) => {
      onDevice.update(selectOutbox(getState()));
    },
  });

  startListening({
    predicate: (_, now) => selectNextToSend(now) !== undefined,
    effect: async (_, { dispatch, getState, signal, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        // Nearly nobody has something waiting, so the sending is not in the first load.
        const { sendWaiting } = await import('./outbox/send-waiting');
        let failures = 0;
        for (let row = selectNextToSend(getState()); row && !signal.aborted; row = selectNextToSend(getState())) {
          const owner = selectOwner(getState());
          const failure = await sendWaiting(dispatch, row, DOUBTS - failures);
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
        dispatch(waitingChangedElsewhere(change));
      };
      window.addEventListener('storage', readElsewhere, { signal });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
}
