import { MINUTE_MS } from '@contract/common/time';
import { isApiError } from '@/shared/api/api-error';
import { NO_CHILD_ACCESS } from '@/shared/api/no-child-access';

/**
 * Effect of a failed request on its rows. `offline` and `server`: still pending, sent again (not before `waitMs`).
 * `refused`: never accepted. `ambiguous`: refused when it is repeated MAX_AMBIGUOUS_FAILURES times.
 */
export type SendFailure =
  | { kind: 'offline' }
  | { kind: 'server'; waitMs: number }
  | ({ kind: 'ambiguous' | 'refused' } & Refusal);

/** The server's permanent refusal of rows; `fields` by field of the row. */
export type Refusal = { code: string; message: string; fields: Record<string, string> };

/** A wrong `profile_id` header or a proxy's response may concern the request and not the row in it. */
const CONCERNS_REQUEST = new Set<string | undefined>([...NO_CHILD_ACCESS, 'CROSS_SITE', undefined]);
const TRY_AGAIN = new Set([401, 408, 425, 429]);

export function toSendFailure(error: unknown): SendFailure {
  if (!isApiError(error)) return { kind: 'server', waitMs: 0 };
  const { status, code, message, fields = {}, retryAfter = 0 } = error;
  if (status === 'NO_ANSWER' || status === 'TIMEOUT') return { kind: 'offline' };
  // A conflict with a Retry-After is the same row, whose first request is still running.
  const isRunning = status === 409 && retryAfter > 0;
  // The row goes once the person has agreed to the new text.
  const isAsked = code === 'TERMS_NOT_AGREED';
  if (typeof status === 'string' || status < 400 || status >= 500 || TRY_AGAIN.has(status) || isRunning || isAsked) {
    return { kind: 'server', waitMs: retryAfter * 1000 };
  }
  return { kind: CONCERNS_REQUEST.has(code) ? 'ambiguous' : 'refused', code: code ?? String(status), message, fields };
}

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = MINUTE_MS;

/** Doubles each time, up to a minute, with jitter so that many devices do not retry at the same moment. */
export const backoffMs = (failures: number, jitter = Math.random()) =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1)) * (0.75 + jitter / 2);
