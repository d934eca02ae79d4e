/** @postgres locks */
import type { SignedIn } from '@contract/auth/auth.responses';
import type { Leaving } from '@contract/auth/leaving.responses';
import { DAY_MS } from '@contract/common/time';
import type { Profile } from '@contract/profiles/profile.responses';
import { accounts } from '@server/db/schema';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp({ loginId: 'haneul', email: 'haneul@example.com', name: '김하늘' });
});

const leave = (body: object, token = parent.token) =>
  t.callJson<Leaving>('POST', '/mypage/cancel-membership', { token, body });
const send = (path: '/auth/login' | '/auth/come-back', user_id = parent.loginId, password = parent.password) =>
  t.callJson<SignedIn>('POST', path, { body: { user_id, password } });
const getCookie = ({ headers }: { headers: Headers }) =>
  /ggp_refreshToken=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

test('ends every session, answers the last day to return and mails it', async () => {
  const phone = await send('/auth/login');
  const answer = await leave({ password: parent.password, reason: '  아이가 다 컸어요  ' });
  expect(answer).toMatchObject({ status: 200, data: { erased_at: '2026-04-09T03:00:00.000Z' } });
  expect(answer.headers.get('set-cookie')).toMatch(/^ggp_refreshToken=; Max-Age=0; Path=\/api\/auth/);
  for (const token of [parent.token, phone.data.access_token])
    expect((await t.call('GET', '/auth/info', { token })).status).toBe(401);
  const cookie = `ggp_refreshToken=${getCookie(phone)}`;
  expect((await t.call('POST', '/auth/refresh-token', { headers: { cookie } })).status).toBe(401);
  const [row] = await t.db.select().from(accounts).where(eq(accounts.id, parent.accountId));
  expect(row).toMatchObject({ leavingAt: new Date(t.clock.now), leavingReason: '아이가 다 컸어요' });
  expect(t.mailer.mails).toEqual([
    {
      to: 'haneul@example.com',
      subject: '[쑥쑥플래너] 탈퇴 신청을 받았어요',
      html: expect.any(String),
      text: expect.stringContaining('4월 8일까지는 쓰던 아이디와 비밀번호로 로그인하면'),
    },
  ]);
});

test('refuses to leave without the right password', async () => {
  expect(await leave({ password: 'not-the-one' })).toMatchObject({
    status: 422,
    code: 'WRONG_PASSWORD',
    fields: { password: '지금 쓰는 비밀번호가 맞지 않아요.' },
  });
  expect((await leave({})).status).toBe(422);
  expect((await leave({ password: parent.password, reason: '가'.repeat(501) })).fields).toEqual({
    reason: '500자까지 쓸 수 있어요.',
  });
  expect((await t.call('GET', '/auth/info', { token: parent.token })).status).toBe(200);
  expect(t.mailer.mails).toEqual([]);
});

test('offers to return only for the right password, and restores everything', async () => {
  const child = await t.callJson<Profile>('POST', '/profile', {
    token: parent.token,
    body: { name: '도담', birth_date: '20250310', gender: 'female' },
  });
  await leave({ password: parent.password });
  t.clock.now += 29 * DAY_MS;
  const offered = await send('/auth/login');
  expect(offered).toMatchObject({
    status: 409,
    code: 'ACCOUNT_LEAVING',
    message: '탈퇴를 신청한 계정이에요. 4월 8일까지는 모든 기록과 함께 돌아올 수 있어요.',
  });
  expect(offered.headers.get('set-cookie')).toBeNull();
  const nobody = await send('/auth/login', 'nobody-here', 'x');
  const guess = await send('/auth/login', parent.loginId, 'not-the-one');
  expect({ ...guess, headers: null }).toEqual({ ...nobody, headers: null });

  const back = await send('/auth/come-back');
  expect(back).toMatchObject({ status: 200, data: { user: { user_id: 'haneul' } } });
  expect(getCookie(back)).toMatch(/^[0-9a-f]{64}$/);
  const children = await t.callJson<Profile[]>('GET', '/profile', { token: back.data.access_token });
  expect(children.data.map(({ id }) => id)).toEqual([child.data.id]);
  expect((await send('/auth/login')).status).toBe(200);
  const [row] = await t.db.select().from(accounts).where(eq(accounts.id, parent.accountId));
  expect(row).toMatchObject({ leavingAt: null, leavingReason: null });
});

test('signs in again when a return is repeated after a lost answer', async () => {
  await leave({ password: parent.password });
  expect((await send('/auth/come-back')).status).toBe(200);
  expect((await send('/auth/come-back')).status).toBe(200);
});

test('answers and throttles attempts to return like log-ins', async () => {
  await leave({ password: parent.password });
  const unknown = await send('/auth/come-back', 'nobody-here', 'x');
  const wrong = await send('/auth/come-back', parent.loginId, 'x');
  expect(wrong.code).toBe('WRONG_CREDENTIALS');
  expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null });
  for (let i = 0; i < 4; i += 1) await send('/auth/login', parent.loginId, 'x');
  expect((await send('/auth/come-back')).code).toBe('LOGIN_THROTTLED');
});

test('frees the id after thirty days, before and after the purge', async () => {
  await leave({ password: parent.password });
  t.clock.now += 30 * DAY_MS;
  expect((await send('/auth/login')).code).toBe('WRONG_CREDENTIALS');
  expect((await send('/auth/come-back')).code).toBe('WRONG_CREDENTIALS');
});

test('does not revive earlier sessions on return', async () => {
  await leave({ password: parent.password });
  await send('/auth/come-back');
  expect((await t.call('GET', '/auth/info', { token: parent.token })).status).toBe(401);
});

test('leaves once under concurrent requests of two devices', async () => {
  const phone = await send('/auth/login');
  const answers = await Promise.all([
    leave({ password: parent.password }),
    leave({ password: parent.password }, phone.data.access_token),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(t.mailer.mails).toHaveLength(1);
});

test('refuses a token signed just before leaving', async () => {
  await t.db
    .update(accounts)
    .set({ leavingAt: new Date(t.clock.now) })
    .where(eq(accounts.id, parent.accountId));
  for (const path of ['/auth/info', '/profile', '/mypage/export'])
    expect(await t.callJson('GET', path, { token: parent.token })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
});
