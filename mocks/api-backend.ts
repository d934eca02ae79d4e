import { createApp } from '@server/app';
import type { Deps } from '@server/deps';
import { HttpResponse, http } from 'msw';
import { cookieJar } from './cookie-jar';

/** The real API in this process, and the MSW handlers that give it every call a page makes; pictures come from its files. */
export function apiBackend(deps: Deps, cookies = cookieJar()) {
  const app = createApp(deps);
  const answer = async ({ request }: { request: Request }) => cookies.fetch(request, (sent) => app.fetch(sent));
  const picture = async ({ request }: { request: Request }) => {
    const file = await deps.files.get(new URL(request.url).pathname.replace(/^.*\/uploads\//, ''));
    if (!file) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(new Uint8Array(file.bytes), { headers: { 'content-type': file.type } });
  };
  const handlers = [
    http.all('*/api/*', answer),
    http.get('*/uploads/stroke/english/glyph-*', answer),
    http.get('*/uploads/*', picture),
  ];
  return { app, deps, cookies, handlers };
}

export type ApiBackend = ReturnType<typeof apiBackend>;
