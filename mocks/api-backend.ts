import { createApp } from '@server/app';
import type { Deps } from '@server/deps';
import { http } from 'msw';
import { cookieJar, type JarStore } from './cookie-jar';

/** The real API in this process, and the MSW handlers that give it every call a page makes. */
export function apiBackend(deps: Deps, jarStore?: JarStore) {
  const app = createApp(deps);
  const cookies = cookieJar(jarStore);
  const answer = async ({ request }: { request: Request }) => cookies.fetch(request, (sent) => app.fetch(sent));
  return { app, deps, cookies, handlers: [http.all('*/api/*', answer), http.all('*/uploads/*', answer)] };
}

export type ApiBackend = ReturnType<typeof apiBackend>;
