import type { Deps } from '@server/deps';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context';
import { readRequestIds } from './request-ids';
import { getRoutePattern } from './route-pattern';

/** Asked every few seconds by balancers; only their failures are logged. */
export const HEALTH_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Assigns the request id and logs one line per answer, with the pattern of its route: never a path, a query, a header or
 * a body.
 */
export const requestLog = ({ log, now, config, observeRequest }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { id, traceId, traceparent } = readRequestIds(c, config);
    c.set('requestId', id);
    // Before the handler: Hono copies the whole response for a header set after it.
    c.header('x-request-id', id);
    const handle = async () => {
      const began = now();
      await next();
      if (!c.res.headers.has('x-request-id')) c.header('x-request-id', id);
      const answered = { method: c.req.method, route: getRoutePattern(c), status: c.res.status };
      const line = { request: id, ...(traceId && { trace: traceId }), ...answered, ms: now() - began };
      if (answered.status >= 500) log.warn('request', line);
      else if (answered.status >= 400 || !HEALTH_ROUTES.has(answered.route)) log.info('request', line);
      return answered;
    };
    if (observeRequest) await observeRequest({ method: c.req.method, traceparent }, handle);
    else await handle();
  });
