import { CLIENT_HEADER, IDEMPOTENCY_HEADER, type Success } from '../../contract/common/envelope';

export type Answered<T> = { status: number; data: T; ms: number };
/** Status 0: the connection was lost. */
export type Browser = <T>(origin: string, method: string, path: string, body?: unknown) => Promise<Answered<T>>;

/**
 * A browser signed in with a token: the cookie of one answer goes with the next request, whichever process gets it.
 * @param keepsCookie false for a client without cookies
 */
export function createBrowser(token: string, keepsCookie = true): Browser {
  let cookie = '';
  return async <T>(origin: string, method: string, path: string, body?: unknown) => {
    const began = performance.now();
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        [CLIENT_HEADER]: 'web',
        ...(method !== 'GET' && { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (answer === null) return { status: 0, data: {} as T, ms: performance.now() - began };
    const written = answer.headers.get('set-cookie')?.split(';')[0];
    if (keepsCookie && written) cookie = written;
    const { data } = (await answer.json()) as Success<T>;
    return { status: answer.status, data, ms: performance.now() - began };
  };
}
