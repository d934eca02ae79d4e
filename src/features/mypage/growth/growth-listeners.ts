import { selectOwner } from '@/features/auth/auth-slice';
import type { AppStartListening } from '@/shared/store/hooks';
import { startOutboxListeners } from '@/shared/store/outbox-listeners';
import { selectNextToSend, selectOutbox, waitingChangedElsewhere } from './outbox/growth-outbox-slice';
import { waitingRow, waitingStore } from './outbox/waiting-entry';

/** Entries that wait are kept and sent, one by one. */
export function startGrowthListeners(startListening: AppStartListening): void {
  startOutboxListeners(startListening, {
    store: waitingStore,
    toRow: waitingRow,
    selectRows: selectOutbox,
    selectOwner,
    selectNext: selectNextToSend,
    // Nearly nobody has something waiting, so the sending is not in the first load.
    fetchSend: async () => {
      const { sendWaiting } = await import('./outbox/send-waiting');
      return (row, doubts, { dispatch }) => sendWaiting(dispatch, row, doubts);
    },
    onElsewhere: (change, dispatch) => {
      dispatch(waitingChangedElsewhere(change));
    },
  });
}
