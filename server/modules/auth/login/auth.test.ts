/** @postgres sql concurrency */
import type { SignedIn, User } from '@contract/auth/auth.responses';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@contract/common/time';
import { loginThrottles, refreshTokens } from '@server/db/schema';
import { sha256Hex } from '@server/lib/digest';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';

// The attack and the hundred at once do hundreds of requests; a busy machine needs its time for them.
jest.setTimeout(30_000);

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const logIn = (user_id: string, password: string) =>
  t.callJson<SignedIn>('POST', '/auth/login', { body: { user_id, password } });
const getRefreshCookie = (headers: Headers) =>
  /ggp_refreshToken=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
const refresh = (cookie: string) =>
  t.callJson<SignedIn>('POST', '/auth/refresh-token', { headers: { cookie: `ggp_refreshToken=${cookie}` } });
async function signInFresh() {
  const { loginId, password } = await t.signUp();
  return getRefreshCookie((await logIn(loginId, password)).headers);
}

describe('log-in', () => {
  test('opens a session with a valid token and an HttpOnly cookie for the right password', async () => {
    const { loginId, password } = await t.signUp({ name: '김하늘' });
    const answer = await logIn(` ${loginId.toUpperCase()} `, password);
    expect(answer).toMatchObject({ status: 200, success: true });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^ggp_refreshToken=[0-9a-f]{64}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^ggp_device=[0-9a-f-]{36}(?:\.\w+){3}; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const info = await t.callJson<User>('GET', '/auth/info', { token: answer.data.access_token });
    expect(info.data).toEqual({
      id: expect.any(String),
      user_id: loginId,
      name: '김하늘',
      role: 'parent',
      is_first_login: false,
      grow_learning_password: false,
      selected_profile: null,
      consents_due: [],
      unread_notices: 0,
    });
    expect(JSON.stringify(answer.data)).not.toContain(getRefreshCookie(answer.headers));
  });

  test('sets Secure cookies in production', async () => {
    await t.close();
    t = await createTestApp({ config: { ...testConfig, production: true } });
    const { loginId, password } = await t.signUp();
    const cookies = (await logIn(loginId, password)).headers.getSetCookie();
    expect(cookies.map((cookie) => /; Secure/.test(cookie))).toEqual([true, true]);
  });

  test('answers a wrong password and an unknown id alike, with one verification each', async () => {
    const { loginId } = await t.signUp();
    const wrong = await logIn(loginId, 'not-the-one');
    const before = t.hasher.calls.verify;
    const unknown = await logIn('nobody-here', 'not-the-one');
    expect(t.hasher.calls.verify).toBe(before + 1);
    // Against a hash as costly as anyone's: an empty one would be refused in no time.
    expect(t.hasher.calls.lastVerified).toMatch(/^test:.+/);
    expect(wrong).toMatchObject({
      status: 401,
      code: 'WRONG_CREDENTIALS',
      message: '아이디 또는 비밀번호가 맞지 않아요.',
    });
    const { headers: _h1, ...wrongBody } = wrong;
    const { headers: _h2, ...unknownBody } = unknown;
    expect(unknownBody).toEqual(wrongBody);
  });

  test('names each field of an empty form in Korean', async () => {
    const answer = await t.callJson('POST', '/auth/login', { body: {} });
    expect(answer).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields: { user_id: '아이디를 입력해 주세요.', password: '비밀번호를 입력해 주세요.' },
    });
  });

  test('throttles after five wrong attempts with growing waits, then accepts the right password', async () => {
    const { loginId, password } = await t.signUp();
    for (let i = 0; i < 5; i += 1) expect((await logIn(loginId, 'wrong')).code).toBe('WRONG_CREDENTIALS');
    const locked = await logIn(loginId, password);
    expect(locked).toMatchObject({
      status: 429,
      code: 'LOGIN_THROTTLED',
      message: '로그인 시도가 많았어요. 30초 뒤에 다시 시도해 주세요.',
    });
    expect(locked.headers.get('retry-after')).toBe('30');
    t.clock.now += 31 * SECOND_MS;
    expect((await logIn(loginId, 'wrong')).code).toBe('WRONG_CREDENTIALS');
    expect((await logIn(loginId, password)).message).toBe('로그인 시도가 많았어요. 1분 뒤에 다시 시도해 주세요.');
    t.clock.now += MINUTE_MS;
    expect((await logIn(loginId, password)).status).toBe(200);
    expect(await t.db.select().from(loginThrottles)).toEqual([]);
  });

  test('throttles an unknown id the same', async () => {
    for (let i = 0; i < 5; i += 1) await logIn('nobody-here', 'wrong');
    expect((await logIn('nobody-here', 'wrong')).code).toBe('LOGIN_THROTTLED');
  });

  test("limits an hour of attack to twenty hashes and the owner's wait to fifteen minutes", async () => {
    const { loginId, password } = await t.signUp();
    await logIn('someone-else', 'x');
    const before = t.hasher.calls.verify;
    for (let second = 0; second < 3600; second += 30) {
      await logIn(loginId, 'guess');
      t.clock.now += 30 * SECOND_MS;
    }
    expect(t.hasher.calls.verify - before).toBeLessThanOrEqual(20);
    t.clock.now += 10 * MINUTE_MS;
    expect((await logIn(loginId, password)).status).toBe(200);
  });

  test('counts a hundred concurrent attempts as a hundred', async () => {
    const { loginId } = await t.signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => logIn(loginId, 'guess')));
    expect(answers.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'LOGIN_THROTTLED')).toHaveLength(95);
  });

  test('refuses text the database cannot store', async () => {
    for (const user_id of ['a\u0000b', '\ud800', 'x'.repeat(65)]) {
      const answer = await logIn(user_id, 'p');
      expect(answer).toMatchObject({ status: 422, fields: { user_id: expect.stringMatching(/\p{Script=Hangul}/u) } });
    }
    expect((await logIn('who', '\u0000\ud800')).status).toBe(401);
  });
});

