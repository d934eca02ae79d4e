/** gone: the token reaches nothing any more · unreachable: not now, to be tried again */
export type SendResult = 'sent' | 'gone' | 'unreachable';

/** Posts with a limit of time and without following redirects, which could lead into our network. */
export type Post = (
  url: string,
  init: { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | string },
) => Promise<Response>;

const PATIENCE_MS = 10_000;

export const post: Post = (url, init) =>
  fetch(url, { ...init, method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
