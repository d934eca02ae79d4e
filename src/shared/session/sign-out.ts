import type { AppDispatch } from '@/shared/store/hooks';
import { storePendingSignOut } from './pending-sign-out';
import { sessionEnded, signOutStarted } from './session-events';
import { type StateWithSession, selectSession } from './session-state';

/**
 * Signs out: the device forgets the session at once, and the server is told by the listener of `signOutStarted`, again
 * and again until it has confirmed.
 */
export const signOut = () => (dispatch: AppDispatch, getState: () => StateWithSession) => {
  const { accessToken, hasRefresh } = selectSession(getState());
  storePendingSignOut({ accessToken: hasRefresh ? null : accessToken });
  dispatch(signOutStarted({ accessToken }));
  dispatch(sessionEnded());
};