describe('refresh', () => {
  test('rotates the token and stores no token in clear', async () => {
    const first = await signInFresh();
    const answer = await refresh(first);
    const second = getRefreshCookie(answer.headers);
    expect(second).toMatch(/^[0-9a-f]{64}$/);
    expect(second).not.toBe(first);
    expect((await t.callJson('GET', '/auth/info', { token: answer.data.access_token })).status).toBe(200);
    const stored = await t.db.select({ hash: refreshTokens.tokenHash }).from(refreshTokens);
    expect(stored.map(({ hash }) => hash)).toEqual(
      expect.arrayContaining([await sha256Hex(first), await sha256Hex(second)]),
    );
    expect(JSON.stringify(stored)).not.toContain(second);
  });

  test('issues one successor to a hundred concurrent refreshes, without a sign-out', async () => {
    const first = await signInFresh();
    const before = (await t.db.select().from(refreshTokens)).length;
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(first)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => getRefreshCookie(headers))).size).toBe(1);
    expect(await t.db.select().from(refreshTokens)).toHaveLength(before + 1);
  });

  test('answers the same successor within thirty seconds, even a used one', async () => {
    const first = await signInFresh();
    const second = getRefreshCookie((await refresh(first)).headers);
    await refresh(second);
    t.clock.now += 29 * SECOND_MS;
    const again = await refresh(first);
    expect(again.status).toBe(200);
    expect(getRefreshCookie(again.headers)).toBe(second);
  });

  test('answers an unused successor again to the old token after a lost answer', async () => {
    const first = await signInFresh();
    const second = getRefreshCookie((await refresh(first)).headers);
    t.clock.now += 60 * MINUTE_MS;
    expect(getRefreshCookie((await refresh(first)).headers)).toBe(second);
  });

  test('revokes the session on later reuse, access tokens included', async () => {
    const first = await signInFresh();
    const answer = await refresh(first);
    const second = getRefreshCookie(answer.headers);
    const third = await refresh(second);
    t.clock.now += 31 * SECOND_MS;
    expect(await refresh(first)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect((await refresh(getRefreshCookie(third.headers))).status).toBe(401);
    expect((await t.callJson('GET', '/auth/info', { token: third.data.access_token })).code).toBe('SESSION_EXPIRED');
  });

  test('answers 401 without changing cookies for a missing, made-up or expired cookie', async () => {
    const none = await t.callJson('POST', '/auth/refresh-token');
    expect(none).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(none.headers.get('set-cookie')).toBeNull();
    expect((await refresh('f'.repeat(64))).status).toBe(401);
    const cookie = await signInFresh();
    t.clock.now += 31 * DAY_MS;
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('deletes only tokens that expired long ago in the sweep', async () => {
    const cookie = await signInFresh();
    await logIn('nobody-here', 'wrong');
    await sweepSessions(t.db, t.clock.now + 29 * DAY_MS);
    expect((await refresh(cookie)).status).toBe(200);
    expect(await t.db.select().from(loginThrottles)).toEqual([]);
    await sweepSessions(t.db, t.clock.now + 40 * DAY_MS);
    expect(await t.db.select().from(refreshTokens)).toEqual([]);
  });
});

describe('session', () => {
  test('an access token expires after fifteen minutes', async () => {
    const { token } = await t.signUp();
    t.clock.now += 14 * MINUTE_MS;
    expect((await t.callJson('GET', '/auth/info', { token })).status).toBe(200);
    t.clock.now += 2 * MINUTE_MS;
    expect(await t.callJson('GET', '/auth/info', { token })).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });

  test.each(['', 'not.a.token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])('refuses the token %p', async (token) => {
    expect((await t.callJson('GET', '/auth/info', { token })).status).toBe(401);
  });

  test.each(['exp', 'iat', 'sub'])('refuses a token with our signature but without %s', async (missing) => {
    const { token } = await t.signUp();
    const { [missing]: _left, ...claims } = decodeJwt(token);
    const sign = (payload: JWTPayload) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(t.deps.config.secret);
    const info = async (payload: JWTPayload) => t.callJson('GET', '/auth/info', { token: await sign(payload) });
    expect((await info(decodeJwt(token))).status).toBe(200);
    expect(await info(claims)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });

  test('revokes only this device at log-out', async () => {
    const { loginId, password } = await t.signUp();
    const phone = await logIn(loginId, password);
    const tablet = await logIn(loginId, password);
    const out = await t.callJson('POST', '/auth/logout', {
      headers: { cookie: `ggp_refreshToken=${getRefreshCookie(phone.headers)}` },
    });
    expect(out.status).toBe(200);
    expect(out.headers.get('set-cookie')).toMatch(/ggp_refreshToken=; Max-Age=0; Path=\/api\/auth/);
    expect((await refresh(getRefreshCookie(phone.headers))).status).toBe(401);
    expect((await t.callJson('GET', '/auth/info', { token: phone.data.access_token })).status).toBe(401);
    expect((await refresh(getRefreshCookie(tablet.headers))).status).toBe(200);
  });

  test('accepts a log-out by the access token alone, also twice', async () => {
    const { token } = await t.signUp();
    expect((await t.callJson('POST', '/auth/logout', { token })).status).toBe(200);
    expect((await t.callJson('GET', '/auth/info', { token })).status).toBe(401);
    expect((await t.callJson('POST', '/auth/logout', { token })).status).toBe(200);
  });

  test('ends the first-login flag when the profile chooser is closed', async () => {
    const { token } = await t.signUp({ isFirstLogin: true });
    expect((await t.callJson<User>('GET', '/auth/info', { token })).data.is_first_login).toBe(true);
    expect((await t.callJson('POST', '/auth/first-login/end', { token })).status).toBe(200);
    expect((await t.callJson<User>('GET', '/auth/info', { token })).data.is_first_login).toBe(false);
  });

  test('refuses the token of a revoked session, and not that of another account', async () => {
    const { token, accountId } = await t.signUp();
    const other = await t.signUp();
    await t.db
      .update(refreshTokens)
      .set({ revokedAt: new Date(t.clock.now) })
      .where(eq(refreshTokens.accountId, accountId));
    expect((await t.callJson('GET', '/auth/info', { token })).status).toBe(401);
    expect((await t.callJson('GET', '/auth/info', { token: other.token })).status).toBe(200);
  });

  test('writes no token, password or id to the log', async () => {
    const { loginId, password } = await t.signUp({ loginId: 'planted-id' });
    const answer = await logIn(loginId, password);
    await refresh(getRefreshCookie(answer.headers));
    const log = t.logLines.join('\n');
    for (const secret of [password, loginId, getRefreshCookie(answer.headers), answer.data.access_token])
      expect(log).not.toContain(secret);
    expect(log).toContain('"route":"/api/auth/login"');
  });
});
