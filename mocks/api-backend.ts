import { CARD_PATH, CLINIC_PATH } from '@contract/mypage/shared-pages';
import { INVITATION_PAGE_PATH } from '@contract/profiles/sharing-paths';
import { createApp } from '@server/app';
import type { Deps } from '@server/deps';
import { HttpResponse, http } from 'msw';
import { cookieJar } from './cookie-jar';

// A test may have replaced it by a fake one.
const nextTask = globalThis.setTimeout;

/** The real API in this process, and the MSW handlers that give it every call a page makes, pictures included. */
export function apiBackend(deps: Deps, cookies = cookieJar()) {
  const app = createApp(deps);
  const running = new Set<Promise<Response>>();
  const run = async (request: Request) => {
    const response = await cookies.fetch(request, (sent) => app.fetch(sent));
    // Node's server adds it to every answer.
    response.headers.set('date', new Date(deps.now()).toUTCString());
    return response;
  };
  const answer = async ({ request }: { request: Request }) => {
    const answering = run(request);
    running.add(answering);
    try {
      return await answering;
    } finally {
      running.delete(answering);
    }
  };
  /** Resolves when nothing is being answered, and what the page asks upon an answer is answered too. */
  const settled = async () => {
    while (running.size > 0) {
      await Promise.allSettled(running);
      await new Promise((resolve) => nextTask(resolve));
    }
  };
  const handlers = [
    http.all('*/api/*', answer),
    http.get('*/uploads/*', answer),
    ...[CLINIC_PATH, CARD_PATH, INVITATION_PAGE_PATH].map((path) => http.get(path, answer)),
    // Answers the client's check that the server is reachable.
    http.head('/', () => new HttpResponse(null)),
  ];
  return { app, deps, cookies, handlers, settled };
}

export type ApiBackend = ReturnType<typeof apiBackend>;
