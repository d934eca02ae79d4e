import { DAY_MS } from '@contract/common/time';
import { pushTokens } from '@server/db/schema';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { createBrowserKeys } from '@server/node/push/decrypt-push-fixture';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { asc } from 'drizzle-orm';

const t = useTestApp();
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp();
});

const TOKEN = 'fcm:0123456789abcdef';
const put = (by: { token: string }, token: unknown = TOKEN, platform = 'android') =>
  t.callJson('PUT', '/device/push-token', { token: by.token, body: { token, platform } });
const putBrowser = (p256dh: string) =>
  t.callJson('PUT', '/device/push-token', {
    token: parent.token,
    body: { platform: 'web', token: 'https://web.push.apple.com/abcdefgh', p256dh, auth: 'b'.repeat(22) },
  });
const listTokens = async () =>
  (await t.db.select().from(pushTokens).orderBy(asc(pushTokens.token))).map(({ accountId, token, platform }) => [
    accountId,
    token,
    platform,
  ]);
const logIn = async () => {
  const body = { user_id: parent.loginId, password: parent.password };
  const answer = await t.call('POST', '/auth/login', { body });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { token: data.access_token, cookie: /ggp_refreshToken=\w+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] };
};

test('stores one token per device and replaces the previous one', async () => {
  expect((await put(parent)).status).toBe(200);
  await put(parent, 'fcm:another-token-0001', 'ios');
  expect(await listTokens()).toEqual([[parent.accountId, 'fcm:another-token-0001', 'ios']]);
  const tablet = await logIn();
  await put(tablet, `fcm:${'long'.repeat(1000)}`);
  expect(await listTokens()).toHaveLength(2);
});

test("moves a device's token to the account that signed in on it last", async () => {
  await put(parent);
  const other = await t.signUp();
  await put(other);
  expect(await listTokens()).toEqual([[other.accountId, TOKEN, 'android']]);
});

test('deletes the token at log-out and when the device is signed out remotely', async () => {
  const [phone, tablet] = [await logIn(), await logIn()];
  await put(phone, 'fcm:phone-token-000001');
  await put(tablet, 'fcm:tablet-token-00001');
  await put(parent, 'fcm:first-token-000001');
  await t.call('POST', '/auth/logout', { headers: { cookie: phone.cookie ?? '' } });
  expect((await listTokens()).map(([, token]) => token)).toEqual(['fcm:first-token-000001', 'fcm:tablet-token-00001']);
  await t.call('DELETE', '/auth/session?scope=others', { token: parent.token });
  expect((await listTokens()).map(([, token]) => token)).toEqual(['fcm:first-token-000001']);
  expect((await put(tablet)).status).toBe(401);
  await t.call('DELETE', `/auth/session/${parent.sessionId}`, { token: parent.token });
  expect(await listTokens()).toEqual([]);
});

test('deletes the token on request and when the sign-in expires', async () => {
  await put(parent);
  expect((await t.callJson('DELETE', '/device/push-token', { token: parent.token })).status).toBe(200);
  expect(await listTokens()).toEqual([]);
  await put(parent);
  await sweepSessions(t.db, t.clock.now);
  expect(await listTokens()).toHaveLength(1);
  await sweepSessions(t.db, t.clock.now + 32 * DAY_MS);
  expect(await listTokens()).toEqual([]);
});

test.each([[''], ['short'], ['with a space in it, so'], ['\u0000'.repeat(20)], ['x'.repeat(4097)], [null], [7]])(
  'no token: %j',
  async (token) => {
    expect((await put(parent, token)).status).toBe(422);
    expect(await listTokens()).toEqual([]);
  },
);
test('refuses an unknown platform', async () => {
  expect((await put(parent, TOKEN, 'windows')).status).toBe(422);
});

test.each([[`B${'A'.repeat(86)}`], [`B${'a'.repeat(86)}`], [`B${'_'.repeat(86)}`]])(
  'refuses a subscription whose key is no point of the curve: %s',
  async (p256dh) => {
    expect((await putBrowser(p256dh)).status).toBe(422);
    expect(await listTokens()).toEqual([]);
  },
);
test('stores a subscription whose key is a point of the curve', async () => {
  expect((await putBrowser(createBrowserKeys().p256dh)).status).toBe(200);
  expect(await listTokens()).toHaveLength(1);
});
