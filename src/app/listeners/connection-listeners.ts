import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { checkSession } from '@/features/auth/auth-api';
import type { ApiMeta } from '@/shared/api/api-call';
import { isApiError, isUnanswered } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { backoffMs } from '@/shared/outbox/send-outcome';
import { wakeUp } from '@/shared/outbox/wake-up';
import { hasCredentials } from '@/shared/session/session-state';
import {
  endpointAnswered,
  endpointUnanswered,
  networkChanged,
  selectRetryAfterMs,
  selectStoredAt,
  selectUnanswered,
  serverRecovered,
} from '@/shared/store/connection-slice';
import type { AppDispatch, AppStartListening } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { isServerThere } from '@/shared/ui/load-chunk';

type Store = { dispatch: AppDispatch; getState(): RootState };
type Initiate = (arg: unknown, options: { subscribe: false; forceRefetch: true }) => Parameters<AppDispatch>[0];
const endpoints: Record<string, { initiate: unknown } | undefined> = baseApi.endpoints;

/** The endpoint and the base query's meta of an action that ends a call of the API; null for another thunk's. */
function readCall(meta: unknown) {
  const { arg, baseQueryMeta } = meta as { arg?: { endpointName?: string }; baseQueryMeta?: ApiMeta };
  return baseQueryMeta && arg?.endpointName ? { endpoint: arg.endpointName, ...baseQueryMeta } : null;
}

function isAnswer(action: unknown): action is never {
  if (isRejectedWithValue(action)) return readCall(action.meta) !== null && !isUnanswered(action.payload);
  const call = isFulfilled(action) ? readCall(action.meta) : null;
  return call !== null && !call.stored;
}

/**
 * Queries of the screen to repeat: unanswered, or showing a stored answer. A list with its earlier pages loaded is not repeated; and while the server answers
 * other calls, a timeout is left to the retry button, or the screen would only ever show that it is loading.
 */
function listUnanswered(state: RootState, isAway: boolean) {
  const storedAt = selectStoredAt(state);
  const { queries, subscriptions } = state.api;
  return Object.entries(queries).flatMap(([key, query]) => {
    const failed = query?.status === 'rejected' && isUnanswered(query.error) ? query.error : null;
    if (!query || (!failed && (query.status !== 'fulfilled' || storedAt[key] === undefined))) return [];
    if (failed?.status === 'TIMEOUT' && !isAway) return [];
    const { endpointName, originalArgs, data } = query;
    const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
    const isPaged = countPages(data) > (failed ? 0 : 1);
    return isShown && !isPaged && endpointName ? [{ endpointName, originalArgs }] : [];
  });
}

/** Loaded pages of an infinite query; 0 for another one. */
const countPages = (data: unknown) =>
  typeof data === 'object' && data !== null && 'pageParams' in data && Array.isArray(data.pageParams)
    ? data.pageParams.length
    : 0;

function repeatUnanswered({ dispatch, getState }: Store, isAway: boolean) {
  return Promise.all(
    listUnanswered(getState(), isAway).map(({ endpointName, originalArgs }) => {
      const initiate = endpoints[endpointName]?.initiate as Initiate | undefined;
      return initiate && dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    }),
  );
}

/**
 * Sends one small request first, so that a recovering server does not get all of them at once.
 * @param wasAway whether an earlier attempt got no answer
 * @returns whether the server is unavailable
 */
async function tryAgain(store: Store, wasAway: boolean): Promise<boolean> {
  const { dispatch, getState } = store;
  if (!navigator.onLine) return true;
  const isSignedIn = hasCredentials(getState().auth);
  if (isSignedIn) {
    const { error } = await dispatch(checkSession());
    if (isUnanswered(error)) return true;
  }
  await repeatUnanswered(store, wasAway);
  // No read to repeat: writes are repeated by the person, so the bar can close.
  const isPending = selectUnanswered(getState()).length > 0;
  if (isPending && listUnanswered(getState(), false).length === 0 && (isSignedIn || (await isServerThere()))) {
    dispatch(serverRecovered());
  }
  return false;
}

/** Tracks whether the server answers, and repeats the screen's failed reads. */
export function startConnectionListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const call = readCall(meta);
      if (!call || !isApiError(payload) || payload.status === 'SUPERSEDED') return;
      const { endpoint } = call;
      if (isUnanswered(payload))
        dispatch(endpointUnanswered({ endpoint, retryAfterMs: (payload.retryAfter ?? 0) * 1000 }));
      else if (selectUnanswered(getState()).includes(endpoint)) dispatch(endpointAnswered(endpoint));
    },
  });

  startListening({
    matcher: isFulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      const call = readCall(meta);
      if (!call) return;
      const { endpoint, stored } = call;
      if (stored) dispatch(endpointUnanswered({ endpoint, retryAfterMs: stored.retryAfterMs }));
      else if (selectUnanswered(getState()).includes(endpoint)) dispatch(endpointAnswered(endpoint));
    },
  });

  startListening({
    actionCreator: endpointUnanswered,
    effect: async (_, { dispatch, getState, signal, subscribe, take, unsubscribe }) => {
      unsubscribe();
      const store = { dispatch, getState };
      const hasUnanswered = () =>
        selectUnanswered(getState()).length > 0 || listUnanswered(getState(), false).length > 0;
      let isAway = false;
      for (let failures = 1; hasUnanswered() && !signal.aborted; failures += 1) {
        const delay = Math.max(selectRetryAfterMs(getState()), backoffMs(failures));
        // Once another call is answered, the server may be back: it is asked a second later.
        const answered = take(isAnswer, delay);
        await Promise.race([wakeUp(signal, delay), answered.then((found) => found && wakeUp(signal, backoffMs(1)))]);
        if (!signal.aborted) isAway = await tryAgain(store, isAway);
      }
      if (!signal.aborted) subscribe();
    },
  });
}

/** Follows the browser's online and offline events. Returns the unsubscribe function. */
export function followNetwork({ dispatch }: Pick<Store, 'dispatch'>): () => void {
  const follow = () => void dispatch(networkChanged(navigator.onLine));
  follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}
