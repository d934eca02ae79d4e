import { DEFAULT_ERROR_MESSAGE } from '@contract/common/envelope';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { newId } from '@/shared/lib/new-id';
import {
  hasCredentials,
  type SessionState,
  type StateWithSession,
  selectRequestProfileId,
  selectSession,
} from '@/shared/session/session-state';
import { type ApiCall, type ApiMeta, type ApiOptions, type FullCall, fullCall } from './api-call';
import { type ApiError, NO_ANSWER_MESSAGE } from './api-error';
import type { LatestWins } from './latest-wins';
import type { Refresher } from './refresher';
import { type Answer, send } from './send';

/** The store's thunk argument (app/store.ts): state of one store that outlives a call. Features extend it. */
export interface ThunkExtra {
  refresher: Refresher;
  latestWins: LatestWins;
}

const SUPERSEDED: Answer = { error: { status: 'SUPERSEDED', message: '' } };
const NO_ANSWER: ApiError = { status: 'NO_ANSWER', message: NO_ANSWER_MESSAGE };
const UNREADABLE: ApiError = { status: 'UNREADABLE', message: DEFAULT_ERROR_MESSAGE };

/** `/auth/*` never triggers a refresh (a log-in's 401 is a wrong password) unless the endpoint allows it. */
const allowRefresh = ({ url }: FullCall, options: ApiOptions) => options.allowRefresh ?? !url.startsWith('/auth/');

/** How often a write is repeated that the server is still processing; its first answer was lost. */
const MAX_REPEATS = 10;
const isUnderWay = ({ error }: Answer) => error?.status === 409 && (error.retryAfter ?? 0) > 0;
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function ask(call: FullCall, api: BaseQueryApi, options: ApiOptions): Promise<Answer> {
  const state = () => api.getState() as StateWithSession;
  const now = () => selectSession(state());
  const sessionAtSend: SessionState = now();
  const profileId = selectRequestProfileId(state());
  // A query sent as POST changes nothing, so it needs no key; a write has the same key in its retry.
  const idempotencyKey = call.method === 'GET' || api.type === 'query' ? undefined : (call.idempotencyKey ?? newId());

  const sendOnce = (token: string | null) =>
    send(call, { token, profileId, signal: api.signal, timeout: options.timeout, idempotencyKey });
  const attempt = async (token: string | null): Promise<Answer> => {
    let answer = await sendOnce(token);
    for (let asked = 0; asked < MAX_REPEATS && isUnderWay(answer) && !api.signal.aborted; asked += 1) {
      await pause(answer.error?.retryAfter ?? 1);
      answer = await sendOnce(token);
    }
    // Answers to an earlier session must not reach the cache of this one.
    return now().epoch === sessionAtSend.epoch ? answer : SUPERSEDED;
  };

  const first = await attempt(sessionAtSend.accessToken);
  if (first.error?.status !== 401 || !allowRefresh(call, options) || !hasCredentials(sessionAtSend)) return first;

  // A late 401: the session was refreshed while this request was pending.
  const current = now().accessToken;
  if (current !== null && current !== sessionAtSend.accessToken) return attempt(current);

  const { refresher } = api.extra as ThunkExtra;
  const outcome = await refresher.refresh(api, sessionAtSend);
  if (outcome.kind === 'refused') return first;
  if (outcome.kind === 'failed')
    return { error: { ...outcome.error, message: outcome.error.message || first.error.message } };
  if (outcome.kind === 'superseded' || now().epoch !== sessionAtSend.epoch) return SUPERSEDED;
  return attempt(now().accessToken);
}

/** Base query of all endpoints (docs/specification.md §7.1, §7.4; docs/adr/0009-the-session.md). */
export const baseQuery: BaseQueryFn<string | ApiCall, unknown, ApiError, ApiOptions, ApiMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const options = extraOptions ?? {};
  const call = fullCall(args);
  const meta: ApiMeta = { method: call.method, url: call.url, suppressErrorToast: options.suppressErrorToast ?? false };
  if (options.instant && !navigator.onLine) return { error: NO_ANSWER, meta };
  const { refresher, latestWins } = api.extra as ThunkExtra;
  const sendCall = () => ask(call, api, options);
  let answer: Answer;
  if (options.rotatesRefreshCookie) answer = await refresher.withRefreshAborted(sendCall);
  else if (options.latestWins) answer = await latestWins.run(call.url, call.method, sendCall);
  else answer = await sendCall();
  // A query without data has failed, unless its endpoint accepts null.
  const accepts = options.accepts ?? ((data: unknown) => api.type === 'mutation' || (data ?? null) !== null);
  if (answer.error) return { error: answer.error, meta };
  return accepts(answer.data) ? { data: answer.data, meta } : { error: UNREADABLE, meta };
};
