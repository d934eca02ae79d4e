import { CLIENT_HEADER, type Envelope, IDEMPOTENCY_HEADER } from '../../contract/common/envelope';

export type Answer<T> = { status: number; data: T; cookies: string[] };
type Options = { token?: string; cookie?: string; key?: string; body?: unknown };

/** One call of the API at one of the processes. */
export async function call<T>(
  origin: string,
  method: string,
  path: string,
  { token, cookie, key, body }: Options = {},
): Promise<Answer<T>> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      [CLIENT_HEADER]: 'web',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(key && { [IDEMPOTENCY_HEADER]: key }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const envelope = (await answer.json()) as Envelope<T>;
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { status: answer.status, data: (envelope.success ? envelope.data : envelope.code) as T, cookies };
}
