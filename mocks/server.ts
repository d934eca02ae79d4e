import { openTestDatabase, type TestDatabase } from '@server/testing/test-database';
import { memoryDeps, memoryMailer } from '@server/testing/test-deps';
import { setupServer } from 'msw/node';
import { type ApiBackend, apiBackend } from './api-backend';

/**
 * Importing this (render-app does) puts the whole API behind the pages of a test file: real routes, services and SQL,
 * on a database that is empty at the start of each test. A call to another host fails the test.
 */
export const server = setupServer();

/** A call of the page, in order. */
export type ApiCall = { method: string; path: string; headers: Headers };

let database: TestDatabase | undefined;
let running: ApiBackend | undefined;
let calls: ApiCall[] = [];
const endings: (() => void)[] = [];
const mailer = memoryMailer();

/** The API behind the page, for assertions on the server's state. */
export function backend(): ApiBackend {
  if (!running) throw new Error('The API starts before the first test: call backend() inside a test.');
  return running;
}

/** Mails sent since the test began: `mailbox().lastCode('name@example.com')`. */
export const mailbox = () => mailer;

/** Calls of the page since the test began: 'GET /profile' style, without the base, with queries. */
export const apiCalls = (): readonly ApiCall[] => calls;

/** Calls `end` after the current test, while the API still answers: it closes what would ask further. */
export const onTestEnd = (end: () => void) => endings.push(end);

beforeAll(async () => {
  database = await openTestDatabase();
  running = apiBackend({ ...memoryDeps(database.db), mailer });
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push({
      method: request.method,
      path: pathname.replace(/^\/api/, '') + search,
      headers: new Headers(request.headers),
    });
  });
});

beforeEach(() => {
  calls = [];
  mailer.mails.length = 0;
  mailer.state.isShut = false;
  server.use(...backend().handlers);
});

afterEach(async () => {
  while (endings.length > 0) endings.pop()?.();
  // A late request would be one of the next test.
  await backend().settled();
  server.resetHandlers();
  backend().cookies.clear();
  await database?.reset();
});

afterAll(async () => {
  server.close();
  await database?.close();
});
