/** @postgres concurrency */
import { IDEMPOTENCY_HEADER } from '@contract/envelope';
import { eq } from 'drizzle-orm';
import { consents, idempotencyKeys } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

/** Writes without a signed-in caller: each says itself what a second sending does. */
const OPEN = /^\/api\/auth\/(login|refresh-token|logout|come-back|join(\/|$)|find\/)/;
/** Its answer holds codes that are kept nowhere: the batch's own id, sent again, is refused. */
const BY_ITS_OWN_ID = 'POST /api/admin/licence';

function writes() {
  const found = new Map<string, { method: string; path: string }>();
  for (const { method, path } of t.app.routes) {
    const isWrite = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
    if (isWrite && path.startsWith('/api/') && !path.includes('*')) found.set(`${method} ${path}`, { method, path });
  }
  return [...found.values()];
}

test('every write of a signed-in caller looks at its idempotency key before anything else', async () => {
  const { token } = await t.signUp();
  const signedIn = writes()
    .filter(({ path }) => !OPEN.test(path) || path === '/api/auth/join/licence')
    .filter(({ method, path }) => `${method} ${path}` !== BY_ITS_OWN_ID);
  expect(signedIn.length).toBeGreaterThan(15);
  const deaf: string[] = [];
  for (const { method, path } of signedIn) {
    const url = path.replace(/^\/api/, '').replace(/:\w+/g, crypto.randomUUID());
    const answer = await t.callJson(method, url, { token, body: {}, headers: { [IDEMPOTENCY_HEADER]: 'bad key' } });
    if (answer.status !== 400 || answer.code !== 'BAD_REQUEST') deaf.push(`${method} ${path}: ${answer.status}`);
  }
  expect(deaf).toEqual([]);
});

test('a write sent again with its key is done once and answered the same', async () => {
  const { token, accountId } = await t.signUp();
  const headers = { [IDEMPOTENCY_HEADER]: 'key-0000-1' };
  const send = (given: boolean) =>
    t.callJson('POST', '/mypage/consent', { token, headers, body: { kind: 'marketing', given } });
  const first = await send(true);
  await t.callJson('POST', '/mypage/consent', { token, body: { kind: 'marketing', given: false } });
  expect((await send(true)).data).toEqual(first.data);
  expect(await t.db.select().from(consents).where(eq(consents.accountId, accountId))).toHaveLength(2);
  expect(await send(false)).toMatchObject({ status: 409, code: 'CONFLICT' });
});

test('what is kept of a request gives no password away', async () => {
  const { token, password } = await t.signUp();
  const body = { current_password: password, password: 'growing-slowly-77' };
  const headers = { [IDEMPOTENCY_HEADER]: 'key-0000-2' };
  expect((await t.callJson('PUT', '/mypage/password', { token, headers, body })).status).toBe(200);
  const [kept] = await t.db.select().from(idempotencyKeys);
  const plain = ['PUT', '/api/mypage/password', JSON.stringify(body)].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  expect(kept?.requestHash).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.requestHash).not.toBe(Buffer.from(digest).toString('hex'));
});
