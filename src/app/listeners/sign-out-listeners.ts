import type { Refresher } from '@/shared/api/refresher';
import { requestBackgroundSync } from '@/shared/outbox/background-sync';
import { backoffMs } from '@/shared/outbox/send-outcome';
import { wakeUp } from '@/shared/outbox/wake-up';
import { unsubscribeBrowser } from '@/shared/push/browser-push';
import { writePushAccount } from '@/shared/push/push-account';
import { signOutConfirmed, signOutDelayed, signOutStarted } from '@/shared/session/session-events';
import type { AppStartListening } from '@/shared/store/hooks';

/** Sends a sign-out until the server has confirmed it: at once, at the next start and when the network returns. */
export function startSignOutListeners(startListening: AppStartListening, refresher: Refresher): void {
  startListening({
    actionCreator: signOutStarted,
    effect: async () => {
      writePushAccount(null);
      await unsubscribeBrowser();
    },
  });

  startListening({
    predicate: (_, now) => now.auth.signOut !== null,
    effect: async (action, { dispatch, getState, signal, subscribe, unsubscribe }) => {
      unsubscribe();
      let first = signOutStarted.match(action) ? action.payload : null;
      for (let failures = 1; getState().auth.signOut !== null && !signal.aborted; failures += 1) {
        if (await refresher.signOut(first)) {
          dispatch(signOutConfirmed());
          break;
        }
        first = null;
        dispatch(signOutDelayed());
        void requestBackgroundSync();
        await wakeUp(signal, backoffMs(failures));
      }
      if (!signal.aborted) subscribe();
    },
  });
}
