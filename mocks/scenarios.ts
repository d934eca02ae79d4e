import type { Envelope } from '@contract/common/envelope';
import type { ErrorCode } from '@contract/common/error-codes';
import { HttpResponse, http } from 'msw';
import { server } from './server';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const handlers = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
const toUrl = (path: string) => `*/api${path}`;

const toErrorCode = (status: number): ErrorCode =>
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
  /** Message of the answer; without it the answer has none. */
  message?: string;
  code?: ErrorCode;
  fields?: Record<string, string>;
  /** Only the next call fails; later ones reach the real API. */
  once?: boolean;
};

/**
 * Refuses calls to `path` ('/profile', '/profile/:id') with `status`, until the test ends or the scenario is undone.
 */
export function mockApiError(method: Method, path: string, status: number, options: AnswerOptions = {}) {
  const { message, code = toErrorCode(status), fields, once = false } = options;
  let broken = true;
  server.use(
    handlers[method](
      toUrl(path),
      () => (broken ? HttpResponse.json({ success: false, code, message, fields }, { status }) : undefined),
      { once },
    ),
  );
  return {
    /** From here on the real API answers again. */
    restore: () => {
      broken = false;
    },
  };
}

/** Answers calls to `path` with `data` instead of the database's. */
export function mockApiData<T>(method: Method, path: string, data: T) {
  server.use(handlers[method](toUrl(path), () => HttpResponse.json({ success: true, data } satisfies Envelope<T>)));
}

/** Offline: no call reaches the API. */
export function mockNetworkDown() {
  let down = true;
  server.use(http.all('*/api/*', () => (down ? HttpResponse.error() : undefined)));
  return {
    restore: () => {
      down = false;
    },
  };
}

/** One path is unreachable; the rest of the API works. */
export function mockApiUnreachable(method: Method, path: string) {
  let down = true;
  server.use(handlers[method](toUrl(path), () => (down ? HttpResponse.error() : undefined)));
  return {
    restore: () => {
      down = false;
    },
  };
}

/** A promise that one side awaits and the other resolves. */
function signal() {
  let cause: () => void = () => {};
  const happened = new Promise<void>((resolve) => {
    cause = resolve;
  });
  return { happened, cause: () => cause() };
}

/** Delays calls to `path` until the test releases them; then the real API answers. */
export function holdApiResponse(method: Method, path: string) {
  const arrival = signal();
  const release = signal();
  server.use(
    handlers[method](toUrl(path), async () => {
      arrival.cause();
      await release.happened;
      return undefined;
    }),
  );
  return {
    /** Resolves when the first call has arrived. */
    reached: arrival.happened,
    release: release.cause,
  };
}

/** Empty popular posts on home, for every range. */
export const mockNoPopularPosts = () => mockApiData('GET', '/community/parenting-info/counsel/popular', []);
/** No diagnostic tests on home. */
export const mockNoTests = () => mockApiData('POST', '/diagnostic-test/main', []);
/** The popular posts on home fail to load. */
export const mockPopularPostsError = () => mockApiError('GET', '/community/parenting-info/counsel/popular', 500);
/** The session ends: the next auth check is a 401 and the refresh is refused. */
export function mockSessionExpired() {
  mockApiError('GET', '/auth/info', 401);
  mockApiError('POST', '/auth/refresh-token', 401);
}
