import type { Context, Hono } from 'hono';
import type { AppEnv } from './context';
import { AppError } from './errors';

/** The methods each path pattern of the app answers, as `Allow` says them. */
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

/** What a path without a handler for this method answers: its methods to OPTIONS, 405 where there are others, else 404. */
export function answerUnknown(allowed: (path: string) => string[], c: Context<AppEnv>): Response {
  const methods = allowed(c.req.path);
  if (methods.length === 0) throw new AppError('NOT_FOUND');
  c.header('allow', methods.join(', '));
  if (c.req.method === 'OPTIONS') return c.body(null, 204);
  throw new AppError('METHOD_NOT_ALLOWED');
}
