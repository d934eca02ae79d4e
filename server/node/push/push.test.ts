import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@contract/common/time';
import { pushTokens } from '@server/db/schema';
import { deliverNotices } from '@server/modules/notices/deliver';
import { accessColumn } from '@server/modules/profiles/child-access';
import { useTestApp } from '@server/testing/test-app';
import { memoryLog } from '@server/testing/test-deps';
import { sql } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { createBrowserKeys } from './decrypt-push-fixture';
import { devicePush } from './device-push';
import { fcmPush, readServiceAccount } from './fcm-push';
import type { Post } from './send-result';
import { vapidKeys } from './vapid-keys';
import { webPush } from './web-push';

type Got = { path: string; headers: IncomingMessage['headers']; body: Buffer };

/** A push service on loopback, reached under the names of the real ones. */
const got: Got[] = [];
let answer: (got: Got) => { status: number; body?: unknown };
let server: Server;
let folder: string;
const post: Post = (url, init) =>
  fetch(url.replace(/^https:\/\/[^/]+/, `http://127.0.0.1:${(server.address() as AddressInfo).port}`), {
    ...init,
    method: 'POST',
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'push-'));
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      got.push(received);
      const { status, body } = answer(received);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  got.length = 0;
  answer = () => ({ status: 201 });
});

const KEY = randomBytes(32).toString('base64url');
const PAYLOAD = { title: '할 수 있는 발달 체크가 있어요', body: '언제까지 할 수 있는지', path: '/test', badge: 3 };
const clock = { now: Date.now() };
const now = () => clock.now;
const createWeb = async () =>
  webPush({ keys: await vapidKeys(KEY), contact: 'mailto:help@example.com', hosts: [], post, now });
const createSender = async () => {
  const { log, lines } = memoryLog();
  return { ...devicePush({ web: await createWeb(), fcm: null }, { log, now }), lines };
};
const toDevice = (endpoint: string, { p256dh, auth } = createBrowserKeys()) =>
  ({ platform: 'web', token: endpoint, p256dh, auth }) as const;

describe('a push to a browser', () => {
  test('arrives encrypted for it, signed by the key it subscribed with', async () => {
    const keys = createBrowserKeys();
    const { publicKey } = await vapidKeys(KEY);
    expect(
      await (await createSender()).send({
        kind: 'check_due',
        devices: [toDevice('https://fcm.googleapis.com/fcm/send/a', keys)],
        payload: PAYLOAD,
      }),
    ).toEqual({ gone: [], unreachable: 0 });
    const [received] = got;
    expect(keys.decrypt(received?.body ?? Buffer.alloc(0))).toEqual(PAYLOAD);
    expect(received?.body.toString('utf8')).not.toContain('발달');
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(received?.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: 'https://fcm.googleapis.com' });
    expect(payload.sub).toBe('mailto:help@example.com');
    expect((payload.exp ?? 0) * 1000 - clock.now).toBeLessThan(24 * 60 * MINUTE_MS);
  });

  test.each([
    [400, { gone: 1, unreachable: 0 }],
    [401, { gone: 1, unreachable: 0 }],
    [403, { gone: 1, unreachable: 0 }],
    [404, { gone: 1, unreachable: 0 }],
    [410, { gone: 1, unreachable: 0 }],
    [413, { gone: 0, unreachable: 1 }],
    [429, { gone: 0, unreachable: 1 }],
    [500, { gone: 0, unreachable: 1 }],
    [302, { gone: 0, unreachable: 1 }],
  ])('answered %i counts as %j', async (status, counts) => {
    answer = () => ({ status });
    const devices = [toDevice('https://updates.push.services.mozilla.com/wpush/v2/a')];
    const { gone, unreachable } = await (await createSender()).send({ kind: 'comment', devices, payload: PAYLOAD });
    expect({ gone: gone.length, unreachable }).toEqual(counts);
  });

  test.each([
    'http://fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com:8443/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.example.org/a',
    'https://notify.windows.com.evil.example/a',
  ])('is never posted to %s', async (endpoint) => {
    const { gone } = await (await createSender()).send({
      kind: 'comment',
      devices: [toDevice(endpoint)],
      payload: PAYLOAD,
    });
    expect([gone, got]).toEqual([[endpoint], []]);
  });

  test('a key that is no point of the curve is forgotten and does not stop its service', async () => {
    const sender = await createSender();
    const broken = { ...toDevice('https://web.push.apple.com/a'), p256dh: `B${'A'.repeat(86)}` };
    expect(
      (
        await sender.send({
          kind: 'comment',
          devices: [broken, toDevice('https://web.push.apple.com/b')],
          payload: PAYLOAD,
        })
      ).gone,
    ).toEqual(['https://web.push.apple.com/a']);
    expect(got.map(({ path: at }) => at)).toEqual(['/b']);
  });

  test('a service that cannot be reached is left alone for a minute, others are not', async () => {
    const { log } = memoryLog();
    let asked = 0;
    const failing: Post = (url, init) => {
      if (!url.includes('mozilla')) return post(url, init);
      asked += 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    const keys = await vapidKeys(KEY);
    const web = webPush({ keys, contact: 'mailto:help@example.com', hosts: [], post: failing, now });
    const sender = devicePush({ web, fcm: null }, { log, now });
    const down = toDevice('https://updates.push.services.mozilla.com/wpush/v2/a');
    const send = () =>
      sender.send({ kind: 'comment', devices: [down, toDevice('https://web.push.apple.com/b')], payload: PAYLOAD });
    expect([await send(), await send()]).toEqual([
      { gone: [], unreachable: 1 },
      { gone: [], unreachable: 1 },
    ]);
    expect([asked, got.length]).toEqual([1, 2]);
    clock.now += MINUTE_MS;
    await send();
    expect(asked).toBe(2);
  });
});

