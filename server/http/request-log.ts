import type { Deps } from '@server/deps';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

/** Assigns the request id and logs one line per answer: never a query, a header or a body. */
export const requestLog = ({ log, now }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const id = crypto.randomUUID();
    const began = now();
    c.set('requestId', id);
    // Before the handler: Hono copies the whole response for a header set after it.
    c.header('x-request-id', id);
    await next();
    if (!c.res.headers.has('x-request-id')) c.header('x-request-id', id);
    log.info('request', {
      request: id,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: now() - began,
    });
  });

/** Paths that grant access by themselves; the rest of the path is not logged. */
const SECRET = ['/uploads/photos/', '/uploads/private/', '/calendar/'];
const loggedPath = (path: string) => {
  const place = SECRET.find((start) => path.toLowerCase().startsWith(start));
  // Elsewhere anything with the shape of a secret is masked.
  return place === undefined ? path.replace(/[0-9a-f]{64}/gi, '…').slice(0, 200) : `${place}…`;
};
