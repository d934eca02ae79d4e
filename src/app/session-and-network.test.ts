import type { User } from '@contract/auth/auth.responses';
import { authApi } from '@/features/auth/auth-api';
import { profileSelected } from '@/features/profiles/profiles-slice';
import { baseApi } from '@/shared/api/base-api';
import { dropEarlyAnswers, keepEarlyAnswer } from '@/shared/api/early-answers';
import { logoutApi } from '@/shared/api/logout-api';
import { sessionEnded, sessionRefreshed, sessionStarted } from '@/shared/session/session-events';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { editingBegun, editingEnded } from '@/shared/store/editing-slice';
import { later, never, offline, type Reply, scriptedBackend, tokenFor } from '@/testing/scripted-backend';
import { readPersistedState } from './persistence';
import { makeStore } from './store';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    readThing: build.query<unknown, string>({ query: (name) => `/thing/${name}` }),
    searchThings: build.query<unknown, void>({ query: () => ({ url: 'search', method: 'POST', body: {} }) }),
    writeThing: build.mutation<unknown, void>({ query: () => ({ url: '/thing', method: 'POST', body: { a: 1 } }) }),
    quietThing: build.mutation<unknown, void>({
      query: () => ({ url: '/thing', method: 'POST' }),
      extraOptions: { suppressErrorToast: true },
    }),
    shortThing: build.query<unknown, void>({ query: () => '/short', extraOptions: { timeout: 300 } }),
  }),
});
const { readThing, searchThings, writeThing, quietThing, shortThing } = api.endpoints;

const OLD = tokenFor('ann', 1);
const NEW = tokenFor('ann', 2);
const BEN = tokenFor('ben', 3);
const REFRESH = 'POST /auth/refresh-token';
const refreshed = (token = NEW): Reply => ({ data: { access_token: token } });
const refused401: Reply = { status: 401, code: 'SESSION_EXPIRED', message: '로그인한 지 오래되었어요.' };
/** As the server judges: only `token` counts. */
const onlyFor =
  (token: string, data: unknown = 'ok') =>
  ({ token: sent }: { token: string | null }): Reply =>
    sent === token ? { data } : refused401;

const user: User = {
  id: 'ben',
  user_id: 'ben',
  name: '벤',
  role: 'parent',
  is_first_login: false,
  grow_learning_password: false,
  unread_notices: 0,
};

let backend: ReturnType<typeof scriptedBackend>;
const script = (answers: Parameters<typeof scriptedBackend>[0]) => {
  backend = scriptedBackend(answers);
  return backend;
};

/** A tab that opens with what storage holds. */
function openTab() {
  const store = makeStore(readPersistedState());
  const disconnect = store.connect();
  closers.push(disconnect);
  return {
    ...store,
    read: (name = 'a') => store.dispatch(readThing.initiate(name, { forceRefetch: true })),
    session: () => store.getState().auth,
    toasts: () => store.getState().toast.map(({ kind, message }) => `${kind}: ${message}`),
  };
}
let closers: (() => void)[] = [];

function signedIn(token = OLD) {
  localStorage.setItem('ggp_accessToken', token);
  localStorage.setItem('ggp_refreshToken', '1');
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const close of closers) close();
  closers = [];
  backend?.restore();
  dropEarlyAnswers();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

