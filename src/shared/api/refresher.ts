import type { UnknownAction } from '@reduxjs/toolkit';
import { withWebLock } from '@/shared/lib/web-lock';
import type { PendingSignOut } from '@/shared/session/pending-sign-out';
import { sessionChangedInOtherTab, sessionExpired, sessionRefreshed } from '@/shared/session/session-events';
import { type SessionState, type StateWithSession, selectSession } from '@/shared/session/session-state';
import { isNewerToken, tokenSubject } from '@/shared/session/token-subject';
import { readStoredRefresh, readStoredSelection, readStoredToken } from '@/shared/storage/session-keys';
import type { ApiError } from './api-error';
import { REFRESH_LOCK } from './refresh-lock';
import { type Answer, send } from './send-request';
import { createSignOutSender } from './sign-out-sender';

const REFRESH_TIMEOUT_MS = 10_000;
/** A suspended tab that holds the lock must not block the others; the server's grace window covers the overlap. */
const LOCK_WAIT_MS = 12_000;

export type RefreshOutcome =
  | { kind: 'refreshed' }
  /** The server refused: the session is over. */
  | { kind: 'refused' }
  /** The session changed during the refresh (log-out, log-in, another account): the request is discarded. */
  | { kind: 'superseded' }
  /** No verdict: the credentials stay, and the request fails with this. */
  | { kind: 'failed'; error: ApiError };

type StoreEnd = { dispatch(action: UnknownAction): unknown; getState(): unknown };

const withRefreshLock = <T>(work: () => Promise<T>) => withWebLock(REFRESH_LOCK, LOCK_WAIT_MS, work);

const refreshedToken = (data: unknown) =>
  typeof data === 'object' && data !== null && 'access_token' in data && typeof data.access_token === 'string'
    ? data.access_token
    : null;

/**
 * The single refresh of a store: any number of requests answered 401 share it, in this tab and, by a Web Lock, with the
 * browser's other tabs. It has its own abort signal and timeout.
 */
export function createRefresher() {
  let running: { epoch: number; outcome: Promise<RefreshOutcome>; abortController: AbortController } | null = null;

  const finishSignOut = createSignOutSender();

  async function run(
    store: StoreEnd,
    sessionAtSend: SessionState,
    abortController: AbortController,
  ): Promise<RefreshOutcome> {
    const { epoch } = sessionAtSend;
    const now = () => selectSession(store.getState() as StateWithSession);
    const account = tokenSubject(sessionAtSend.accessToken);
    const storedBefore = readStoredToken();

    /**
     * Another tab signed out or changed the account, and its storage event has not arrived yet: this tab adopts that
     * session as a whole, so that it does not overwrite what that tab stored. The request is not repeated.
     */
    const followOtherTab = (): RefreshOutcome | null => {
      const stored = readStoredToken();
      if (stored === storedBefore || (stored !== null && tokenSubject(stored) === account)) return null;
      const [hasRefresh, selected] = [readStoredRefresh(), readStoredSelection()];
      store.dispatch(sessionChangedInOtherTab({ accessToken: stored, hasRefresh, selected }));
      return { kind: 'superseded' };
    };

    /** A token that another tab stored meanwhile is as good as an answer of our own. */
    const adoptStoredToken = (): RefreshOutcome | null => {
      const stored = readStoredToken();
      if (now().accessToken !== sessionAtSend.accessToken && now().accessToken !== null) return { kind: 'refreshed' };
      if (!stored || !isNewerToken(stored, sessionAtSend.accessToken)) return null;
      store.dispatch(sessionRefreshed({ accessToken: stored, epoch }));
      return { kind: 'refreshed' };
    };

    return withRefreshLock(async () => {
      if (now().epoch !== epoch || abortController.signal.aborted) return { kind: 'superseded' };
      const early = followOtherTab() ?? adoptStoredToken();
      if (early) return early;
      const unconfirmed = await finishSignOut();
      if (unconfirmed) return { kind: 'failed', error: unconfirmed };

      const answer: Answer = await send(
        { method: 'POST', url: '/auth/refresh-token' },
        { token: null, profileId: null, signal: abortController.signal, timeout: REFRESH_TIMEOUT_MS },
      );
      if (now().epoch !== epoch || abortController.signal.aborted) return { kind: 'superseded' };
      const followed = followOtherTab();
      if (followed) return followed;

      const { error } = answer;
      if (!error) {
        const accessToken = refreshedToken(answer.data);
        if (!accessToken) return { kind: 'failed', error: { status: 'UNREADABLE', message: '' } };
        if (account !== null && tokenSubject(accessToken) !== account) {
          // The cookie is another account's now, and the child selected here is not that account's.
          const selected = { profileId: null, ageGroup: null };
          store.dispatch(sessionChangedInOtherTab({ accessToken, hasRefresh: true, selected }));
          return { kind: 'superseded' };
        }
        store.dispatch(sessionRefreshed({ accessToken, epoch }));
        return { kind: 'refreshed' };
      }
      if (error.status !== 400 && error.status !== 401 && error.status !== 403) return { kind: 'failed', error };
      // Without locks another tab may have been a moment quicker.
      const late = adoptStoredToken();
      if (late) return late;
      store.dispatch(sessionExpired({ epoch }));
      return { kind: 'refused' };
    });
  }

  return {
    /** @param sessionAtSend the session as it was when the refused request was sent */
    refresh(store: StoreEnd, sessionAtSend: SessionState): Promise<RefreshOutcome> {
      if (running?.epoch === sessionAtSend.epoch) return running.outcome;
      const abortController = new AbortController();
      const outcome = run(store, sessionAtSend, abortController).finally(() => {
        if (running?.abortController === abortController) running = null;
      });
      running = { epoch: sessionAtSend.epoch, outcome, abortController };
      return outcome;
    },
    /**
     * For calls that set the refresh cookie: aborts a pending refresh, so that its cookie cannot be set last. They fail
     * while a sign-out is unconfirmed, which would lose the cookie that it needs.
     */
    withRefreshAborted(work: () => Promise<Answer>): Promise<Answer> {
      running?.abortController.abort();
      return withRefreshLock(async () => {
        const error = await finishSignOut();
        return error ? { error } : work();
      });
    },
    /** Tells the server that the person signed out. Returns whether it has confirmed. */
    async signOut(first: PendingSignOut | null): Promise<boolean> {
      running?.abortController.abort();
      return (await withRefreshLock(() => finishSignOut(first))) === null;
    },
  };
}

export type Refresher = ReturnType<typeof createRefresher>;
