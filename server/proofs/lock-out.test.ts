/** @postgres sql concurrency */
import type { MailCodeSent } from '@contract/auth/join.responses';
import { DAY_MS, HOUR_SECONDS, MINUTE_MS, SECOND_MS } from '@contract/common/time';
import { accounts, loginThrottles, rateLimits } from '@server/db/schema';
import { figure } from '@server/testing/report-figure';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';

const t = useTestApp({ config: { ...testConfig, trustedProxies: 1 } });
let owner: SignedUp;
beforeEach(async () => {
  owner = await t.signUp();
});

const ask = (path: string, body: unknown, network: string, device = '') =>
  t.callJson<MailCodeSent>('POST', path, {
    body,
    headers: { 'x-forwarded-for': network, cookie: `ggp_device=${device}` },
  });
const logIn = (password: string, network: string, device = '', { loginId } = owner) =>
  ask('/auth/login', { user_id: loginId, password }, network, device);
const readDevice = ({ headers }: { headers: Headers }) =>
  /ggp_device=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1];

/** A device that signed in to the account from home. */
async function knowDevice(person = owner, before = '') {
  const device = readDevice(await logIn(person.password, '192.0.2.1', before, person));
  if (!device) throw new Error('no device cookie');
  return device;
}
const withoutProof = (network: string) => logIn('guess', network);

test('a wrong password a second from other networks does not lock the owner out', async () => {
  const device = await knowDevice();
  const before = t.hasher.calls.verify;
  const refused = { device: 0, network: 0 };
  for (let second = 0; second < 100; second += 1) {
    await withoutProof(`198.51.100.${second % 3}`);
    t.clock.now += SECOND_MS;
    if (second % 20 !== 19) continue;
    if ((await logIn(owner.password, '192.0.2.1', device)).status !== 200) refused.device += 1;
    if ((await logIn(owner.password, `203.0.113.${second}`)).status !== 200) refused.network += 1;
  }
  const hashed = t.hasher.calls.verify - before - 10;
  figure(
    'lock-out',
    `${hashed} of 100 wrong passwords of three strangers hashed in 100 seconds; the owner's refused ${refused.device} of 5 times from a known device, ${refused.network} of 5 from a new network`,
  );
  expect(refused).toEqual({ device: 0, network: 0 });
  expect(hashed).toBeLessThanOrEqual(29);
});

test('limits unknown networks to fifty attempts an hour in total, with separate attempts for the known device', async () => {
  const device = await knowDevice();
  const before = t.hasher.calls.verify;
  const waits: number[] = [];
  for (let index = 0; index < 150; index += 1) {
    const { status, headers } = await withoutProof(`10.0.${index % 50}.1`);
    if (status === 429) waits.push(Number(headers.get('retry-after')));
    t.clock.now += SECOND_MS;
  }
  const hashed = t.hasher.calls.verify - before;
  expect(hashed).toBe(30);
  for (let index = 0; index < 100; index += 1) await withoutProof(`10.0.${index % 10}.1`);
  expect(t.hasher.calls.verify - before).toBeLessThanOrEqual(50);
  expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR_SECONDS);
  expect((await logIn(owner.password, '203.0.113.1')).code).toBe('LOGIN_THROTTLED');
  expect((await logIn(owner.password, '203.0.113.1', device)).status).toBe(200);
  t.clock.now += 61 * MINUTE_MS;
  expect((await logIn(owner.password, '203.0.113.1')).status).toBe(200);
});

test('limits wrong attempts on a known device only there', async () => {
  const device = await knowDevice();
  for (let index = 0; index < 5; index += 1)
    expect((await logIn('typo', '192.0.2.1', device)).code).toBe('WRONG_CREDENTIALS');
  expect((await logIn(owner.password, '192.0.2.1', device)).code).toBe('LOGIN_THROTTLED');
  expect((await logIn(owner.password, '192.0.2.1')).status).toBe(200);
  t.clock.now += 31 * SECOND_MS;
  expect((await logIn(owner.password, '192.0.2.1', device)).status).toBe(200);
  expect(await t.db.select().from(loginThrottles)).toEqual([]);
});

test('successful log-ins do not use up attempts of unknown networks', async () => {
  for (let index = 0; index < 40; index += 1) expect((await logIn(owner.password, '203.0.113.1')).status).toBe(200);
});

