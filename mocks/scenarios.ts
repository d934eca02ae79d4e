import type { Envelope } from '@contract/common/envelope';
import type { ErrorCode } from '@contract/common/error-codes';
import { HttpResponse, http } from 'msw';
import { server } from './server';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const handlerOf = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
const urlOf = (path: string) => `*/api${path}`;

const codeOf = (status: number): ErrorCode =>
  status === 401
    ? 'SESSION_EXPIRED'
    : status === 403
      ? 'FORBIDDEN'
      : status === 404
        ? 'NOT_FOUND'
        : status >= 500
          ? 'INTERNAL'
          : 'INVALID_INPUT';

type AnswerOptions = {
  /** The sentence the API gives; without it the answer carries none. */
  message?: string;
  code?: ErrorCode;
  fields?: Record<string, string>;
  /** Only the next call; later ones reach the real API again. */
  once?: boolean;
};

/** Calls to `path` ('/profile', '/profile/:id') are refused with `status`, until the test ends or the answer is taken back. */
export function apiAnswers(method: Method, path: string, status: number, options: AnswerOptions = {}) {
  const { message, code = codeOf(status), fields, once = false } = options;
  let broken = true;
  server.use(
    handlerOf[method](
      urlOf(path),
      () => (broken ? HttpResponse.json({ success: false, code, message, fields }, { status }) : undefined),
      { once },
    ),
  );
  return {
    /** From now on the real API answers again. */
    repaired: () => {
      broken = false;
    },
  };
}

/** Calls to `path` are answered with `data`, whatever the database holds. */
export function apiGives<T>(method: Method, path: string, data: T) {
  server.use(handlerOf[method](urlOf(path), () => HttpResponse.json({ success: true, data } satisfies Envelope<T>)));
}

/** Nothing reaches the API, as in a lift. */
export function networkIsDown() {
  let down = true;
  server.use(http.all('*/api/*', () => (down ? HttpResponse.error() : undefined)));
  return {
    comesBack: () => {
      down = false;
    },
  };
}

/** One path cannot be reached; the rest of the API can. */
export function apiIsUnreachable(method: Method, path: string) {
  let down = true;
  server.use(handlerOf[method](urlOf(path), () => (down ? HttpResponse.error() : undefined)));
  return {
    comesBack: () => {
      down = false;
    },
  };
}

/** Something that happens once, awaited by one side and caused by the other. */
function signal() {
  let cause: () => void = () => {};
  const happened = new Promise<void>((resolve) => {
    cause = resolve;
  });
  return { happened, cause: () => cause() };
}

/** Calls to `path` are held back until the test lets them go, then answered by the real API. */
export function apiIsHeld(method: Method, path: string) {
  const arrival = signal();
  const release = signal();
  server.use(
    handlerOf[method](urlOf(path), async () => {
      arrival.cause();
      await release.happened;
      return undefined;
    }),
  );
  return {
    /** Settles when the first call has arrived. */
    reached: arrival.happened,
    release: release.cause,
  };
}

/** The popular list of home is empty for every range. */
export const homeHasNoPopularPosts = () => apiGives('GET', '/community/parenting-info/counsel/popular', []);
/** No diagnostic test is offered on home. */
export const homeHasNoTests = () => apiGives('POST', '/diagnostic-test/main', []);
/** The popular list of home cannot be loaded. */
export const popularPostsFail = () => apiAnswers('GET', '/community/parenting-info/counsel/popular', 500);
/** The session is refused and cannot be renewed: the next answer of the gate is a 401. */
export function sessionIsOver() {
  apiAnswers('GET', '/auth/info', 401);
  apiAnswers('POST', '/auth/refresh-token', 401);
}
