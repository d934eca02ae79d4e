import type { AppConfig } from '@server/deps';
import type { Context } from 'hono';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;
/** https://www.w3.org/TR/trace-context/: version 00, neither id all zeros. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

export type RequestIds = {
  /** Of the proxy in front, else our own. */
  id: string;
  /** The trace of the proxy in front. */
  traceId: string | null;
  traceparent: string | null;
};

/** Ids of a request; those in its headers count behind a trusted proxy only, since anyone can send them. */
export function readRequestIds(c: Context, { trustedProxies = 0 }: Pick<AppConfig, 'trustedProxies'>): RequestIds {
  const given = (name: string) => (trustedProxies > 0 ? c.req.header(name) : undefined) ?? '';
  const id = given('x-request-id');
  const [traceparent = null, traceId = null] = TRACEPARENT.exec(given('traceparent')) ?? [];
  return { id: REQUEST_ID.test(id) ? id : crypto.randomUUID(), traceId, traceparent };
}
