/** @postgres concurrency */
import { setImmediate } from 'node:timers/promises';
import { CLIENT_HEADER } from '@contract/common/envelope';
import { ERRORS } from '@contract/common/error-codes';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { Hono } from 'hono';
import type { AppEnv } from '../context';
import { limitConcurrency } from './concurrency-limit';

const AT_WORK = 4;
const OF_ACCOUNT = AT_WORK + 64;
const OF_NETWORK = AT_WORK + 256;
const TOO_MANY = { status: 429, code: 'TOO_MANY_REQUESTS', message: ERRORS.TOO_MANY_REQUESTS.message };

type Hash = { finish: () => void; fail: () => void };
/** Hashes under way, each until the test ends it. */
const hashes: Hash[] = [];
let most = 0;
function hash<T>(value: T): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => void hashes.splice(hashes.indexOf(own), 1);
    const own: Hash = {
      finish: () => {
        leave();
        resolve(value);
      },
      fail: () => {
        leave();
        reject(new Error('no hash'));
      },
    };
    hashes.push(own);
    most = Math.max(most, hashes.length);
  });
}
const hasher = { hash: (password: string) => hash(password), verify: () => hash(false) };
const t = useTestApp({ hasher, config: { ...testConfig, trustedProxies: 1 } });
let parent: SignedUp;
let other: SignedUp;
beforeEach(async () => {
  [hashes.length, most] = [0, 0];
  [parent, other] = (await t.signUpEach([{}, {}])) as [SignedUp, SignedUp];
});

const setPassword = (token = parent.token) =>
  t.callJson('POST', '/mypage/guardian-password', { token, body: { password: '2468' } });
const logIn = (network: string) =>
  t.callJson('POST', '/auth/login', {
    body: { user_id: crypto.randomUUID().slice(0, 8), password: 'guess' },
    headers: { 'x-forwarded-for': network },
  });
const times = <T>(count: number, call: () => Promise<T>) => Array.from({ length: count }, call);
const untilHashing = async (count: number) => {
  while (hashes.length < count) await setImmediate();
};
/** Ends every hash until all are answered. */
async function finishAll<T>(calls: readonly Promise<T>[], end: keyof Hash = 'finish'): Promise<T[]> {
  let isDone = false;
  const answers = Promise.all(calls).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const own of [...hashes]) own[end]();
    await setImmediate();
  }
  return answers;
}
const statuses = (answers: readonly { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);

test('sixty acts of an account run four at a time, and another account is answered meanwhile', async () => {
  const acts = times(60, setPassword);
  await untilHashing(AT_WORK);
  expect((await t.callJson('GET', '/profile', { token: other.token })).status).toBe(200);
  expect(hashes).toHaveLength(AT_WORK);
  expect(statuses(await finishAll(acts))).toEqual([201, 409]);
  expect(most).toBe(AT_WORK);
});

test('an act past the queue of its account is answered 429 with Retry-After', async () => {
  const acts = times(OF_ACCOUNT, setPassword);
  const refused = await Promise.all(times(10, setPassword));
  for (const answer of refused) expect(answer).toMatchObject(TOO_MANY);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(statuses(await finishAll(acts))).toEqual([201, 409]);
});

test('an act that fails makes room for the next', async () => {
  expect(statuses(await finishAll(times(20, setPassword), 'fail'))).toEqual([500]);
  expect(statuses(await finishAll([setPassword()]))).toEqual([201]);
});

test('an aborted request leaves the queue', async () => {
  const gone = new AbortController();
  const send = () =>
    Promise.resolve(
      t.app.request('http://localhost/api/mypage/guardian-password', {
        method: 'POST',
        headers: {
          [CLIENT_HEADER]: 'web',
          authorization: `Bearer ${parent.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ password: '2468' }),
        signal: gone.signal,
      }),
    );
  const acts = times(AT_WORK, setPassword);
  await untilHashing(AT_WORK);
  const aborted = times(OF_ACCOUNT - AT_WORK, send);
  await expect(setPassword()).resolves.toMatchObject(TOO_MANY);
  gone.abort();
  expect(statuses(await Promise.all(aborted))).toEqual([429]);
  const next = times(OF_ACCOUNT - AT_WORK, setPassword);
  expect(statuses(await finishAll([...acts, ...next]))).toEqual([201, 409]);
});

test('log-ins of a network run four at a time, and delay neither its sessions nor another network', async () => {
  // The first one hashes what unknown ids are compared with.
  await finishAll([logIn('203.0.113.1')]);
  const there = times(OF_NETWORK, () => logIn('192.0.2.1'));
  await untilHashing(AT_WORK);
  await expect(logIn('192.0.2.1')).resolves.toMatchObject(TOO_MANY);
  const signedIn = { token: other.token, headers: { 'x-forwarded-for': '192.0.2.1' } };
  expect((await t.callJson('GET', '/profile', signedIn)).status).toBe(200);
  expect(hashes).toHaveLength(AT_WORK);
  const elsewhere = logIn('198.51.100.1');
  await untilHashing(AT_WORK + 1);
  expect(statuses(await finishAll([elsewhere, ...there]))).toEqual([401]);
});

test('a body that does not arrive and an answer that is not read do not count', async () => {
  const app = new Hono<AppEnv>()
    .use(limitConcurrency(t.deps))
    .get('/', (c) => c.body(new ReadableStream()))
    .post('/', async (c) => c.text(await c.req.text()));
  const unsent = () => ({ method: 'POST', body: new ReadableStream(), duplex: 'half' });
  for (let count = 0; count < AT_WORK; count += 1) void app.request('/', unsent());
  expect(statuses(await Promise.all(times(AT_WORK + 1, async () => app.request('/'))))).toEqual([200]);
});
