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
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: now() - began,
    });
  });
