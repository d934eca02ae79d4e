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
import type { ApiError } from './api-error';
import type { Refresher } from './refresher';
import { type Answer, send } from './send';

/** The store's thunk argument (app/store.ts): each store has a refresh of its own. */
export type ThunkExtra = { refresher: Refresher };

const SUPERSEDED: Answer = { error: { status: 'SUPERSEDED', message: '' } };

/** `/auth/*` never triggers a refresh (a log-in's 401 is a wrong password) unless the endpoint asks for it. */
const mayRefresh = ({ url }: FullCall, options: ApiOptions) => options.mayRefresh ?? !url.startsWith('/auth/');

async function ask(call: FullCall, api: BaseQueryApi, options: ApiOptions): Promise<Answer> {
  const state = () => api.getState() as StateWithSession;
  const now = () => selectSession(state());
  const begun: SessionState = now();
  const profileId = selectRequestProfileId(state());
  // A query sent as POST changes nothing, so it needs no key; a write keeps one key over its retry.
  const idempotencyKey = call.method === 'GET' || api.type === 'query' ? undefined : (call.idempotencyKey ?? newId());

  const attempt = async (token: string | null): Promise<Answer> => {
    const answer = await send(call, { token, profileId, signal: api.signal, timeout: options.timeout, idempotencyKey });
    // Whatever an older session was answered must not reach this one's cache.
    return now().epoch === begun.epoch ? answer : SUPERSEDED;
  };

  const first = await attempt(begun.accessToken);
  if (first.error?.status !== 401 || !mayRefresh(call, options) || !hasCredentials(begun)) return first;

  // A late 401: the session was refreshed while this request was on its way.
  const current = now().accessToken;
  if (current !== null && current !== begun.accessToken) return attempt(current);

  const { refresher } = api.extra as ThunkExtra;
  const outcome = await refresher.refresh(api, begun);
  if (outcome.kind === 'refused') return first;
  if (outcome.kind === 'failed')
    return { error: { ...outcome.error, message: outcome.error.message || first.error.message } };
  if (outcome.kind === 'superseded' || now().epoch !== begun.epoch) return SUPERSEDED;
  return attempt(now().accessToken);
}

/** Every call of the product goes through here (specification 7): see docs/adr on the session. */
export const baseQuery: BaseQueryFn<string | ApiCall, unknown, ApiError, ApiOptions, ApiMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const options = extraOptions ?? {};
  const call = fullCall(args);
  const meta: ApiMeta = { method: call.method, url: call.url, quiet: options.quiet ?? false };
  const answer = options.changesSession
    ? await (api.extra as ThunkExtra).refresher.whileNoRefresh(() => ask(call, api, options))
    : await ask(call, api, options);
  return answer.error ? { error: answer.error, meta } : { data: answer.data, meta };
};
