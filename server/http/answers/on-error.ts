import type { Failure } from '@contract/common/envelope';
import { ERRORS, type ErrorCode } from '@contract/common/error-codes';
import { isDatabaseUnavailable, unavailableCode } from '@server/db/postgres/database-unavailable';
import type { Deps } from '@server/deps';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '../context';
import { AppError, FilesUnavailable } from '../errors';
import { getRoutePattern } from '../log/route-pattern';

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'SIGN_IN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Seconds; the pool reconnects as soon as the database is back. */
const DATABASE_RETRY_AFTER = 2;

/** Answers every error in the envelope; an unexpected one is logged and answered with a fixed message. */
export const answerError = (deps: Pick<Deps, 'log'>) => (error: Error, c: Context<AppEnv>) => {
  const request = { request: c.get('requestId'), method: c.req.method, route: getRoutePattern(c) };
  if (error instanceof FilesUnavailable) deps.log.error('file store unavailable', { ...request, code: error.reason });
  if (error instanceof AppError) return failure(c, error);
  if (error instanceof HTTPException && error.status < 500)
    return failure(c, new AppError(BY_STATUS[error.status] ?? 'BAD_REQUEST'));
  if (isDatabaseUnavailable(error)) {
    // One short line each: during an outage every request fails.
    deps.log.warn('database unavailable', { ...request, code: unavailableCode(error) });
    return failure(c, new AppError('UNAVAILABLE', { retryAfter: DATABASE_RETRY_AFTER }));
  }
  deps.log.error('request failed', request, error);
  return failure(c, new AppError('INTERNAL'));
};

/** The message of the throw, else that of the code for the method. */
function getMessage(c: Context<AppEnv>, { code, message, details }: AppError): string {
  const known: { message: string; onWrite?: string } = ERRORS[code];
  return (!details.message && c.req.method !== 'GET' && known.onWrite) || message;
}

function failure(c: Context<AppEnv>, error: AppError) {
  const { code, details } = error;
  if (details.retryAfter !== undefined) c.header('retry-after', String(Math.max(1, Math.ceil(details.retryAfter))));
  const body: Failure = {
    success: false,
    code,
    message: getMessage(c, error),
    ...(details.fields && { fields: details.fields }),
  };
  return c.json(body, ERRORS[code].status);
}
