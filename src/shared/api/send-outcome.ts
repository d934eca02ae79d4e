import { MINUTE_MS } from '@contract/common/time';
import { isApiError } from './api-error';

/**
 * What a failed sending means for the entry: `offline` and `server` keep it and try again (after so many ms, where the
 * server said so); `refused` will never be taken; `doubtful` is refused when it comes again and again.
 */
export type SendFailure =
  | { kind: 'offline' }
  | { kind: 'server'; waitMs: number }
  | { kind: 'doubtful' | 'refused'; code: string; message: string };

/** A wrong `profile_id` header or a proxy's word speak of the request, not of the answer in it. */
const NOT_OF_THE_ANSWER = new Set<string | undefined>(['FOREIGN_PROFILE', 'CROSS_SITE', undefined]);
const TRY_AGAIN = new Set([401, 408, 425, 429]);

export function toSendFailure(error: unknown): SendFailure {
  if (!isApiError(error)) return { kind: 'server', waitMs: 0 };
  const { status, code, message, retryAfter = 0 } = error;
  if (status === 'NO_ANSWER' || status === 'TIMEOUT') return { kind: 'offline' };
  // A conflict that names a time is the same entry, whose first sending is still under way.
  const underWay = status === 409 && retryAfter > 0;
  if (typeof status === 'string' || status < 400 || status >= 500 || TRY_AGAIN.has(status) || underWay) {
    return { kind: 'server', waitMs: retryAfter * 1000 };
  }
  return { kind: NOT_OF_THE_ANSWER.has(code) ? 'doubtful' : 'refused', code: code ?? String(status), message };
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = MINUTE_MS;

/** Twice as long each time, up to a minute, spread so that many devices do not come back in one moment. */
export const backoffMs = (failures: number, spread = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.75 + spread / 2);
