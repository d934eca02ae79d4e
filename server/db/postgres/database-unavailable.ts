import { errorCode } from '@server/lib/error-code';

/**
 * SQLSTATEs of a server that cannot serve now: connection (08), authorisation of the connection (28), no such database
 * (3D), resources (53), shutdown and crash (57P), a standby after a fail-over (25006), a transaction rolled back in
 * favour of another (40001, 40P01). A cancelled statement (57014) is no outage.
 */
const SQLSTATES = /^(?:08|28|3D|53)...$|^57P..$|^25006$|^40001$|^40P01$/;

const SYSTEM_ERRORS = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTCONN'],
]);

/** Messages of node-postgres and its pool for errors without a code. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

const DEEPEST_CAUSE = 8;

/**
 * True if the error, or one it wraps, means that the database could not be reached or could not serve. The outcome of a
 * commit that failed this way is unknown; the request can be repeated.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return findUnavailable(error) !== null;
}

/** SQLSTATE or system code for the log; the message when there is none. */
export function unavailableCode(error: unknown): string {
  const found = findUnavailable(error);
  return found === null ? '' : errorCode(found) || found.message;
}

type Thrown = { message: string; cause?: unknown };

const isThrown = (error: unknown): error is Thrown =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

function findUnavailable(error: unknown): Thrown | null {
  let inner = error;
  for (let depth = 0; isThrown(inner) && depth < DEEPEST_CAUSE; depth += 1) {
    const { message, cause } = inner;
    const code = errorCode(inner);
    if (SQLSTATES.test(code) || SYSTEM_ERRORS.has(code) || MESSAGES.some((known) => message.startsWith(known)))
      return inner;
    inner = cause;
  }
  return null;
}
