import type { App } from '../app';
import { mayChangeState } from '../http/cross-site';

export type Route = {
  method: string;
  /** As declared: '/api/profile/:id'. */
  path: string;
  /** By its method, or because a GET says so. */
  changes: boolean;
};

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;

/** Every route of the API as the app itself knows them: one that is added today is in every matrix today. */
export function routesOf(app: Pick<App, 'routes'>): Route[] {
  const found = new Map<string, Route>();
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL' || !path.startsWith('/api/') || path.includes('*')) continue;
    const name = nameOf({ method, path });
    const changes = mayChangeState({ method, handler }) || found.get(name)?.changes === true;
    found.set(name, { method, path, changes });
  }
  return [...found.values()];
}
