/**
 * A backend that returns exactly what a test scripts, in place of `fetch`. For cases the real API cannot produce on
 * demand: late, reordered, broken or missing answers.
 */
export type Asked = {
  method: string;
  /** Below the API base: '/profile'. */
  path: string;
  token: string | null;
  headers: Record<string, string>;
  body: string | null;
  credentials?: string;
  /** Settles when the caller gave the call up. */
  aborted: Promise<void>;
};
export type Reply = {
  status?: number;
  data?: unknown;
  message?: string;
  code?: string;
  raw?: string;
  retryAfter?: number;
};
type Answering = (asked: Asked, index: number) => Reply | Promise<Reply>;

const OFFLINE = new TypeError('Failed to fetch');

export const offline = (): never => {
  throw OFFLINE;
};
export const never = () => new Promise<Reply>(() => undefined);
export const later = (ms: number, reply: Reply) =>
  new Promise<Reply>((resolve) => setTimeout(() => resolve(reply), ms));

/** A token in the server's format, with the claims the client reads. */
export function tokenFor(sub: string, iat = 1): string {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  return `${part({ alg: 'none' })}.${part({ sub, iat, exp: iat + 900 })}.sig`;
}

/** @param script answers by 'METHOD /path' */
export function scriptedBackend(script: Record<string, Answering>) {
  const asked: Asked[] = [];
  const real = globalThis.fetch;

  globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const { signal } = init;
    const call: Asked = {
      method: init.method ?? 'GET',
      path: pathname.replace(/^\/api/, '') + search,
      token: headers.authorization?.replace('Bearer ', '') ?? null,
      headers,
      body: typeof init.body === 'string' ? init.body : null,
      credentials: init.credentials,
      aborted: new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
    };
    asked.push(call);
    const key = `${call.method} ${call.path}`;
    const answering = script[key];
    if (!answering) throw new Error(`The script has no answer for ${key}`);
    const index = asked.filter(({ method, path }) => `${method} ${path}` === key).length;
    const reply = await Promise.race([
      Promise.resolve().then(() => answering(call, index)),
      call.aborted.then(() => {
        throw new DOMException('aborted', 'AbortError');
      }),
    ]);
    const { status = 200, data, message, code, raw, retryAfter } = reply;
    const envelope = status < 400 && code === undefined ? { success: true, data } : { success: false, code, message };
    return new Response(raw ?? JSON.stringify(envelope), {
      status,
      headers: retryAfter ? { 'retry-after': String(retryAfter) } : {},
    });
  };

  return {
    asked,
    /** How often 'METHOD /path' was asked. */
    count: (key: string) => asked.filter(({ method, path }) => `${method} ${path}` === key).length,
    restore: () => {
      globalThis.fetch = real;
    },
  };
}