describe('what every call carries', () => {
  it('sends cookies, the bearer token, the chosen child and the mark of our own pages', async () => {
    signedIn();
    script({ 'GET /thing/a': () => ({ data: 1 }) });
    const tab = openTab();
    tab.dispatch(profileSelected({ id: 'child-1', birthDate: '20240101' }));
    await tab.read();
    expect(backend.asked[0]).toMatchObject({
      token: OLD,
      credentials: 'include',
      headers: { profile_id: 'child-1', 'x-ggp-client': 'web' },
    });
  });

  it('sends neither token nor child where there is none', async () => {
    script({ 'GET /thing/a': () => ({ data: 1 }) });
    await openTab().read();
    expect(backend.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(backend.asked[0]?.headers).not.toHaveProperty('profile_id');
  });
});

describe('the envelope', () => {
  it('unwraps data', async () => {
    script({ 'GET /thing/a': () => ({ data: [1, 2] }) });
    expect((await openTab().read()).data).toEqual([1, 2]);
  });

  it.each([
    ['a refusal', { status: 409, code: 'CONFLICT', message: '다른 곳에서 바뀌었어요.' }, '다른 곳에서 바뀌었어요.'],
    ['success: false under status 200', { status: 200, code: 'CONFLICT', message: '안 돼요.' }, '안 돼요.'],
    ['no sentence', { status: 500, code: 'INTERNAL' }, '서버요청 에러!'],
    ['no envelope at all', { status: 502, raw: '<html>Bad gateway</html>' }, '서버요청 에러!'],
    ['an empty answer', { status: 500, raw: '' }, '서버요청 에러!'],
  ])('makes a failed write of %s a toast with its sentence', async (_, reply: Reply, sentence) => {
    script({ 'POST /thing': () => reply });
    const tab = openTab();
    const { error } = await tab.dispatch(writeThing.initiate());
    expect(error).toMatchObject({ message: sentence });
    expect(tab.toasts()).toEqual([`error: ${sentence}`]);
  });

  it.each([
    ['null', { raw: '{"success":true,"data":null}' }],
    ['nothing', { raw: '' }],
    ['no data', { raw: '{"success":true}' }],
    ['a list in place of the envelope', { raw: '[]' }],
  ])('refuses a query that is answered with %s', async (_, reply: Reply) => {
    script({ 'GET /thing/a': () => reply });
    expect((await openTab().read()).error).toMatchObject({ status: 'UNREADABLE' });
  });

  it('does not sign in with an answer that names no user', async () => {
    script({ 'POST /auth/login': () => ({ data: { access_token: BEN } }) });
    const tab = openTab();
    const { error } = await tab.dispatch(authApi.endpoints.login.initiate({ user_id: 'ben', password: 'x' }));
    expect(error).toMatchObject({ status: 'UNREADABLE', message: '서버요청 에러!' });
    expect(tab.session().accessToken).toBeNull();
  });

  it('shows no toast for a write whose screen says it itself', async () => {
    script({ 'POST /thing': () => ({ status: 409, code: 'CONFLICT' }) });
    const tab = openTab();
    await tab.dispatch(quietThing.initiate());
    expect(tab.toasts()).toEqual([]);
  });

  it('only logs a failed read', async () => {
    script({ 'GET /thing/a': () => ({ status: 500, code: 'INTERNAL' }) });
    const tab = openTab();
    const { data, isError } = await tab.read();
    expect([data, isError]).toEqual([undefined, true]);
    expect(tab.toasts()).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith('GET /thing/a failed: 500');
  });

  it('says once that a GET may not be viewed, however many were refused', async () => {
    script({
      'GET /thing/a': () => ({ status: 403, code: 'FORBIDDEN' }),
      'GET /thing/b': () => ({ status: 403, code: 'FORBIDDEN' }),
    });
    const tab = openTab();
    await Promise.all([tab.read('a'), tab.read('b')]);
    expect(tab.toasts()).toEqual(['error: 조회 권한이 없습니다']);
  });

  it('tells offline from a time-out', async () => {
    script({ 'GET /thing/a': offline, 'GET /short': never });
    const tab = openTab();
    expect((await tab.read()).error).toMatchObject({ status: 'NO_ANSWER' });
    const short = tab.dispatch(shortThing.initiate());
    await settle(300);
    expect((await short).error).toMatchObject({ status: 'TIMEOUT' });
  });

  it('times a call out after 15 seconds by default', async () => {
    script({ 'GET /thing/a': never });
    const reading = openTab().read();
    await settle(15_000);
    expect((await reading).error).toMatchObject({ status: 'TIMEOUT' });
  });

  it('reads how long to wait', async () => {
    script({ 'POST /thing': () => ({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 40 }) });
    const { error } = await openTab().dispatch(writeThing.initiate());
    expect(error).toMatchObject({ status: 429, retryAfter: 40 });
  });
});

describe('one refresh', () => {
  it('answers any number of parallel 401s that arrive up to two seconds apart, each retried once', async () => {
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

  it('asks with an empty body, with cookies and without a token', async () => {
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

  it('is not repeated when the retry is refused again', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': () => refused401 });
    const { error } = await openTab().read();
    expect(error).toMatchObject({ status: 401 });
    expect([backend.count('GET /thing/a'), backend.count(REFRESH)]).toEqual([2, 1]);
  });

  it('is not needed for a late 401 that was sent with an older token', async () => {
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

  it('is not waited for by a late 401 while another tab holds the lock', async () => {
    signedIn();
    script({
      [REFRESH]: () => refreshed(),
      'GET /thing/quick': onlyFor(NEW),
      'GET /thing/slow': ({ token }) => (token === NEW ? { data: 'slow' } : later(2000, refused401)),
    });
    const tab = openTab();
    const slow = tab.read('slow');
    await tab.read('quick');
    giveLocks({ held: true });
    await settle(2000);
    await settle(100);
    expect(readThing.select('slow')(tab.getState()).data).toBe('slow');
    await slow;
  });

  it('goes on when the screen that asked is gone', async () => {
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

  it('has a time limit of its own', async () => {
    signedIn();
    script({ [REFRESH]: never, 'GET /thing/a': () => refused401 });
    const tab = openTab();
    const reading = tab.read();
    await settle(10_000);
    expect((await reading).error).toMatchObject({ status: 'TIMEOUT' });
    expect(tab.session().accessToken).toBe(OLD);
  });

  it('keeps the key of a write over its retry, and gives reads none', async () => {
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

  it('asks again, under its key, for a write that the server is still working on', async () => {
    signedIn();
    const underWay: Reply = { status: 409, code: 'CONFLICT', message: '같은 요청을 처리하고 있어요.', retryAfter: 1 };
    script({ 'POST /thing': (_, nth) => (nth < 3 ? underWay : { data: 'saved' }) });
    const writing = openTab().dispatch(writeThing.initiate());
    await settle(3000);
    expect((await writing).data).toBe('saved');
    expect(new Set(backend.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it('is not asked for without any credential', async () => {
    script({ 'GET /thing/a': () => refused401 });
    expect((await openTab().read()).error).toMatchObject({ status: 401 });
    expect(backend.count(REFRESH)).toBe(0);
  });

  it('replaces an access token that storage has lost', async () => {
    localStorage.setItem('ggp_refreshToken', '1');
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': onlyFor(NEW) });
    expect((await openTab().read()).data).toBe('ok');
  });
});

describe('what ends a session', () => {
  it.each([400, 401, 403])('%i from the refresh does', async (status) => {
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
    ['an answer nobody can read', () => ({ status: 200, raw: 'hello' }), 'UNREADABLE'],
  ];
  it.each(passing)('%s does not: it fails just this request', async (_, answer, status) => {
    signedIn();
    script({
      [REFRESH]: (_asked, nth) => (nth === 1 ? answer() : refreshed()),
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

describe('the epoch', () => {
  it('lets a log-out during a refresh win', async () => {
    signedIn();
    script({ [REFRESH]: () => later(500, refreshed()), 'GET /thing/a': onlyFor(NEW) });
    const tab = openTab();
    const reading = tab.read();
    await settle(100);
    tab.dispatch(sessionEnded());
    await settle(1000);
    expect((await reading).isSuccess).toBe(false);
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false });
    expect(localStorage.getItem('ggp_accessToken')).toBeNull();
    expect(backend.count('GET /thing/a')).toBe(1);
  });

  it('never retries a request with the token of the account that signed in meanwhile', async () => {
    signedIn();
    script({
      [REFRESH]: () => later(500, refreshed()),
      'POST /thing': () => later(200, refused401),
      'GET /thing/late': () => later(900, refused401),
    });
    const tab = openTab();
    const writing = tab.dispatch(writeThing.initiate());
    const late = tab.read('late');
    await settle(300);
    tab.dispatch(sessionStarted({ accessToken: BEN, userId: 'ben' }));
    await settle(2000);
    expect((await writing).data).toBeUndefined();
    expect((await late).isSuccess).toBe(false);
    expect(tab.session().accessToken).toBe(BEN);
    expect(backend.asked.filter(({ token }) => token === BEN)).toEqual([]);
    expect(tab.toasts()).toEqual([]);
  });

  it('keeps an answer of the account before out of the cache', async () => {
    signedIn();
    script({ 'GET /thing/a': ({ token }) => (token === BEN ? { data: 'of ben' } : later(500, { data: 'of ann' })) });
    const tab = openTab();
    const old = tab.read();
    tab.dispatch(sessionStarted({ accessToken: BEN, userId: 'ben' }));
    const current = tab.read();
    await settle(1000);
    await old;
    expect((await current).data).toBe('of ben');
    expect(readThing.select('a')(tab.getState()).data).toBe('of ben');
  });

  it('drops an answer of the signed-out state when a session began meanwhile', async () => {
    script({ 'GET /thing/a': () => later(500, { data: 'for anybody' }) });
    const tab = openTab();
    const reading = tab.read();
    tab.dispatch(sessionStarted({ accessToken: BEN, userId: 'ben' }));
    await settle(1000);
    expect((await reading).data).toBeUndefined();
    expect(readThing.select('a')(tab.getState()).data).toBeUndefined();
  });

  it('goes over to the account whose cookie the browser holds, and drops the request', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(BEN), 'GET /thing/a': onlyFor(BEN, 'of ben') });
    localStorage.setItem('ggp_profileId', 'child-of-ann');
    const tab = openTab();
    expect((await tab.read()).data).toBeUndefined();
    expect(tab.session()).toMatchObject({ accessToken: BEN, user: null, accountId: 'ben' });
    expect(tab.getState().profiles.profileId).toBeNull();
  });

  it('puts an end to a refresh before a log-in sets its cookie', async () => {
    signedIn();
    let refreshGivenUp = false;
    script({
      [REFRESH]: ({ aborted }) => {
        void aborted.then(() => {
          refreshGivenUp = true;
        });
        return never();
      },
      'GET /thing/a': () => refused401,
      'POST /auth/login': () => {
        expect(refreshGivenUp).toBe(true);
        return { data: { access_token: BEN, user } };
      },
    });
    const tab = openTab();
    const reading = tab.read();
    await settle(100);
    const result = await tab.dispatch(authApi.endpoints.login.initiate({ user_id: 'ben', password: 'x' }));
    expect(result.error).toBeUndefined();
    await reading;
    expect(tab.session()).toMatchObject({ accessToken: BEN, user: { id: 'ben' } });
  });
});

describe('/auth/*', () => {
  it('takes a 401 of the log-in for a wrong password', async () => {
    signedIn();
    script({ 'POST /auth/login': () => ({ status: 401, code: 'WRONG_CREDENTIALS', message: '맞지 않아요.' }) });
    const tab = openTab();
    const { error } = await tab.dispatch(authApi.endpoints.login.initiate({ user_id: 'ann', password: 'x' }));
    expect(error).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(backend.count(REFRESH)).toBe(0);
    expect(tab.session().accessToken).toBe(OLD);
  });

  it('signs out whatever the server says, without a refresh', async () => {
    signedIn();
    script({ 'POST /auth/logout': () => refused401 });
    const tab = openTab();
    await tab.dispatch(logoutApi.endpoints.logout.initiate());
    expect(backend.count(REFRESH)).toBe(0);
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false, endedBy: 'person' });
    expect(localStorage.length).toBe(0);
  });

  it("gives the gate's own read the one refresh", async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /auth/info': onlyFor(NEW, { ...user, id: 'ann' }) });
    const tab = openTab();
    const { data } = await tab.dispatch(authApi.endpoints.getAuthInfo.initiate());
    expect(data).toMatchObject({ id: 'ann' });
    expect(backend.count(REFRESH)).toBe(1);
    expect(tab.session().user).toMatchObject({ id: 'ann' });
  });
});

/** The browser's lock manager, as far as one exclusive lock needs it; `held` keeps it from everybody. */
function giveLocks({ held = false } = {}) {
  let tail: Promise<unknown> = held ? new Promise(() => undefined) : Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    const turn = Promise.race([
      tail,
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
    ]).then(work);
    tail = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

describe('two tabs of one browser', () => {
  it.each([
    ['with', true],
    ['without', false],
  ])('sign nobody out with 50 requests each, %s a Web Lock', async (_, locks) => {
    if (locks) giveLocks();
    signedIn();
    // As the server: the old cookie's successor is answered again within its grace window.
    const names = Array.from({ length: 50 }, (_unused, index) => `n${index}`);
    script({
      [REFRESH]: () => later(300, refreshed()),
      ...Object.fromEntries(names.map((name) => [`GET /thing/${name}`, onlyFor(NEW, name)])),
    });
    const tabs = [openTab(), openTab()];
    const reading = Promise.all(tabs.flatMap((tab) => names.map((name) => tab.read(name))));
    await settle(3000);
    expect((await reading).every(({ isSuccess }) => isSuccess)).toBe(true);
    expect(backend.count(REFRESH)).toBe(locks ? 1 : 2);
    for (const tab of tabs) expect(tab.session().accessToken).toBe(NEW);
  });

  it('adopt the token another tab stored, also when the refresh is refused', async () => {
    signedIn();
    script({
      [REFRESH]: () => {
        localStorage.setItem('ggp_accessToken', NEW);
        return { status: 401, code: 'SESSION_EXPIRED' };
      },
      'GET /thing/a': onlyFor(NEW),
    });
    const tab = openTab();
    expect((await tab.read()).data).toBe('ok');
    expect(tab.session().accessToken).toBe(NEW);
  });

  it('do not wait for a tab that was put to sleep with the lock', async () => {
    giveLocks({ held: true });
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': onlyFor(NEW) });
    const reading = openTab().read();
    await settle(12_000);
    expect((await reading).data).toBe('ok');
  });

  it('follow each other: refreshed, signed out, another account with its child', () => {
    signedIn();
    localStorage.setItem('ggp_profileId', 'child-of-ann');
    script({});
    const tab = openTab();
    const elsewhere = (write: () => void) => {
      write();
      window.dispatchEvent(new StorageEvent('storage', { key: 'ggp_accessToken' }));
    };

    elsewhere(() => localStorage.setItem('ggp_accessToken', NEW));
    expect(tab.session()).toMatchObject({ accessToken: NEW, epoch: 0 });

    elsewhere(() => {
      localStorage.setItem('ggp_accessToken', BEN);
      localStorage.setItem('ggp_profileId', 'child-of-ben');
    });
    expect(tab.session()).toMatchObject({ accessToken: BEN, epoch: 1, user: null });
    expect(tab.getState().profiles.profileId).toBe('child-of-ben');
    expect(localStorage.getItem('ggp_profileId')).toBe('child-of-ben');

    elsewhere(() => localStorage.clear());
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false, epoch: 2 });
    expect(tab.getState().profiles.profileId).toBeNull();
  });
});

describe('the child that another tab chooses', () => {
  const chosenElsewhere = (id: string) => {
    localStorage.setItem('ggp_profileId', id);
    localStorage.setItem('ggp_ageGroup', '36~');
    for (const key of ['ggp_profileId', 'ggp_ageGroup']) window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  const openWithChild = () => {
    signedIn();
    localStorage.setItem('ggp_profileId', 'child-1');
    script({});
    return openTab();
  };
  const child = (tab: ReturnType<typeof openTab>) => tab.getState().profiles.profileId;

  it('is followed, with its age group, and left as it is in storage', () => {
    const tab = openWithChild();
    chosenElsewhere('child-2');
    expect(tab.getState().profiles).toEqual({ profileId: 'child-2', ageGroup: '36~' });
    tab.dispatch(sessionRefreshed({ accessToken: NEW, epoch: tab.session().epoch }));
    expect(localStorage.getItem('ggp_profileId')).toBe('child-2');
  });

  it('is followed when it is gone', () => {
    const tab = openWithChild();
    localStorage.removeItem('ggp_profileId');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ggp_profileId' }));
    expect(child(tab)).toBeNull();
  });

  it('is followed only after what is being written about another one', () => {
    const tab = openWithChild();
    tab.dispatch(editingBegun());
    tab.dispatch(editingBegun());
    chosenElsewhere('child-2');
    expect(child(tab)).toBe('child-1');
    tab.dispatch(sessionRefreshed({ accessToken: NEW, epoch: tab.session().epoch }));
    expect(localStorage.getItem('ggp_profileId')).toBe('child-2');
    tab.dispatch(editingEnded());
    expect(child(tab)).toBe('child-1');
    tab.dispatch(editingEnded());
    expect(child(tab)).toBe('child-2');
  });

  it('is not followed when it is another account’s', () => {
    const tab = openWithChild();
    localStorage.setItem('ggp_accessToken', BEN);
    chosenElsewhere('child-of-ben');
    expect(child(tab)).toBe('child-1');
  });
});

describe('the end of a session', () => {
  it('empties the cache once, and a query still on screen does not ask in a loop', async () => {
    signedIn();
    script({
      [REFRESH]: () => ({ status: 401, code: 'SESSION_EXPIRED' }),
      'GET /thing/a': (_asked, nth) => (nth === 1 ? { data: 'seen' } : refused401),
      'GET /thing/b': () => refused401,
    });
    const tab = openTab();
    let resets = 0;
    let asked = 0;
    tab.subscribe(() => {
      const now = Object.keys(tab.getState().api.queries).length;
      if (now === 0 && asked > 0) resets += 1;
      asked = now;
    });
    await tab.read('a');
    await Promise.all([tab.read('b'), tab.read('a')]);
    await settle(5000);
    expect(readThing.select('a')(tab.getState()).data).toBeUndefined();
    expect(resets).toBe(1);
    expect(backend.count(REFRESH)).toBe(1);
    expect(backend.count('GET /thing/a') + backend.count('GET /thing/b')).toBeLessThanOrEqual(3);
  });

  it('leaves the cache alone on a refresh', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': () => ({ data: 'kept' }), 'GET /thing/b': onlyFor(NEW) });
    const tab = openTab();
    await tab.read('a');
    await tab.read('b');
    expect(readThing.select('a')(tab.getState()).data).toBe('kept');
  });

  it('keeps the chosen child over an expiry for the same parent, and not for another', () => {
    signedIn();
    script({});
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    tab.dispatch(profileSelected({ id: 'child-1', birthDate: '20240101' }));
    tab.dispatch(sessionStarted({ accessToken: NEW, userId: 'ann' }));
    expect(tab.getState().profiles.profileId).toBe('child-1');
    tab.dispatch(sessionStarted({ accessToken: BEN, userId: 'ben' }));
    expect(tab.getState().profiles.profileId).toBeNull();
    expect(localStorage.getItem('ggp_profileId')).toBeNull();
  });
});

describe('storage', () => {
  it('writes exactly the keys of docs/specification.md §3.7 and the account key', () => {
    script({});
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    tab.dispatch(profileSelected({ id: 'child-1', birthDate: '20200101', now: Date.UTC(2026, 0, 1) }));
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      ggp_accessToken: OLD,
      ggp_refreshToken: '1',
      ggp_profileId: 'child-1',
      ggp_ageGroup: '36~',
      ggp_v1_account: '"ann"',
    });
  });

  it.each([
    [
      'throws',
      () =>
        new Proxy({} as Storage, {
          get: () => () => {
            throw new Error('SecurityError');
          },
        }),
    ],
    ['is absent', () => undefined],
  ])('that %s blanks nothing', async (_, storage) => {
    const broken = jest.spyOn(window, 'localStorage', 'get').mockImplementation(storage as () => Storage);
    script({ 'GET /thing/a': () => ({ data: 'ok' }) });
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    expect((await tab.read()).data).toBe('ok');
    expect(tab.session().accessToken).toBe(OLD);
    expect(deviceStorage.keys()).toEqual([]);
    broken.mockRestore();
  });

  it('that is full keeps the session in this tab', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    script({ 'GET /thing/a': onlyFor(OLD) });
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    expect((await tab.read()).data).toBe('ok');
  });

  it('that holds garbage is read as empty', async () => {
    localStorage.setItem('ggp_accessToken', 'line\nbreak 한글');
    localStorage.setItem('ggp_refreshToken', '{"secret":true}');
    localStorage.setItem('ggp_profileId', '\u0000');
    localStorage.setItem('ggp_ageGroup', 'old');
    localStorage.setItem('ggp_v1_account', '{not json');
    script({ 'GET /thing/a': () => ({ data: 'ok' }) });
    const tab = openTab();
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false, accountId: null });
    expect(tab.getState().profiles).toEqual({ profileId: null, ageGroup: null });
    expect((await tab.read()).data).toBe('ok');
  });
});

describe('answers that were asked for early', () => {
  const early = (token: string) =>
    keepEarlyAnswer(
      { method: 'GET', url: 'http://localhost/api/thing/a', token, profileId: null },
      Promise.resolve(new Response(JSON.stringify({ success: true, data: 'early' }))),
    );

  it('are used once, by the very same call', async () => {
    signedIn();
    script({ 'GET /thing/a': () => ({ data: 'later' }) });
    early(OLD);
    const tab = openTab();
    expect((await tab.read()).data).toBe('early');
    expect((await tab.read()).data).toBe('later');
    expect(backend.count('GET /thing/a')).toBe(1);
  });

  it('are not used for another token or when stale', async () => {
    signedIn(NEW);
    script({ 'GET /thing/a': () => ({ data: 'own' }) });
    early(OLD);
    expect((await openTab().read()).data).toBe('own');
    early(NEW);
    await settle(10_001);
    expect((await openTab().read()).data).toBe('own');
  });
});
