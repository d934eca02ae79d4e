import type { RouteObject } from 'react-router-dom';
import { createRoutes } from '@/app/routes';
import { isClientPath } from './client-paths';

const listPaths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path && path !== '*' ? [path] : []), ...listPaths(children ?? [])]);

test.each(listPaths(createRoutes(() => undefined)))("the stored page answers the router's path %s", (path) => {
  expect(isClientPath(path.replace(/:\w+/g, 'x1'))).toBe(true);
});

test.each(['/emergency', '/api/docs', '/share/x1', '/nowhere', '/home/nowhere/x1'])(
  'another address goes to the network: %s',
  (path) => {
    expect(isClientPath(path)).toBe(false);
  },
);
