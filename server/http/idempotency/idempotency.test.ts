/** @postgres concurrency */
import { CLIENT_HEADER, IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import type { Profile } from '@contract/profiles/profile.responses';
import { createApp } from '@server/app';
import type { Database } from '@server/db/database';
import { consents, idempotencyKeys, uploads } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();

/** Writes without a signed-in caller: each handles a repeated request itself. */
const OPEN = /^\/api\/auth\/(login|refresh-token|logout|come-back|frozen|join(\/|$)|find\/)|^\/api\/(clinic|card)\//;
/** Their answers have secrets that are never stored; a repetition is known by the id in the body. */
const BY_THEIR_OWN_ID = [
  'POST /api/admin/licence',
  'POST /api/profile/:profileId/invitation',
  'POST /api/clinic-link/profile/:profileId',
  'POST /api/care-card/profile/:profileId',
];

function writes() {
  const found = new Map<string, { method: string; path: string }>();
  for (const { method, path } of t.app.routes) {
    const isWrite = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
    if (isWrite && path.startsWith('/api/') && !path.includes('*')) found.set(`${method} ${path}`, { method, path });
  }
  return [...found.values()];
}

test('every write of a signed-in caller validates its idempotency key first', async () => {
  const { token } = await t.signUp();
  const signedIn = writes()
    .filter(({ path }) => !OPEN.test(path) || path === '/api/auth/join/licence')
    .filter(({ method, path }) => !BY_THEIR_OWN_ID.includes(`${method} ${path}`));
  expect(signedIn.length).toBeGreaterThan(15);
  const deaf: string[] = [];
  for (const { method, path } of signedIn) {
    const url = path.replace(/^\/api/, '').replace(/:\w+/g, crypto.randomUUID());
    const answer = await t.callJson(method, url, { token, body: {}, headers: { [IDEMPOTENCY_HEADER]: 'bad key' } });
    if (answer.status !== 400 || answer.code !== 'BAD_REQUEST') deaf.push(`${method} ${path}: ${answer.status}`);
  }
  expect(deaf).toEqual([]);
});

test('executes a write repeated with its key once and answers the same', async () => {
  const { token, accountId } = await t.signUp({ childConsent: false });
  const headers = { [IDEMPOTENCY_HEADER]: 'key-0000-1' };
  const send = (given: boolean) =>
    t.callJson('POST', '/mypage/consent', { token, headers, body: { kind: 'marketing', given } });
  const first = await send(true);
  await t.callJson('POST', '/mypage/consent', { token, body: { kind: 'marketing', given: false } });
  expect((await send(true)).data).toEqual(first.data);
  expect(await t.db.select().from(consents).where(eq(consents.accountId, accountId))).toHaveLength(2);
  expect(await send(false)).toMatchObject({ status: 409, code: 'CONFLICT' });
});

test('stores no hash from which a password can be guessed', async () => {
  const { token, password } = await t.signUp();
  const body = { current_password: password, password: 'growing-slowly-77' };
  const headers = { [IDEMPOTENCY_HEADER]: 'key-0000-2' };
  expect((await t.callJson('PUT', '/mypage/password', { token, headers, body })).status).toBe(200);
  const [stored] = await t.db.select().from(idempotencyKeys);
  const plain = ['PUT', '/api/mypage/password', JSON.stringify(body)].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  expect(stored?.requestHash).toMatch(/^[0-9a-f]{64}$/);
  expect(stored?.requestHash).not.toBe(Buffer.from(digest).toString('hex'));
});

/** A database whose process is killed before the first commit: no later statement reaches it. */
function killedBeforeCommit(db: Database): Database {
  let killed = false;
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      await work(tx);
      killed = true;
      throw new Error('killed');
    }, config);
  return new Proxy(db, {
    get: (target, key) => {
      if (killed) throw new Error('killed');
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type KeyedCall = { token: string; headers: Record<string, string>; body: unknown };

/** Sends a request to a process that is killed before it commits; its answer never arrives. */
async function sendToKilled(method: string, path: string, { token, headers, body }: KeyedCall) {
  const app = createApp({ ...t.deps, db: killedBeforeCommit(t.db) });
  const sent = { [CLIENT_HEADER]: 'web', 'content-type': 'application/json', authorization: `Bearer ${token}` };
  await app.request(`/api${path}`, { method, headers: { ...sent, ...headers }, body: JSON.stringify(body) });
}

const CHILD = { name: '도담', birth_date: '20250310', gender: 'female' };

test('executes a request once when it is repeated after its process was killed', async () => {
  const { token } = await t.signUp();
  const request = { token, headers: { [IDEMPOTENCY_HEADER]: 'key-0000-3' }, body: CHILD };
  await sendToKilled('POST', '/profile', request);
  const first = await t.callJson('POST', '/profile', request);
  expect(first.status).toBe(201);
  expect((await t.callJson('POST', '/profile', request)).data).toEqual(first.data);
  expect((await t.callJson<unknown[]>('GET', '/profile', { token })).data).toHaveLength(1);
});

test('executes four concurrent copies of a request once, and answers the others the same or CONFLICT', async () => {
  const { token } = await t.signUp();
  const request = { token, headers: { [IDEMPOTENCY_HEADER]: 'key-0000-7' }, body: CHILD };
  const answers = await Promise.all([1, 2, 3, 4].map(() => t.callJson<Profile>('POST', '/profile', request)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
  for (const { status, code, headers } of answers.filter((answer) => !made.includes(answer)))
    expect({ status, code, retryAfter: headers.get('retry-after') }).toEqual({
      status: 409,
      code: 'CONFLICT',
      retryAfter: '1',
    });
  expect((await t.callJson<unknown[]>('GET', '/profile', { token })).data).toHaveLength(1);
});

test('stores no key for a refused write, and counts its wrong password', async () => {
  const { token, password } = await t.signUp();
  const headers = { [IDEMPOTENCY_HEADER]: 'key-0000-5' };
  const change = (current_password: string) =>
    t.callJson('PUT', '/mypage/password', {
      token,
      headers,
      body: { current_password, password: 'growing-slowly-77' },
    });
  for (let index = 0; index < 5; index += 1)
    expect(await change('wrong-password')).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await change(password)).toMatchObject({ status: 429, code: 'LOGIN_THROTTLED' });
  expect(await t.db.select().from(idempotencyKeys)).toEqual([]);
});

test('deletes a replaced photo only after the commit', async () => {
  const { token, accountId } = await t.signUp();
  const image = 'photos/aa/old.webp';
  await t.files.put(image, new Uint8Array([1]), 'image/webp');
  await t.db
    .insert(uploads)
    .values({ accountId, path: image, bytes: 1, width: 1, height: 1, color: '#808080', createdAt: new Date(0) });
  const { data: child } = await t.callJson<Profile>('POST', '/profile', { token, body: { ...CHILD, image } });
  const change = {
    token,
    headers: { [IDEMPOTENCY_HEADER]: 'key-0000-6' },
    body: { ...CHILD, image: null, updated_at: child.updated_at },
  };
  await sendToKilled('PUT', `/profile/${child.id}`, change);
  expect(await t.files.get(image)).not.toBeNull();
  expect((await t.callJson('PUT', `/profile/${child.id}`, change)).status).toBe(200);
  expect(await t.files.get(image)).toBeNull();
});
