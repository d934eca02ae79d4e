import { CLIENT_HEADER, PROFILE_HEADER } from '@contract/common/envelope';
import type { App } from '@server/app';
import { expectDocumented } from '@server/testing/expect-documented';
import type { Call } from './expectation';
import type { Route } from './route-table';

export type Sender = {
  token?: string;
  profileId?: string;
  /** Over those our own client sends. */
  headers?: Record<string, string>;
};

const json = (body: unknown) => (body === undefined ? {} : { body: JSON.stringify(body) });

/**
 * Sends one call to one route as our own client does, unless `headers` say otherwise. A header set to '' is left out.
 * @throws where the answer is none that the OpenAPI document describes
 */
export async function send(
  app: App,
  { method, path }: Route,
  call: Call,
  { token, profileId, headers = {} }: Sender = {},
) {
  const filled = path.replace(/:(\w+)(?:\{[^/]*\})?|\*/g, (_, name = '*') => call.path?.[name] ?? crypto.randomUUID());
  const raw = call.body instanceof FormData || call.body instanceof Uint8Array || typeof call.body === 'string';
  const all = {
    [CLIENT_HEADER]: 'web',
    authorization: token ? `Bearer ${token}` : '',
    [PROFILE_HEADER]: profileId ?? '',
    cookie: call.cookie ? `ggp_refreshToken=${call.cookie}` : '',
    'content-type': call.body === undefined || call.body instanceof FormData ? '' : 'application/json',
    ...headers,
  };
  const url = `http://localhost${filled}${call.query ?? ''}`;
  const answer = await app.request(url, {
    method,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    ...(raw ? { body: call.body as BodyInit } : json(call.body)),
  });
  await expectDocumented(app, method, url, answer);
  return answer;
}
