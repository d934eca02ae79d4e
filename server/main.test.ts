import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Spawned, spawnNode } from './testing/spawn-node';

jest.setTimeout(300_000);

let dataDir: string;
const running: Spawned[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ggp-main-'));
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}, args: string[] = []) {
  const server = spawnNode(['server/main.ts', ...args], {
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    SESSION_SECRET: '',
    DEMO: '',
    ...env,
  });
  running.push(server);
  return server;
}
const portOf = async (server: Spawned) => Number((await server.says(/http:\/\/localhost:(\d+)/))[1]);

test('a fresh folder becomes a running product with the demo account; a second process is refused; SIGTERM lets what is under way finish', async () => {
  const server = start({}, ['--demo']);
  const port = await portOf(server);
  const base = `http://127.0.0.1:${port}`;
  const [, userId = '', password = ''] = await server.says(/^ {4}(demo) \/ (\S+)/m);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);

  const second = start();
  await second.says(new RegExp(`in use by process ${server.child.pid}`));
  expect((await second.ended).code).toBe(1);

  const sameport = start({ PORT: String(port), DATA_DIR: path.join(dataDir, 'other') });
  await sameport.says(new RegExp(`Port ${port} is already in use`));
  expect((await sameport.ended).code).toBe(1);

  // The server has the head of this request when it is told to stop, and only then gets the rest.
  const login = request(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ggp-client': 'web', connection: 'close', expect: '100-continue' },
  });
  await new Promise<void>((go) => {
    login.on('continue', () => go());
    login.flushHeaders();
  });
  server.child.kill('SIGTERM');
  await server.says(/"event":"stopping"/);
  login.end(JSON.stringify({ user_id: userId, password }));
  const status = await new Promise<number | undefined>((answer, failed) => {
    login.on('response', (response) => answer(response.statusCode));
    login.on('error', failed);
  });
  expect(status).toBe(200);
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.said()).not.toContain('"level":"error"');
});

test('started again on the same folder it keeps its secret: a session survives a restart', async () => {
  const login = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ggp-client': 'web' },
      body: JSON.stringify({ user_id: 'demo', password: 'ssukssuk2026!' }),
    });
    return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
  };
  const first = start({}, ['--demo']);
  const token = await login(await portOf(first));
  first.child.kill('SIGINT');
  await first.ended;
  const again = start();
  const info = await fetch(`http://127.0.0.1:${await portOf(again)}/api/auth/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(info.status).toBe(200);
  again.child.kill('SIGTERM');
  await again.ended;
});

test.each([
  [{ PORT: 'eighty' }, /PORT: must be a whole number/],
  [{ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' }, /DATABASE_URL does not let us in \(ECONNREFUSED\)/],
])('%p is told in a sentence, not in a stack', async (env: Record<string, string>, sentence) => {
  const server = start(env);
  await server.says(sentence);
  expect((await server.ended).code).toBe(1);
  expect(server.said()).not.toMatch(/^\s+at /m);
});
