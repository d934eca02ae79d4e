import { isInApp } from '@/shared/bridge/bridge';
import { browserPushState, subscribeBrowser, unsubscribeBrowser } from '@/shared/push/browser-push';
import { deviceApi } from '@/shared/push/device-api';
import { readPushAccount, writePushAccount } from '@/shared/push/push-account';
import type { AppDispatch, AppStartListening } from '@/shared/store/hooks';

/** At each start in a browser: its subscription and the server's row of it are compared, and renewed where they differ. */
export function startPushListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_, now, before) =>
      now.auth.user !== null && (before.auth.user === null || now.auth.epoch !== before.auth.epoch) && !isInApp(),
    effect: async (_, { dispatch, getState }) => {
      const { user, epoch } = getState().auth;
      if (user) await reconcile(user.id, dispatch, () => getState().auth.epoch === epoch);
    },
  });
}

async function reconcile(account: string, dispatch: AppDispatch, isCurrent: () => boolean): Promise<void> {
  const turnedOnBy = readPushAccount();
  // Left by an account whose session ended elsewhere.
  if (turnedOnBy !== null && turnedOnBy !== account) {
    if (await unsubscribeBrowser()) writePushAccount(null);
    return;
  }
  if (turnedOnBy === null || browserPushState() !== 'granted') return;
  const isWanted = () => isCurrent() && readPushAccount() === account;
  const read = deviceApi.endpoints.getPushState.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data } = await dispatch(read);
  if (!data?.public_key || !isWanted()) return;
  const subscription = await subscribeBrowser(data.public_key).catch(() => null);
  if (subscription === null || subscription.token === data.token || !isWanted()) return;
  await dispatch(deviceApi.endpoints.savePushToken.initiate(subscription));
}
