import type { Capability } from '@contract/profiles/child-roles';
import type { App } from '@server/app';
import { getDeclaration } from '@server/http/openapi/middleware-declaration';
import { isUnchanging, mayChangeState } from '@server/http/protection/cross-site';

export type Route = {
  method: string;
  /** As declared: '/api/profile/:id'. */
  path: string;
  /** By its method, or because a GET says so. */
  changes: boolean;
  /** Capability required for the child that the path names. */
  capability?: Capability;
};

export const getRouteName = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;

/** Every route as the app itself knows them: one that is added today is in every matrix today. */
export function listRoutes(app: Pick<App, 'routes'>): Route[] {
  const found = new Map<string, Route>();
  const unchanging = new Set(app.routes.filter(({ handler }) => isUnchanging(handler)).map(getRouteName));
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue;
    const name = getRouteName({ method, path });
    const writes = mayChangeState({ method, handler }) || found.get(name)?.changes === true;
    const changes = writes && !unchanging.has(name);
    const capability = getDeclaration(handler)?.capability ?? found.get(name)?.capability;
    found.set(name, { method, path, changes, ...(capability && { capability }) });
  }
  return [...found.values()];
}
