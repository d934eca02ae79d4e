import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * The pattern of the route that answered, '/api/profile/:id'; '(page)' and '(file)' for the built client, '(none)' where
 * there is nothing. Never a part of the requested path, which may hold what somebody typed.
 */
export function getRoutePattern(c: Context): string {
  // Middleware is registered for a path that ends in '*', and so is the built client.
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'));
  if (route) return route.path;
  if (c.res.status >= 400) return '(none)';
  return c.res.headers.get('content-type')?.startsWith('text/html') ? '(page)' : '(file)';
}
