import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLIENT_HEADER } from '@contract/envelope';
import type { Attempt } from '@contract/diagnostics';
import { SCALE_ANSWERS } from '@contract/diagnostics-kinds';
import type { OfficialResult } from '@contract/diagnostics-official';
import type { Profile } from '@contract/profile';
import { type Spawned, spawnNode } from '../testing/spawn-node';

jest.setTimeout(300_000);

// A real server process on the embedded database, killed by the system right after it acknowledged a write.
let dataDir: string;
let server: Spawned;
let base: string;
let token: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ggp-kill-'));
  await start(['--demo']);
  const login = { user_id: 'demo', password: 'ssukssuk2026!' };
  token = (await call<{ access_token: string }>('POST', '/auth/login', login)).access_token;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(args: string[] = []) {
  server = spawnNode(['server/main.ts', ...args], {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    SESSION_SECRET: '',
    DEMO: '',
  });
  const [, port] = await server.says(/http:\/\/localhost:(\d+)/);
  base = `http://127.0.0.1:${port}/api`;
}

async function killAndStart() {
  server.child.kill('SIGKILL');
  expect((await server.ended).signal).toBe('SIGKILL');
  await start();
}

async function call<T>(method: string, to: string, body?: unknown): Promise<T> {
  const answer = await fetch(base + to, {
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

async function childOf(name: string): Promise<Profile> {
  const child = (await call<Profile[]>('GET', '/profile')).find((each) => each.name === name);
  if (!child) throw new Error(`no child ${name}`);
  return child;
}

test.each([
  ['parenting_attitude-00-11m', '도담'],
  ['social_emotional-04-11m', '도담'],
  ['temperament-36-71m', '가람'],
])('every acknowledged answer to %s is there after kill -9', async (testId, name) => {
  const child = await childOf(name);
  const attempt = await call<Attempt>('POST', `/diagnostic-test/profile/${child.id}/test/${testId}/attempt`, {
    again: true,
  });
  const given = new Map<string, string>();
  for (const [nth, item] of attempt.items.slice(0, 6).entries()) {
    const values = item.scale ? SCALE_ANSWERS[item.scale] : ['no'];
    const value = values[nth % values.length] ?? '';
    const answered_at = new Date().toISOString();
    await call('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
      id: crypto.randomUUID(),
      item_id: item.id,
      value,
      answered_at,
    });
    given.set(item.id, value);
  }
  await killAndStart();
  const { answers } = await call<Attempt>('GET', `/diagnostic-test/attempt/${attempt.id}`);
  const kept = new Map(answers.map(({ item_id, value }) => [item_id, value]));
  for (const [item, value] of given) expect([item, kept.get(item)]).toEqual([item, value]);
});

test('an acknowledged official result and its change are there after kill -9', async () => {
  const child = await childOf('가람');
  const list = `/diagnostic-test/profile/${child.id}/official-result`;
  const sheet = { round: 8, taken_on: child.birth_date, rows: { language: 'second' }, consent: true };
  const { id } = await call<OfficialResult>('POST', list, sheet);
  await killAndStart();
  const kept = async () => (await call<OfficialResult[]>('GET', list)).find((each) => each.id === id);
  expect(await kept()).toMatchObject({ round: 8, rows: { language: 'second' } });
  await call('PUT', `${list}/${id}`, { ...sheet, rows: { language: 'first' }, note: '고쳤어요' });
  await killAndStart();
  expect(await kept()).toMatchObject({ note: '고쳤어요', rows: { language: 'first' } });
});
