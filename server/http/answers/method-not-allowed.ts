import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context';
import { AppError } from '../errors';

/** Allowed methods by path pattern of the app, for `Allow`. */
export function methodTable(app: Hono<AppEnv>) {
  const table = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue;
    const entry = table.get(path) ?? {
      pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
      methods: new Set(['OPTIONS']),
    };
    entry.methods.add(method);
    if (method === 'GET') entry.methods.add('HEAD');
    table.set(path, entry);
  }
  return (path: string) =>
    [
      ...new Set(
        [...table.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]),
      ),
    ].sort();
}

/** Methods that a route has, or that the app answers itself. */
const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'];
const ANSWERED = new Set([...METHODS, 'PATCH']);

/** Refuses TRACE and every method that no route has, on any path; PATCH with the methods of its path. */
export const refuseOtherMethods = createMiddleware<AppEnv>(async (c, next) => {
  if (!ANSWERED.has(c.req.method)) {
    c.header('allow', METHODS.join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  }
  await next();
});

/**
 * Answer for a path without a handler for this method: `Allow` for OPTIONS, 405 if there are other methods, else 404.
 * The error is returned, not thrown: thrown by a not-found handler it would skip the middleware that adds headers.
 */
export function answerUnknown(allowed: (path: string) => string[], c: Context<AppEnv>): Response | AppError {
  const methods = allowed(c.req.path);
  if (methods.length === 0) return new AppError('NOT_FOUND');
  c.header('allow', methods.join(', '));
  return c.req.method === 'OPTIONS' ? c.body(null, 204) : new AppError('METHOD_NOT_ALLOWED');
}
