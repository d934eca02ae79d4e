/** @postgres sql */
import type { SignedIn } from '@contract/auth/auth.responses';
import type { SignedInDevice, SignedOut } from '@contract/auth/sessions.responses';
import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import { useTestApp } from '@server/testing/test-app';

const t = useTestApp();

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36';

type Device = { token: string; cookie: string };

async function signIn(loginId: string, password: string, userAgent: string): Promise<Device> {
  const answer = await t.callJson<SignedIn>('POST', '/auth/login', {
    body: { user_id: loginId, password },
    headers: { 'user-agent': userAgent },
  });
  return {
    token: answer.data.access_token,
    cookie: /ggp_refreshToken=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '',
  };
}
const refresh = (cookie: string) =>
  t.callJson<SignedIn>('POST', '/auth/refresh-token', { headers: { cookie: `ggp_refreshToken=${cookie}` } });
const devices = async (token: string) => (await t.callJson<SignedInDevice[]>('GET', '/auth/session', { token })).data;
const getStatus = async ({ token }: Device) => (await t.call('GET', '/auth/info', { token })).status;

/** A parent signed in on a phone, then on a PC. */
async function twoDevices() {
  const parent = await t.signUp();
  await t.callJson('POST', '/auth/logout', { token: parent.token });
  const phone = await signIn(parent.loginId, parent.password, PHONE);
  t.clock.now += MINUTE_MS;
  const pc = await signIn(parent.loginId, parent.password, PC);
  return { parent, phone, pc };
}

test('lists each device with its last use and marks the current one', async () => {
  const { phone, pc } = await twoDevices();
  expect(await devices(phone.token)).toEqual([
    { id: expect.any(String), name: 'iPhone · Safari', current: true, last_used_at: '2026-03-10T03:00:00.000Z' },
    { id: expect.any(String), name: 'Windows PC · Chrome', current: false, last_used_at: '2026-03-10T03:01:00.000Z' },
  ]);
  t.clock.now += 10 * MINUTE_MS;
  await refresh(phone.cookie);
  expect((await devices(pc.token)).map(({ name, current, last_used_at }) => [name, current, last_used_at])).toEqual([
    ['Windows PC · Chrome', true, '2026-03-10T03:01:00.000Z'],
    ['iPhone · Safari', false, '2026-03-10T03:11:00.000Z'],
  ]);
});

test('omits devices that signed out or were unused for a month', async () => {
  const { phone, pc } = await twoDevices();
  await t.callJson('POST', '/auth/logout', { token: phone.token });
  expect((await devices(pc.token)).map(({ name }) => name)).toEqual(['Windows PC · Chrome']);
  t.clock.now += 29 * DAY_MS;
  const { data } = await refresh(pc.cookie);
  t.clock.now += 5 * MINUTE_MS;
  expect((await devices(data.access_token)).map(({ name }) => name)).toEqual(['Windows PC · Chrome']);
});

test('signs out one other device at once', async () => {
  const { phone, pc } = await twoDevices();
  const [, other] = await devices(phone.token);
  const answer = await t.callJson<SignedOut>('DELETE', `/auth/session/${other?.id}`, { token: phone.token });
  expect(answer).toMatchObject({ status: 200, data: { ended: 1 } });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await getStatus(pc)).toBe(401);
  expect((await refresh(pc.cookie)).status).toBe(401);
  expect(await getStatus(phone)).toBe(200);
  const again = await t.callJson('DELETE', `/auth/session/${other?.id}`, { token: phone.token });
  expect(again).toMatchObject({ status: 404, message: '이미 로그아웃된 기기예요.' });
});

test('signs out the current device and drops its cookie', async () => {
  const { phone } = await twoDevices();
  const [own] = await devices(phone.token);
  const answer = await t.callJson('DELETE', `/auth/session/${own?.id}`, { token: phone.token });
  expect(answer.headers.get('set-cookie')).toMatch(/^ggp_refreshToken=; Max-Age=0; Path=\/api\/auth; HttpOnly/);
  expect(await getStatus(phone)).toBe(401);
});

test("answers NOT_FOUND for another account's device, which stays signed in", async () => {
  const { phone } = await twoDevices();
  const other = await t.signUp();
  expect((await t.callJson('DELETE', `/auth/session/${other.sessionId}`, { token: phone.token })).status).toBe(404);
  expect((await t.call('GET', '/auth/info', { token: other.token })).status).toBe(200);
});

test('signs out all other devices, or all', async () => {
  const { parent, phone, pc } = await twoDevices();
  const tablet = await signIn(parent.loginId, parent.password, PC);
  const others = await t.callJson<SignedOut>('DELETE', '/auth/session?scope=others', { token: phone.token });
  expect(others).toMatchObject({ status: 200, data: { ended: 2 } });
  expect([await getStatus(phone), await getStatus(pc), await getStatus(tablet)]).toEqual([200, 401, 401]);
  const all = await t.callJson<SignedOut>('DELETE', '/auth/session', { token: phone.token });
  expect(all).toMatchObject({ status: 200, data: { ended: 1 } });
  expect(all.headers.get('set-cookie')).toMatch(/^ggp_refreshToken=; Max-Age=0/);
  expect(await getStatus(phone)).toBe(401);
  expect((await refresh(phone.cookie)).status).toBe(401);
});

test.each(['/auth/session/none', '/auth/session?scope=some'])('%s is refused in Korean', async (path) => {
  const { token } = await t.signUp();
  const answer = await t.callJson('DELETE', path, { token });
  expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  expect((await t.call('GET', '/auth/info', { token })).status).toBe(200);
});
