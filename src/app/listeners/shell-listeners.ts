import type { User } from '@contract/auth/auth.responses';
import { createAction } from '@reduxjs/toolkit';
import { send } from '@/shared/api/send-request';
import { isInApp, savePushToken } from '@/shared/bridge/bridge';
import type { PushToken, ShellMessage } from '@/shared/bridge/bridge-calls';
import { deviceApi } from '@/shared/push/device-api';
import { sessionChangedInOtherTab } from '@/shared/session/session-events';
import { hasCredentials } from '@/shared/session/session-state';
import { isNewerToken, tokenSubject } from '@/shared/session/token-subject';
import type { AppDispatch, AppStartListening } from '@/shared/store/hooks';

/** A message the native shell sent on its own initiative. */
export const shellMessageReceived = createAction<ShellMessage>('shell/messageReceived');

/** Inside the shell: its push token goes to the server with each sign-in, and its access token is a second credential. */
export function startShellListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_, now, before) =>
      now.auth.user !== null && (before.auth.user === null || now.auth.epoch !== before.auth.epoch) && isInApp(),
    effect: async (_, { dispatch, getState }) => {
      const { epoch } = getState().auth;
      const answer = await savePushToken(null);
      if (getState().auth.epoch !== epoch) return;
      if (answer.ok) await register(answer.data, dispatch, () => getState().auth.epoch === epoch);
      // The person switched notices off on this device.
      else if (answer.code === 'DENIED') await dispatch(deviceApi.endpoints.removePushToken.initiate());
    },
  });

  startListening({
    actionCreator: shellMessageReceived,
    effect: async ({ payload: message }, { dispatch, getState }) => {
      const { auth } = getState();
      if (!isInApp()) return;
      if (message.kind === 'pushToken') {
        const { token, platform } = message;
        // Without a session, the token is requested again after the log-in.
        if (auth.user) await register({ token, platform }, dispatch, () => getState().auth.epoch === auth.epoch);
        return;
      }
      const subject = tokenSubject(message.token);
      const mine = hasCredentials(auth);
      if (subject === null) return;
      // The page's session wins: the shell cannot replace it with another account.
      const owner = tokenSubject(auth.accessToken) ?? auth.accountId;
      if (mine && (owner !== subject || (auth.accessToken !== null && !isNewerToken(message.token, auth.accessToken))))
        return;
      // The server's answer decides, not the token's expiry or this device's clock: an ended session is not restored.
      const { data } = await send({ url: '/auth/info', method: 'GET' }, { token: message.token, profileId: null });
      if ((data as User | undefined)?.id !== subject || getState().auth.epoch !== auth.epoch) return;
      const isOther = auth.accountId !== null && auth.accountId !== subject;
      dispatch(
        sessionChangedInOtherTab({
          accessToken: message.token,
          hasRefresh: mine && auth.hasRefresh,
          ...(isOther && { selected: { profileId: null, ageGroup: null } }),
        }),
      );
    },
  });
}

/**
 * Sends the token to the server, then reports the stored one to the shell; a newer one in its answer
 * follows once.
 */
async function register(pushToken: PushToken, dispatch: AppDispatch, stillSignedIn: () => boolean): Promise<void> {
  const put = (given: PushToken) => dispatch(deviceApi.endpoints.savePushToken.initiate(given));
  const { error } = await put(pushToken);
  if (error || !stillSignedIn()) return;
  const answer = await savePushToken(pushToken.token);
  if (answer.ok && answer.data.token !== pushToken.token && stillSignedIn()) await put(answer.data);
}
