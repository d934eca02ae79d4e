import { DEFAULT_ERROR_MESSAGE } from '@contract/common/envelope';
import { freeze } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { newId } from '@/shared/lib/new-id';
import {
  createSessionCheck,
  hasCredentials,
  type SessionState,
  type StateWithSession,
  selectRequestProfileId,
  selectSession,
} from '@/shared/session/session-state';
import { tokenSubject } from '@/shared/session/token-subject';
import { type ApiCall, type ApiMeta, type ApiOptions, type FullCall, fullCall } from './api-call';
import { type ApiError, isUnanswered, NO_ANSWER_MESSAGE } from './api-error';
import { forgetAnswer, readAnswer, storeAnswer } from './last-answers';
import type { LatestWins } from './latest-wins';
import type { Refresher } from './refresher';
import { type Answer, send } from './send-request';
import type { WriteLog } from './write-log';

/** The store's thunk argument (app/store.ts): state of one store that outlives a call. */
export interface ThunkExtra {
  refresher: Refresher;
  latestWins: LatestWins;
  writeLog: WriteLog;
}

const SUPERSEDED: Answer = { error: { status: 'SUPERSEDED', message: '' } };
const NO_ANSWER: ApiError = { status: 'NO_ANSWER', message: NO_ANSWER_MESSAGE };
const UNREADABLE: ApiError = { status: 'UNREADABLE', message: DEFAULT_ERROR_MESSAGE };

/** `/auth/*` never triggers a refresh (a log-in's 401 is a wrong password) unless the endpoint allows it. */
const allowRefresh = ({ url }: FullCall, options: ApiOptions) => options.allowRefresh ?? !url.startsWith('/auth/');

/** How often a write is repeated that the server is still processing; its first answer was lost. */
const MAX_REPEATS = 10;
/** The account may not see it any more, or it is gone. */
const isGone = ({ status }: ApiError) => status === 403 || status === 404 || status === 410;
const isUnderWay = ({ error }: Answer) => error?.status === 409 && (error.retryAfter ?? 0) > 0;
/** A list of the wrong shape is no answer: pages read it outside of the boundary of their part. */
const hasList = (data: unknown) =>
  typeof data !== 'object' || data === null || !('items' in data) || Array.isArray(data.items);
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

type Stored = ApiMeta['stored'];

/** Stores an answer for times without a network; gives the stored one when there is no answer. */
async function withLastAnswer(
  call: FullCall,
  api: BaseQueryApi,
  { readableOffline }: ApiOptions,
  sendCall: () => Promise<Answer>,
): Promise<Answer & { stored?: Stored }> {
  const state = api.getState() as StateWithSession;
  const account = tokenSubject(selectSession(state).accessToken);
  const isCurrent = createSessionCheck(api.getState);
  const answer = await sendCall();
  if (account === null) return answer;
  const reader = { account, profileId: selectRequestProfileId(state) };
  if (!answer.error) {
    const isReadable = typeof readableOffline === 'function' ? readableOffline(answer.data) : readableOffline;
    if (isReadable && isCurrent()) void storeAnswer(call, reader, answer.data, isCurrent);
    return answer;
  }
  if (isGone(answer.error)) void forgetAnswer(call, reader);
  if (!isUnanswered(answer.error)) return answer;
  const last = await readAnswer(call, reader);
  if (!isCurrent()) return SUPERSEDED;
  if (!last) return answer;
  return { data: last.data, stored: { at: last.at, retryAfterMs: (answer.error.retryAfter ?? 0) * 1000 } };
}

/** Base query of all endpoints (docs/specification.md §7.1, §7.4; docs/adr/0009-the-session.md). */
export const baseQuery: BaseQueryFn<string | ApiCall, unknown, ApiError, ApiOptions, ApiMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const options = extraOptions ?? {};
  const call = fullCall(args);
  const { method, url, said } = call;
  const meta: ApiMeta = { method, url, said, suppressErrorToast: options.suppressErrorToast ?? false };
  if (options.instant && !navigator.onLine) return { error: NO_ANSWER, meta };
  const { refresher, latestWins, writeLog } = api.extra as ThunkExtra;
  const sendCall = () => ask(call, api, options);
  const sendInOrder = async (): Promise<Answer & { stored?: Stored }> => {
    if (options.rotatesRefreshCookie) return refresher.withRefreshAborted(sendCall);
    if (options.latestWins) return latestWins.run(call.url, call.method, sendCall);
    if (api.type === 'query') return writeLog.read(sendCall);
    return sendCall();
  };
  const sendLogged = () =>
    api.type === 'query' || options.changesNoRead ? sendInOrder() : writeLog.write(sendInOrder);
  const answer = await (options.readableOffline ? withLastAnswer(call, api, options, sendLogged) : sendLogged());
  // A query without data has failed, unless its endpoint accepts null.
  const accepts = options.accepts ?? ((data: unknown) => api.type === 'mutation' || (data ?? null) !== null);
  if (answer.error) return { error: answer.error, meta };
  if (answer.stored) meta.stored = answer.stored;
  // Frozen, it is skipped when Immer looks for drafts in what is new in the state.
  return hasList(answer.data) && accepts(answer.data)
    ? { data: freeze(answer.data, true), meta }
    : { error: UNREADABLE, meta };
};
