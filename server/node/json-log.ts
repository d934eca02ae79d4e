import { errorCode } from '@server/lib/error-code';
import type { Log } from '@server/lib/log';

/** One JSON line per event, on standard output; errors on standard error with their stack. */
export function jsonLog(now = () => new Date()): Log {
  const writeInfo = batchedWriter(process.stdout);
  return {
    info: (event, fields) => writeInfo(line({ at: now().toISOString(), level: 'info', event, ...fields })),
    error: (event, fields, cause) =>
      void process.stderr.write(
        line({
          at: now().toISOString(),
          level: 'error',
          event,
          ...fields,
          ...(cause !== undefined && { error: described(cause) }),
        }),
      ),
  };
}

/** One write for the lines of a turn of the event loop: each write to a pipe blocks the process. */
function batchedWriter(stream: NodeJS.WriteStream): (text: string) => void {
  let waiting = '';
  const flush = () => {
    if (waiting === '') return;
    stream.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  return (text) => {
    if (waiting === '') setImmediate(flush);
    waiting += text;
  };
}

export const silentLog: Log = { info: () => undefined, error: () => undefined };

const line = (fields: object) => `${JSON.stringify(fields)}\n`;

/**
 * Name, database code and stack of an error. Parameters of a failed query may hold a child's name, so only its SQL is
 * logged.
 */
function described(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const code = [cause, cause.cause].map(errorCode).find((found) => found !== '');
  const text = 'query' in cause && 'params' in cause ? `Failed query: ${String(cause.query)}` : cause.message;
  const places = (cause.stack ?? '').split('\n').filter((part) => /^\s+at /.test(part));
  return [`${cause.name}${code ? ` [${code}]` : ''}: ${text}`, ...places.slice(0, 12)].join('\n');
}
