import { errorCode } from '@server/lib/error-code';
import { LOG_LEVELS, type Log, type LogLevel } from '@server/lib/log';

/** One JSON line per event of `level` or above, on standard output; errors on standard error with their stack. */
export function jsonLog(level: LogLevel = 'info', now = () => new Date()): Log {
  const writeOut = batchedWriter(process.stdout);
  const write = (out: (text: string) => unknown, own: LogLevel, event: string, fields: object = {}) => {
    if (LOG_LEVELS.indexOf(own) < LOG_LEVELS.indexOf(level)) return;
    out(`${JSON.stringify({ at: now().toISOString(), level: own, event, ...fields })}\n`);
  };
  return {
    info: (event, fields) => write(writeOut, 'info', event, fields),
    warn: (event, fields) => write(writeOut, 'warn', event, fields),
    error: (event, fields, cause) => {
      const error = cause !== undefined && { error: described(cause) };
      write((text) => process.stderr.write(text), 'error', event, { ...fields, ...error });
    },
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

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The log that the configuration asks for. */
export const createLog = ({ log, logLevel }: { log: 'json' | 'off'; logLevel: LogLevel }): Log =>
  log === 'json' ? jsonLog(logLevel) : silentLog;

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
