import { profileSelected } from '@/domain/profiles/profiles-slice';
import { authApi } from '@/features/auth/auth-api';
import { sessionEnded, sessionStarted } from '@/shared/session/session-events';
import { signOut } from '@/shared/session/sign-out';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { later, never } from '@/testing/scripted-backend';
import {
  BEN,
  backend,
  NEW,
  OLD,
  onlyFor,
  openTab,
  REFRESH,
  readThing,
  refreshed,
  refused401,
  script,
  settle,
  setUpSessionTabs,
  signedIn,
  user,
  writeThing,
} from '@/testing/session-tabs';

setUpSessionTabs();

describe('the epoch', () => {
  test('lets a log-out during a refresh win', async () => {
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

  test('never retries a request with the token of the account that signed in meanwhile', async () => {
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

  test('keeps an answer for the previous account out of the cache', async () => {
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

  test('drops an answer requested while signed out when a session has started', async () => {
    script({ 'GET /thing/a': () => later(500, { data: 'for anybody' }) });
    const tab = openTab();
    const reading = tab.read();
    tab.dispatch(sessionStarted({ accessToken: BEN, userId: 'ben' }));
    await settle(1000);
    expect((await reading).data).toBeUndefined();
    expect(readThing.select('a')(tab.getState()).data).toBeUndefined();
  });

  test('takes over the account of the browser’s cookie and drops the request', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(BEN), 'GET /thing/a': onlyFor(BEN, 'of ben') });
    localStorage.setItem('ggp_profileId', 'child-of-ann');
    const tab = openTab();
    expect((await tab.read()).data).toBeUndefined();
    expect(tab.session()).toMatchObject({ accessToken: BEN, user: null, accountId: 'ben' });
    expect(tab.getState().profiles.profileId).toBeNull();
  });

  test('aborts a refresh before a log-in sets its cookie', async () => {
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
  test('does not refresh after a 401 of the log-in', async () => {
    signedIn();
    script({ 'POST /auth/login': () => ({ status: 401, code: 'WRONG_CREDENTIALS', message: '맞지 않아요.' }) });
    const tab = openTab();
    const { error } = await tab.dispatch(authApi.endpoints.login.initiate({ user_id: 'ann', password: 'x' }));
    expect(error).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(backend.count(REFRESH)).toBe(0);
    expect(tab.session().accessToken).toBe(OLD);
  });

  test('signs out without a refresh when the server refuses the log-out', async () => {
    signedIn();
    script({ 'POST /auth/logout': () => refused401 });
    const tab = openTab();
    tab.dispatch(signOut());
    await settle();
    expect(backend.count(REFRESH)).toBe(0);
    expect(tab.session()).toMatchObject({ accessToken: null, hasRefresh: false, endedBy: 'person' });
    expect(localStorage.length).toBe(0);
  });

  test('refreshes once for a 401 of /auth/info', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /auth/info': onlyFor(NEW, { ...user, id: 'ann' }) });
    const tab = openTab();
    const { data } = await tab.dispatch(authApi.endpoints.getAuthInfo.initiate());
    expect(data).toMatchObject({ id: 'ann' });
    expect(backend.count(REFRESH)).toBe(1);
    expect(tab.session().user).toMatchObject({ id: 'ann' });
  });
});

describe('the end of a session', () => {
  test('empties the cache once and does not repeat the queries on screen in a loop', async () => {
    signedIn();
    script({
      [REFRESH]: () => ({ status: 401, code: 'SESSION_EXPIRED' }),
      'GET /thing/a': (_asked, index) => (index === 1 ? { data: 'seen' } : refused401),
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

  test('leaves the cache alone on a refresh', async () => {
    signedIn();
    script({ [REFRESH]: () => refreshed(), 'GET /thing/a': () => ({ data: 'kept' }), 'GET /thing/b': onlyFor(NEW) });
    const tab = openTab();
    await tab.read('a');
    await tab.read('b');
    expect(readThing.select('a')(tab.getState()).data).toBe('kept');
  });

  test('keeps the selected child for the same account and clears it for another', () => {
    signedIn();
    script({});
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    tab.dispatch(profileSelected({ id: 'child-1', birth_date: '20240101' }));
    tab.dispatch(sessionStarted({ accessToken: NEW, userId: 'ann' }));
    expect(tab.getState().profiles.profileId).toBe('child-1');
    tab.dispatch(sessionStarted({ accessToken: BEN, userId: 'ben' }));
    expect(tab.getState().profiles.profileId).toBeNull();
    expect(localStorage.getItem('ggp_profileId')).toBeNull();
  });
});

describe('storage', () => {
  test('writes exactly the keys of docs/specification.md §3.7 and the account key', () => {
    script({});
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    tab.dispatch(profileSelected({ id: 'child-1', birth_date: '20200101' }, Date.UTC(2026, 0, 1)));
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      ggp_accessToken: OLD,
      ggp_refreshToken: '1',
      ggp_profileId: 'child-1',
      ggp_ageGroup: '36~',
      ggp_v1_account: '"ann"',
    });
  });

  test.each([
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
  ])('that %s does not break the page', async (_, storage) => {
    const broken = jest.spyOn(window, 'localStorage', 'get').mockImplementation(storage as () => Storage);
    script({ 'GET /thing/a': () => ({ data: 'ok' }) });
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    expect((await tab.read()).data).toBe('ok');
    expect(tab.session().accessToken).toBe(OLD);
    expect(deviceStorage.keys()).toEqual([]);
    broken.mockRestore();
  });

  test('that is full keeps the session in this tab', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    script({ 'GET /thing/a': onlyFor(OLD) });
    const tab = openTab();
    tab.dispatch(sessionStarted({ accessToken: OLD, userId: 'ann' }));
    expect((await tab.read()).data).toBe('ok');
  });

  test('that holds invalid values is read as empty', async () => {
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