test('counts a hundred concurrent attempts from ten networks as a hundred', async () => {
  const before = t.hasher.calls.verify;
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => withoutProof(`10.0.${index % 10}.1`)));
  expect(t.hasher.calls.verify - before).toBeLessThanOrEqual(50);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['WRONG_CREDENTIALS', 'LOGIN_THROTTLED']));
});

test('an unknown id is answered and counted like a known one', async () => {
  const device = await knowDevice();
  const seen = async (loginId: string) => {
    await t.db.delete(loginThrottles);
    await t.db.delete(rateLimits);
    const before = t.hasher.calls.verify;
    const answers: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { status, message, headers } = await logIn('guess', `10.0.0.${index % 2}`, device, { ...owner, loginId });
      answers.push(`${status} ${message} ${headers.get('retry-after')} ${headers.get('set-cookie')}`);
    }
    const rows = [await t.db.$count(loginThrottles), await t.db.$count(rateLimits)];
    return { answers, rows, hashed: t.hasher.calls.verify - before };
  };
  const other = await t.signUp();
  expect(await seen('nobody_at_all')).toEqual(await seen(other.loginId));
});

describe('the mark of a device', () => {
  const isKnown = async (device: string, person = owner) => {
    await t.db.delete(loginThrottles);
    for (let index = 0; index < 6; index += 1) await logIn('guess', '10.0.0.1', '', person);
    return (await logIn(person.password, '10.0.0.1', device, person)).status === 200;
  };

  test('is stored for several accounts, and valid for those only', async () => {
    const [sister, stranger] = [await t.signUp(), await t.signUp()];
    const device = await knowDevice(sister, await knowDevice());
    expect(device.split('~')).toHaveLength(2);
    expect([await isKnown(device), await isKnown(device, sister), await isKnown(device, stranger)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is ignored when altered, forged or signed with another key', async () => {
    const device = await knowDevice();
    const [id, mark, issued, signature = ''] = device.split('.');
    const forged = [
      [id, mark, issued, signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
      [id, mark, Number(issued) + 1, signature],
      [id, 'f'.repeat(32), issued, signature],
      [id, mark, issued],
      ['~~~~', '\u00e9', '.'.repeat(5000)],
    ];
    for (const parts of forged)
      expect([parts, await isKnown(encodeURIComponent(parts.join('.')))]).toEqual([parts, false]);
  });

  test('ends with a new password, and after four hundred days', async () => {
    const device = await knowDevice();
    t.clock.now += 399 * DAY_MS;
    expect(await isKnown(device)).toBe(true);
    t.clock.now += 2 * DAY_MS;
    expect(await isKnown(device)).toBe(false);
    const again = await knowDevice();
    await t.db.update(accounts).set({ passwordHash: 'test:another-one' }).where(eq(accounts.id, owner.accountId));
    expect(await isKnown(again, { ...owner, password: 'another-one' })).toBe(false);
  });

  test('is renewed by log-in and refresh once a month, not each time, for the same device', async () => {
    const device = await knowDevice();
    expect(readDevice(await logIn(owner.password, '192.0.2.1', device))).toBeUndefined();
    t.clock.now += 31 * DAY_MS;
    const renewed = readDevice(await logIn(owner.password, '192.0.2.1', device)) ?? '';
    expect(renewed.split('.')[1]).toBe(device.split('.')[1]);
    expect(renewed).not.toBe(device);
    const signedIn = await logIn(owner.password, '192.0.2.1');
    const cookie = /ggp_refreshToken=\w+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? '';
    expect(readDevice(await t.callJson('POST', '/auth/refresh-token', { headers: { cookie } }))).toBeDefined();
  });
});

test("mail requests from other networks do not use up the owner's", async () => {
  const device = await knowDevice();
  const find = (network: string, mark = '') =>
    ask('/auth/find/password', { user_id: owner.loginId, email: `${owner.loginId}@example.com` }, network, mark);
  for (let index = 0; index < 12; index += 1) {
    await find('198.51.100.1');
    await find('198.51.100.2');
    t.clock.now += MINUTE_MS;
  }
  expect(t.mailer.mails).toHaveLength(12);
  expect((await find('203.0.113.1')).status).toBe(200);
  for (let index = 3; index < 40; index += 1) await find(`10.0.${index}.1`);
  expect((await find('203.0.113.2')).code).toBe('MAIL_CODE_THROTTLED');
  expect((await find('203.0.113.2', device)).status).toBe(200);
});
