import type { Deps } from '@server/deps';
import { createMiddleware } from 'hono/factory';
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

/** Below these a name is all it takes to see what it names, so the log does not tell. */
const SECRET = ['/uploads/photos/', '/uploads/private/', '/calendar/'];
const loggedPath = (path: string) => {
  const place = SECRET.find((start) => path.toLowerCase().startsWith(start));
  // Wherever else it may stand, a secret's own shape is left out.
  return place === undefined ? path.replace(/[0-9a-f]{64}/gi, '…').slice(0, 200) : `${place}…`;
};
