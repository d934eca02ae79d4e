import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLIENT_HEADER } from '@contract/common/envelope';
import type { Profile } from '@contract/profiles/profile.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { SCALE_ANSWERS } from '@contract/test/diagnostics-kinds';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { type Caller, KEY_STUCK_MS, KeyedWriters, newAllowance } from '@server/testing/keyed-writers';
import { type Product, startProduct } from '@server/testing/start-product';

jest.setTimeout(300_000);

// A real server process on the embedded database, killed by the system right after it acknowledged a write and in the
// middle of others. `npm run prove -- crash` does so many times.
const WRITERS = 8;

let dataDir: string;
let server: Product;
let token: string;
let caller: Caller;
const writers = new KeyedWriters(() => server.origin);

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ggp-kill-'));
  server = await startProduct({ DATA_DIR: dataDir }, ['--demo']);
  const login = { user_id: 'demo', password: 'ssukssuk2026!' };
  token = (await call<{ access_token: string }>('POST', '/auth/login', login)).access_token;
  caller = { token: async () => token, profileId: (await createChild('가람')).id, left: newAllowance() };
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** In the middle of keyed writes, each of which is sent again after the start. */
async function killAndStart() {
  writers.start(Array.from({ length: WRITERS }, () => [caller]));
  const until = writers.acknowledged.length + 2 * WRITERS;
  while (writers.acknowledged.length < until) await new Promise((go) => setTimeout(go, 5));
  server.child.kill('SIGKILL');
  expect((await server.ended).signal).toBe('SIGKILL');
  server = await startProduct({ DATA_DIR: dataDir });
  await writers.stop();
}

async function call<T>(method: string, to: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${server.origin}/api${to}`, {
    method,
    headers: {
      [CLIENT_HEADER]: 'web',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = (await answer.json()) as { data: T; message?: string };
  if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${envelope.message}`);
  return envelope.data;
}

async function createChild(name: string): Promise<Profile> {
  const child = (await call<Profile[]>('GET', '/profile')).find((each) => each.name === name);
  if (!child) throw new Error(`no child ${name}`);
  return child;
}

/** Answers six questions and returns the answers by item. */
async function answerSix(testId: string, name: string) {
  const child = await createChild(name);
  const attempt = await call<Attempt>('POST', `/diagnostic-test/profile/${child.id}/test/${testId}/attempt`, {
    again: true,
  });
  const given = new Map<string, string>();
  for (const [index, item] of attempt.items.slice(0, 6).entries()) {
    const values = item.scale ? SCALE_ANSWERS[item.scale] : ['no'];
    const value = values[index % values.length] ?? '';
    const answered_at = new Date().toISOString();
    await call('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
      id: crypto.randomUUID(),
      item_id: item.id,
      value,
      answered_at,
    });
    given.set(item.id, value);
  }
  return { attemptId: attempt.id, given };
}

test('loses no acknowledged write on kill -9, and executes an interrupted one once when repeated', async () => {
  const attempts = [
    await answerSix('parenting_attitude-00-11m', '도담'),
    await answerSix('social_emotional-04-06m', '도담'),
    await answerSix('temperament-36-71m', '가람'),
  ];
  const child = await createChild('가람');
  const list = `/diagnostic-test/profile/${child.id}/official-result`;
  const sheet = { round: 8, taken_on: child.birth_date, rows: { language: 'on_track' }, consent: true };
  const { id, updated_at } = await call<OfficialResult>('POST', list, sheet);
  const getResult = async () => (await call<OfficialResult[]>('GET', list)).find((each) => each.id === id);

  await killAndStart();
  for (const { attemptId, given } of attempts) {
    const { answers } = await call<Attempt>('GET', `/diagnostic-test/attempt/${attemptId}`);
    expect(new Map(answers.map(({ item_id, value }) => [item_id, value]))).toEqual(given);
  }
  expect(await getResult()).toMatchObject({ round: 8, rows: { language: 'on_track' } });
  await call('PUT', `${list}/${id}`, { ...sheet, rows: { language: 'ahead' }, note: '고쳤어요', updated_at });

  await killAndStart();
  expect(await getResult()).toMatchObject({ note: '고쳤어요', rows: { language: 'ahead' } });
  await writers.repeatLast(WRITERS);
  expect(await writers.audit()).toEqual({ lost: 0, twice: 0 });
  expect(writers.differing).toBe(0);
  expect(writers.longestConflict).toBeLessThan(KEY_STUCK_MS);
  expect([...writers.refusals.keys()].filter((status) => status >= 500)).toEqual([]);
});

test('exits without an error on SIGTERM with keep-alive connections', async () => {
  const alive = await Promise.all(Array.from({ length: 50 }, () => fetch(`${server.origin}/healthz`)));
  await Promise.all(alive.map((answer) => answer.text()));
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.said()).not.toContain('"level":"error"');
});