describe('a push to a shell', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    project_id: 'planner-test',
    client_email: 'push@planner-test.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  const device = { platform: 'android', token: 'fcm:aaaaaaaaaaaaaaaa' } as const;
  const isSend = ({ path: at }: Got) => at === '/v1/projects/planner-test/messages:send';

  test('is sent with one access token, without names, and a deleted token is forgotten', async () => {
    answer = (received) =>
      isSend(received)
        ? received.body.includes('gone')
          ? { status: 404, body: { error: { details: [{ errorCode: 'UNREGISTERED' }] } } }
          : { status: 200 }
        : { status: 200, body: { access_token: 'access', expires_in: 3600 } };
    const file = path.join(folder, 'account.json');
    await writeFile(file, JSON.stringify(account));
    const { log } = memoryLog();
    const sender = devicePush({ web: null, fcm: fcmPush(await readServiceAccount(file), { post, now }) }, { log, now });
    const devices = [device, { platform: 'ios', token: 'fcm:gone-gone-gone' } as const];
    expect(await sender.send({ kind: 'check_due', devices, payload: PAYLOAD })).toEqual({
      gone: ['fcm:gone-gone-gone'],
      unreachable: 0,
    });
    expect(got.filter((item) => !isSend(item))).toHaveLength(1);
    const sent = got.find(isSend);
    expect(sent?.headers.authorization).toBe('Bearer access');
    expect(JSON.parse(sent?.body.toString() ?? '')).toMatchObject({
      message: { token: device.token, notification: { title: PAYLOAD.title }, data: { path: '/test' } },
    });
  });

  test('waits while the service is unavailable', async () => {
    answer = () => ({ status: 503 });
    const { log } = memoryLog();
    const sender = devicePush({ web: null, fcm: fcmPush(account, { post, now }) }, { log, now });
    expect(await sender.send({ kind: 'comment', devices: [device], payload: PAYLOAD })).toEqual({
      gone: [],
      unreachable: 1,
    });
  });

  test('a file without a key is named at the start', async () => {
    await expect(readServiceAccount(path.join(folder, 'absent.json'))).rejects.toThrow('FCM_SERVICE_ACCOUNT');
  });
});

describe('subscriptions of many', () => {
  const t = useTestApp();

  test('of a thousand, a hundred gone: each of the others gets one push, the gone are forgotten', async () => {
    const parent = await t.signUp();
    const keys = createBrowserKeys();
    await t.db.execute(sql`insert into accounts select (jsonb_populate_record(a, jsonb_build_object(
        'id', gen_random_uuid(), 'login_id', 'member' || n, 'email', 'member' || n || '@example.com'))).*
      from accounts a, generate_series(1, 99) n where a.id = ${parent.accountId}`);
    await t.db.execute(sql`insert into push_tokens (account_id, session_id, token, token_hash, platform, p256dh, auth, updated_at)
      select a.id, gen_random_uuid(), e, encode(sha256(e::bytea), 'hex'), 'web', ${keys.p256dh}, ${keys.auth}, now()
      from accounts a, generate_series(1, 10) n,
        lateral (select 'https://fcm.googleapis.com/fcm/send/' || a.id || '/' || n as e) one`);
    await t.db.execute(sql`insert into notice_deliveries (account_id, id, channel, kind, path, due_at, created_at)
      select id, gen_random_uuid(), 'push', 'check_due', '/test', ${new Date(t.clock.now).toISOString()}::timestamptz, now() from accounts`);
    answer = ({ path: at }) => ({ status: at.endsWith('/1') ? 410 : 201 });
    const { send } = await createSender();
    const host = { ...t.deps, accessColumn, push: { send } };
    expect(await deliverNotices(host)).toBe(100);
    expect(await deliverNotices(host)).toBe(0);
    expect(got).toHaveLength(1000);
    expect(new Set(got.map(({ path: at }) => at)).size).toBe(1000);
    for (const item of got.filter((_, index) => index % 50 === 0))
      expect(keys.decrypt(item.body)).toMatchObject({ path: '/test' });
    const left = await t.db.select({ token: pushTokens.token }).from(pushTokens);
    expect([left.length, left.some(({ token }) => token.endsWith('/1'))]).toEqual([900, false]);
  });
});
