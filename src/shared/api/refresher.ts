import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionChangedInOtherTab, sessionExpired, sessionRefreshed } from '@/shared/session/session-events';
import { type SessionState, type StateWithSession, selectSession } from '@/shared/session/session-state';
import { isNewerToken, tokenSubject } from '@/shared/session/token-subject';
import { readStoredRefresh, readStoredSelection, readStoredToken } from '@/shared/storage/session-keys';
import type { ApiError } from './api-error';
import { REFRESH_LOCK } from './refresh-lock';
import { type Answer, send } from './send';

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

async function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  let acquired = false;
  const abortController = new AbortController();
  const timer = setTimeout(() => abortController.abort(), LOCK_WAIT_MS);
  try {
    return await locks.request(REFRESH_LOCK, { signal: abortController.signal }, () => {
      acquired = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    // No lock to be had (a sleeping tab, a browser that forbids it): without it rather than not at all.
    if (acquired) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}

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
      store.dispatch(
        sessionChangedInOtherTab({
          accessToken: stored,
          hasRefresh: readStoredRefresh(),
          selected: readStoredSelection(),
        }),
      );
      return { kind: 'superseded' };
    };

    /** What another tab stored meanwhile is as good as an answer of our own. */
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
     * For calls that set or clear the refresh cookie: aborts a pending refresh, so that its cookie cannot be set last.
     */
    withRefreshAborted<T>(work: () => Promise<T>): Promise<T> {
      running?.abortController.abort();
      return withRefreshLock(work);
    },
  };
}

export type Refresher = ReturnType<typeof createRefresher>;
