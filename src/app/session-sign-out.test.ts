import { authApi } from '@/features/auth/auth-api';
import { signOut } from '@/shared/session/sign-out';
import { later, never, offline, type Reply } from '@/testing/scripted-backend';
import {
  BEN,
  backend,
  installLocks,
  onlyFor,
  openTab,
  REFRESH,
  refreshed,
  script,
  settle,
  setUpSessionTabs,
  signedIn,
  user,
} from '@/testing/session-tabs';

setUpSessionTabs();

const LOG_OUT = 'POST /auth/logout';
const LOG_IN = 'POST /auth/login';

/** A server whose family is revoked by the first sign-out that it hears. */
function startServer() {
  const server = { isThere: false, isRevoked: false };
  const answerUnheard = (unheard: () => Reply | Promise<Reply>) => {
    script({
      [LOG_OUT]: () => {
        if (!server.isThere) return unheard();
        server.isRevoked = true;
        return { data: null };
      },
      [LOG_IN]: () => ({ data: { access_token: BEN, user } }),
      [REFRESH]: () => (server.isRevoked ? { status: 401, code: 'SESSION_EXPIRED' } : refreshed()),
      'GET /thing/a': onlyFor(BEN),
    });
  };
  return { server, answerUnheard };
}

describe.each([
  ['without a network', offline],
  ['answered 500', (): Reply => ({ status: 500, code: 'INTERNAL' })],
  ['answered 503', (): Reply => ({ status: 503, code: 'UNAVAILABLE' })],
  ['answered 403 by something else', (): Reply => ({ status: 403, raw: '<h1>portal</h1>' })],
  ['unanswered for 20 s', () => later(20_000, { data: null })],
  ['never answered', never],
])('a sign-out %s', (_, unheard) => {
  test('is pending, and is sent again when the network returns', async () => {
    signedIn();
    const { server, answerUnheard } = startServer();
    answerUnheard(unheard);
    const tab = openTab();
    tab.dispatch(signOut());
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false, endedBy: 'person' });
    await settle(6000);
    expect(tab.session().signOut).toBe('delayed');
    server.isThere = true;
    window.dispatchEvent(new Event('online'));
    await settle(20_000);
    expect(server.isRevoked).toBe(true);
    expect(tab.session().signOut).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('is sent by the next start before a log-in, which fails until then', async () => {
    signedIn();
    const { server, answerUnheard } = startServer();
    answerUnheard(unheard);
    const first = openTab();
    first.dispatch(signOut());
    await settle(6000);
    first.close();
    const next = openTab();
    expect(next.session().signOut).toBe('delayed');
    const logIn = () => next.dispatch(authApi.endpoints.login.initiate({ user_id: 'ben', password: 'x' }));
    const early = logIn();
    await settle(12_000);
    expect((await early).error).toBeDefined();
    expect(backend.count(LOG_IN)).toBe(0);
    server.isThere = true;
    const late = logIn();
    await settle(12_000);
    expect((await late).data).toBeDefined();
    expect(server.isRevoked).toBe(true);
    const calls = backend.asked.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => call === LOG_OUT || call === LOG_IN).at(-1)).toBe(LOG_IN);
    expect(next.session()).toMatchObject({ accessToken: BEN, signOut: null });
  });

  test('refuses a refresh meanwhile, also of a session that another tab believes in', async () => {
    signedIn();
    const { answerUnheard } = startServer();
    answerUnheard(unheard);
    const tab = openTab();
    tab.dispatch(signOut());
    await settle(6000);
    signedIn();
    const other = openTab();
    const reading = other.read();
    await settle(20_000);
    expect((await reading).isSuccess).toBe(false);
    expect(backend.count(REFRESH)).toBe(0);
  });
});

test('a sign-out is not repeated with the cookie of the account that another tab signed in to', async () => {
  installLocks();
  signedIn();
  const { server, answerUnheard } = startServer();
  answerUnheard(offline);
  const [first, second] = [openTab(), openTab()];
  first.dispatch(signOut());
  await settle(100);
  server.isThere = true;
  await second.dispatch(authApi.endpoints.login.initiate({ user_id: 'ben', password: 'x' }));
  const sent = backend.count(LOG_OUT);
  await settle(120_000);
  expect(backend.count(LOG_OUT)).toBe(sent);
  expect(first.session().signOut).toBeNull();
});
