import { CLIENT_ERROR_PATH, type ClientError } from '@contract/common/client-errors';
import { CLIENT_HEADER } from '@contract/common/envelope';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import { createApp } from '@server/app';
import { clientErrors } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { STORED_MAX } from './client-errors';

const t = useTestApp();
beforeEach(() => {
  t.clock.now += 2 * HOUR_MS;
});

const ERROR: ClientError = {
  release: '0.2.0+1a2b3c4d5e6f',
  route: '/community/:section/:id',
  name: 'TypeError',
  frames: [{ file: 'post-page-DHIrqVa.js', line: 1, column: 4711 }],
};
const send = async (body: unknown, headers: Record<string, string> = {}) =>
  createApp({ ...t.deps, countClientError: (release) => void counted.push(release) }).request(
    `http://localhost${CLIENT_ERROR_PATH}`,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', [CLIENT_HEADER]: 'web', ...headers },
    },
  );
const counted: string[] = [];
const list = () => t.db.select().from(clientErrors);

test('an error of a page is stored once with how often it was seen, counted and logged', async () => {
  expect((await send(ERROR)).status).toBe(204);
  t.clock.now += 1000;
  await send(ERROR);
  await send({ ...ERROR, route: '/home' });
  const rows = await list();
  expect(rows.toSorted((a, b) => b.times - a.times).map(({ route, times, stack }) => [route, times, stack])).toEqual([
    ['/community/:section/:id', 2, 'post-page-DHIrqVa.js:1:4711'],
    ['/home', 1, 'post-page-DHIrqVa.js:1:4711'],
  ]);
  expect(rows.find(({ times }) => times === 2)?.lastAt).toEqual(new Date(t.clock.now));
  expect(counted.slice(-3)).toEqual([ERROR.release, ERROR.release, ERROR.release]);
  expect(t.logLines.filter((line) => line.includes('"client error"'))).toHaveLength(3);
});

test.each([
  ['a query in the route', { ...ERROR, route: '/search?q=typed' }],
  ['an id in the route', { ...ERROR, route: '/child/0190b2c4-0000-7000-8000-000000000000' }],
  ['Korean in the route', { ...ERROR, route: '/김하늘' }],
  ['a sentence in the name', { ...ERROR, name: 'no such child' }],
  ['an address in a frame', { ...ERROR, frames: [{ file: 'https://x.example/a.js', line: 1, column: 1 }] }],
  ['a folder in a frame', { ...ERROR, frames: [{ file: '../../main.js', line: 1, column: 1 }] }],
  ['no frame', { ...ERROR, frames: [] }],
  ['too many frames', { ...ERROR, frames: Array.from({ length: 21 }, () => ERROR.frames[0]) }],
  ['no object', 'text'],
])('%s is refused, and nothing of it is stored or logged', async (_, body) => {
  expect((await send(body)).status).toBe(422);
  expect(await list()).toEqual([]);
  expect(t.logLines.join()).not.toMatch(/김하늘|typed/);
});

test('what else is sent with an error is dropped', async () => {
  expect((await send({ ...ERROR, message: '김하늘', url: 'https://planner.example.com/?q=typed' })).status).toBe(204);
  expect(JSON.stringify(await list())).not.toMatch(/김하늘|typed/);
  expect(t.logLines.join()).not.toMatch(/김하늘|typed/);
});

test('what other sites make a browser send is refused', async () => {
  expect((await send(ERROR, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await list()).toEqual([]);
});

test('one place may report thirty an hour', async () => {
  const statuses = await Promise.all(Array.from({ length: 31 }, () => send(ERROR)));
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 30 }, () => 204),
    429,
  ]);
  t.clock.now += 2 * HOUR_MS;
  expect((await send(ERROR)).status).toBe(204);
});

test('the store keeps the newest ones alone, and none for longer than thirty days', async () => {
  const at = (index: number) => new Date(t.clock.now - index * 1000);
  const row = { release: '1.0.0', route: '/home', name: 'Error', stack: 'a.js:1:1', times: 1 };
  await t.db.insert(clientErrors).values(
    Array.from({ length: STORED_MAX }, (_, index) => ({
      ...row,
      fingerprint: String(index),
      firstAt: at(index),
      lastAt: at(index),
    })),
  );
  await send(ERROR);
  const kept = (await list()).map(({ fingerprint }) => fingerprint);
  expect(kept).toHaveLength(STORED_MAX);
  expect(kept).not.toContain(String(STORED_MAX - 1));
  t.clock.now += 31 * DAY_MS;
  await send({ ...ERROR, route: '/home' });
  expect((await list()).map(({ route }) => route)).toEqual(['/home']);
});
