import { later, never, offline, type Reply } from '@/testing/scripted-backend';
import {
  backend,
  installLocks,
  NEW,
  OLD,
  onlyFor,
  openTab,
  REFRESH,
  readThing,
  refreshed,
  refused401,
  script,
  searchThings,
  settle,
  setUpSessionTabs,
  signedIn,
  writeThing,
} from '@/testing/session-tabs';

setUpSessionTabs();

describe('a refresh', () => {
  test('serves all parallel 401s that arrive within two seconds and retries each once', async () => {
    signedIn();
    const names = Array.from({ length: 12 }, (_, index) => `n${index}`);
    script({
      [REFRESH]: () => later(700, refreshed()),
      ...Object.fromEntries(
        names.map((name, index) => [
          `GET /thing/${name}`,
          ({ token }: { token: string | null }) =>
            token === NEW ? { data: name } : later((index * 2000) / (names.length - 1), refused401),
        ]),
      ),
    });
    const tab = openTab();
    const reading = Promise.all(names.map((name) => tab.read(name)));
    await settle(5000);
    expect((await reading).map(({ data }) => data)).toEqual(names);
    expect(backend.count(REFRESH)).toBe(1);
    for (const name of names) expect(backend.count(`GET /thing/${name}`)).toBe(2);
    expect(localStorage.getItem('ggp_accessToken')).toBe(NEW);
  });

  test('sends an empty body and cookies, and no token', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': onlyFor(NEW) });
    await openTab().read();
    expect(backend.asked.find(({ path }) => path === '/auth/refresh-token')).toMatchObject({
      body: null,
      token: null,
      credentials: 'include',
      headers: { 'x-ggp-client': 'web' },
    });
  });

  test('is not repeated when the retry is refused again', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': () => refused401 });
    const { error } = await openTab().read();
    expect(error).toMatchObject({ status: 401 });
    expect([backend.count('GET /thing/a'), backend.count(REFRESH)]).toEqual([2, 1]);
  });

  test('is not repeated for a late 401 of a call with the previous token', async () => {
    signedIn();
    script({
      [REFRESH]: () => refreshed(),
      'GET /thing/quick': onlyFor(NEW),
      'GET /thing/slow': ({ token }) => (token === NEW ? { data: 'slow' } : later(2000, refused401)),
    });
    const tab = openTab();
    const slow = tab.read('slow');
    await tab.read('quick');
    await settle(2000);
    expect((await slow).data).toBe('slow');
    expect(backend.count(REFRESH)).toBe(1);
  });

  test('is not awaited by a late 401 while another tab holds the lock', async () => {
    signedIn();
    script({
      [REFRESH]: () => refreshed(),
      'GET /thing/quick': onlyFor(NEW),
      'GET /thing/slow': ({ token }) => (token === NEW ? { data: 'slow' } : later(2000, refused401)),
    });
    const tab = openTab();
    const slow = tab.read('slow');
    await tab.read('quick');
    installLocks({ held: true });
    await settle(2000);
    await settle(100);
    expect(readThing.select('slow')(tab.getState()).data).toBe('slow');
    await slow;
  });

  test('continues after the query that started it is aborted', async () => {
    signedIn();
    script({ [REFRESH]: () => later(500, refreshed()), 'GET /thing/a': onlyFor(NEW), 'GET /thing/b': onlyFor(NEW) });
    const tab = openTab();
    const gone = tab.read('a');
    await settle(100);
    gone.abort();
    const staying = tab.read('b');
    await settle(1000);
    expect((await staying).data).toBe('ok');
    expect(tab.session().accessToken).toBe(NEW);
    expect(backend.count(REFRESH)).toBe(1);
  });

  test('times out after 10 seconds and keeps the session', async () => {
    signedIn();
    script({ [REFRESH]: never, 'GET /thing/a': () => refused401 });
    const tab = openTab();
    const reading = tab.read();
    await settle(10_000);
    expect((await reading).error).toMatchObject({ status: 'TIMEOUT' });
    expect(tab.session().accessToken).toBe(OLD);
  });

  test('keeps the idempotency key of a write for its retry, and sends none for reads', async () => {
    signedIn();
    script({
      [REFRESH]: () => refreshed(),
      'POST /thing': onlyFor(NEW),
      'POST /search': () => ({ data: [] }),
      'GET /thing/a': () => ({ data: 1 }),
    });
    const tab = openTab();
    await tab.dispatch(writeThing.initiate());
    await tab.dispatch(writeThing.initiate());
    await tab.dispatch(searchThings.initiate());
    await tab.read();
    const keys = backend.asked
      .filter(({ path }) => path !== '/auth/refresh-token')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys.slice(3)).toEqual([undefined, undefined]);
  });

  test('repeats a write with its key while the server is still processing it', async () => {
    signedIn();
    const underWay: Reply = { status: 409, code: 'CONFLICT', message: '같은 요청을 처리하고 있어요.', retryAfter: 1 };
    script({ 'POST /thing': (_, call) => (call < 3 ? underWay : { data: 'saved' }) });
    const writing = openTab().dispatch(writeThing.initiate());
    await settle(3000);
    expect((await writing).data).toBe('saved');
    expect(new Set(backend.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('is not sent without credentials', async () => {
    script({ 'GET /thing/a': () => refused401 });
    expect((await openTab().read()).error).toMatchObject({ status: 401 });
    expect(backend.count(REFRESH)).toBe(0);
  });

  test('replaces an access token missing from storage', async () => {
    localStorage.setItem('ggp_refreshToken', '1');
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': onlyFor(NEW) });
    expect((await openTab().read()).data).toBe('ok');
  });
});

describe('the end of a session', () => {
  test.each([400, 401, 403])('follows a %i answer to the refresh', async (status) => {
    signedIn();
    script({ [REFRESH]: () => ({ status, code: 'SESSION_EXPIRED' }), 'GET /thing/a': () => refused401 });
    const tab = openTab();
    expect((await tab.read()).isSuccess).toBe(false);
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false });
    expect(backend.count('GET /thing/a')).toBe(1);
    expect([localStorage.getItem('ggp_accessToken'), localStorage.getItem('ggp_refreshToken')]).toEqual([null, null]);
  });

  const passing: [string, () => Reply | Promise<Reply>, unknown][] = [
    ['offline', offline, 'NO_ANSWER'],
    ['a time-out', never, 'TIMEOUT'],
    ['429', () => ({ status: 429, code: 'TOO_MANY_REQUESTS' }), 429],
    ['500', () => ({ status: 500, code: 'INTERNAL' }), 500],
    ['503', () => ({ status: 503, code: 'UNAVAILABLE' }), 503],
    ['an unreadable answer', () => ({ status: 200, raw: 'hello' }), 'UNREADABLE'],
  ];
  test.each(passing)('does not follow %s: only the request fails', async (_, answer, status) => {
    signedIn();
    script({
      [REFRESH]: (_asked, index) => (index === 1 ? answer() : refreshed()),
      'GET /thing/a': onlyFor(NEW),
    });
    const tab = openTab();
    const first = tab.read();
    await settle(10_000);
    expect((await first).error).toMatchObject({ status });
    expect(tab.session()).toMatchObject({ accessToken: OLD, hasRefresh: true });
    expect(localStorage.getItem('ggp_refreshToken')).toBe('1');
    expect((await tab.read()).data).toBe('ok');
  });
});
