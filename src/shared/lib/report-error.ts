import { CLIENT_ERROR_PATH, type ClientError, type ClientFrame, FRAMES_MAX } from '@contract/common/client-errors';
import { CLIENT_HEADER } from '@contract/common/envelope';
import { readRelease } from './release';

/** Of one page: a storm of errors is one fault. */
const REPORTS_MAX = 5;
/** A frame in a file of the build, as Chrome, Firefox and Safari write it. */
const FRAME = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/** Where the page is: the path, and the parts of it that are values (an id, a section). */
type Place = { pathname: string; params: Readonly<Record<string, string | undefined>> };

const sent = new Set<string>();
let readPlace = (): Place => ({ pathname: window.location.pathname, params: {} });

/** Starts to report unhandled errors. */
export function followErrors(read: () => Place): void {
  readPlace = read;
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Sends name and place of an error once a page; never its message, which may hold what somebody typed. */
export function reportError(error: unknown): void {
  const report = error instanceof Error ? toReport(error, readPlace()) : null;
  if (!report) return;
  const key = JSON.stringify(report);
  if (sent.has(key) || sent.size >= REPORTS_MAX) return;
  sent.add(key);
  fetch(CLIENT_ERROR_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', [CLIENT_HEADER]: 'web' },
    body: key,
  }).catch(() => undefined);
}

/** Null: nothing of the build is in its stack, as with an extension of the browser or a lost connection. */
export function toReport({ name, stack = '' }: Error, place: Place): ClientError | null {
  const frames: ClientFrame[] = [...stack.matchAll(FRAME)]
    .slice(0, FRAMES_MAX)
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }));
  if (frames.length === 0) return null;
  return {
    release: readRelease().name,
    route: toRoute(place),
    name: /^[A-Za-z]{1,40}$/.exec(name)?.[0] ?? 'Error',
    frames,
  };
}

/** '/community/trip/0190…' → '/community/:section/:id'; what is neither a value nor a plain word is '…'. */
function toRoute({ pathname, params }: Place): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name === '*' ? '*' : `:${name}`]));
  const parts = pathname.split('/').slice(1, 13);
  return `/${parts.map((part) => names.get(decode(part)) ?? (/^[a-z][a-z-]{0,39}$|^$/.test(part) ? part : '…')).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
