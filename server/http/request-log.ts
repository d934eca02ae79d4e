import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import type { AppEnv } from './context';

/** Gives the request its id and writes one line when it is answered: never a query, a header or a body. */
export const requestLog = ({ log, now }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const id = crypto.randomUUID();
    const began = now();
    c.set('requestId', id);
    await next();
    c.header('x-request-id', id);
    log.info('request', {
      request: id,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: now() - began,
    });
  });

/** A photo's name is all it takes to see it, so the log does not tell. */
const loggedPath = (path: string) => (path.startsWith('/uploads/photos/') ? '/uploads/photos/…' : path.slice(0, 200));
