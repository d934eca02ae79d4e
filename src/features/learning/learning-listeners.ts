import { selectOwner } from '@/features/auth/auth-slice';
import { baseApi } from '@/shared/api/base-api';
import type { AppStartListening } from '@/shared/store/hooks';
import { startOutboxListeners } from '@/shared/store/outbox-listeners';
import {
  eventChangedElsewhere,
  selectNextChild,
  selectOutbox,
  selectWaitingEvents,
} from './outbox/learning-outbox-slice';
import { waitingRow, waitingStore } from './outbox/waiting-event';

/** What a child did is kept and sent, a child's events together. */
export function startLearningListeners(startListening: AppStartListening): void {
  startOutboxListeners(startListening, {
    store: waitingStore,
    toRow: waitingRow,
    selectRows: selectOutbox,
    selectOwner,
    selectNext: selectNextChild,
    // Most visits have nothing to send, so the sending is not in the first load.
    fetchSend: async () => {
      const { sendEvents } = await import('./outbox/send-events');
      return (child, doubts, { dispatch, getState }) =>
        sendEvents(dispatch, child, selectWaitingEvents(getState(), child), doubts);
    },
    onElsewhere: (change, dispatch) => {
      dispatch(eventChangedElsewhere(change));
      // Another webview over this one sent it: what this one shows of the child is old.
      if (change.row === null) dispatch(baseApi.util.invalidateTags(['Learning', 'Profile']));
    },
  });
}
