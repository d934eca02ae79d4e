import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openPaths } from './testing/file-modes';
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
/** A process with the widest umask there is. */
function startWithoutUmask(args: string[]) {
  const umask = process.umask(0);
  const server = start({}, args);
  process.umask(umask);
  return server;
}

/** Sets the file modes of a folder that was copied without its modes. */
function openUp(target: string) {
  const isFolder = lstatSync(target).isDirectory();
  chmodSync(target, isFolder ? 0o755 : 0o666);
  if (isFolder) for (const name of readdirSync(target)) openUp(path.join(target, name));
}

const getPort = async (server: Spawned) => Number((await server.says(/http:\/\/localhost:(\d+)/))[1]);

test('creates the demo in an empty folder, refuses a second process and finishes open requests on SIGTERM', async () => {
  const server = startWithoutUmask(['--demo']);
  await server.says(/데이터베이스를 만드는 중이에요… \/ preparing the database…/);
  const port = await getPort(server);
  const base = `http://127.0.0.1:${port}`;
  expect(openPaths(dataDir)).toEqual([]);
  const [, userId = '', password = ''] = await server.says(/^ {4}(demo) \/ (\S+)/m);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);

  const second = start();
  await second.says(new RegExp(`in use by process ${server.child.pid}`));
  expect((await second.ended).code).toBe(1);

  const other = path.join(dataDir, 'other');
  const sameport = start({ PORT: String(port), DATA_DIR: other });
  await sameport.says(new RegExp(`Port ${port} is already in use`));
  expect((await sameport.ended).code).toBe(1);
  expect(existsSync(other)).toBe(false);

  // The server has the head of this request when it gets the stop signal, and only then gets the rest.
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

test('keeps the session secret over a restart on the same folder', async () => {
  const login = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ggp-client': 'web' },
      body: JSON.stringify({ user_id: 'demo', password: 'ssukssuk2026!' }),
    });
    return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
  };
  const first = start({}, ['--demo']);
  const token = await login(await getPort(first));
  expect(first.said()).not.toContain('preparing the database');
  first.child.kill('SIGINT');
  await first.ended;
  openUp(dataDir);
  const again = start();
  const info = await fetch(`http://127.0.0.1:${await getPort(again)}/api/auth/info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(info.status).toBe(200);
  expect(openPaths(dataDir)).toEqual([]);
  again.child.kill('SIGTERM');
  await again.ended;
});

test('sends the traces of its requests to the collector of the setting, the last ones when it stops', async () => {
  const received: string[] = [];
  const collector = createServer((sent, answer) => {
    void text(sent).then((body) => {
      received.push(`${sent.url} ${body}`);
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  const server = start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  await fetch(`http://127.0.0.1:${await getPort(server)}/api/auth/info`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  await new Promise((closed) => collector.close(closed));
  expect(received.join()).toMatch(/^\/v1\/traces .*"GET \/api\/auth\/info"/);
  expect(server.said()).not.toContain('traces not sent');
});

test('explains in one sentence without a stack why the server or the console cannot start', async () => {
  const folder = path.join(dataDir, 'none');
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  const cases: { args: string[]; env: Record<string, string>; sentence: RegExp }[] = [
    { args: [], env: { PORT: 'eighty' }, sentence: /PORT: must be a whole number/ },
    {
      args: [],
      env: { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' },
      sentence: /127\.0\.0\.1:9\/none cannot be reached.*DATABASE_URL \(ECONNREFUSED\).*\/.*연결할 수 없어요/,
    },
    {
      args: [],
      env: { DATA_DIR: path.join(file, 'data') },
      sentence: /a file is in its place.*DATA_DIR.*파일이 있어서/,
    },
    { args: ['list'], env: {}, sentence: /There is no database in .*none.*DATA_DIR.*데이터베이스가 없어요/ },
  ];
  const outcomes = cases.map(async ({ args, env, sentence }) => {
    const settings = { DATABASE_URL: '', DATA_DIR: folder, ...env };
    const started = args.length === 0 ? start(settings) : spawnNode(['server/cli/admin.ts', ...args], settings);
    await started.says(sentence);
    expect((await started.ended).code).toBe(1);
    expect(started.said()).not.toMatch(/^\s+at /m);
  });
  await Promise.all(outcomes);
  expect(existsSync(path.join(folder, 'database'))).toBe(false);
});

test('says which release it is, and the stack of an unexpected error names the source file', async () => {
  const server = start({ DATA_DIR: path.join(dataDir, 'released') });
  const port = await getPort(server);
  expect(server.said()).toMatch(/버전 \/ version: \d+\.\d+\.\d+/);
  const answer = (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as { data: { version: string } };
  expect(answer.data.version).toMatch(/^\d+\.\d+\.\d+$/);
  server.child.kill('SIGTERM');
  await server.ended;

  // A PostgreSQL server that answers with a code that no sentence explains.
  const fields = Buffer.from('SFATAL\0C42601\0Modd\0\0');
  const odd = createTcpServer((socket) => {
    socket.once('data', () => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(fields.length + 4);
      socket.end(Buffer.concat([Buffer.from('E'), length, fields]));
    });
  });
  await new Promise<void>((listening) => odd.listen(0, '127.0.0.1', listening));
  const { port: oddPort } = odd.address() as AddressInfo;
  const failing = start({ DATABASE_URL: `postgres://ggp:x@127.0.0.1:${oddPort}/ggp` });
  expect((await failing.ended).code).toBe(1);
  expect(failing.said()).toMatch(/server\/db\/postgres\/postgres\.ts:\d+/);
  odd.close();
});

test('migrate prepares the database and ends', async () => {
  const folder = path.join(dataDir, 'migrated');
  const migrate = start({ DATA_DIR: folder }, ['migrate']);
  expect((await migrate.ended).code).toBe(0);
  expect(migrate.said()).toContain('the database is up to date');
  expect(existsSync(path.join(folder, 'database', 'GGP_READY'))).toBe(true);
});

/** Imports of a bundle before its first statement runs: packages, and through its chunks theirs. */
function staticImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/^import\b[^;]*?"([^"]+)";/gm)].map(([, name = '']) => name);
  return names.flatMap((name) =>
    name.startsWith('.') ? staticImports(path.resolve(path.dirname(file), name)) : [name],
  );
}

test('imports neither a database nor the product before it locks the folder', () => {
  const packages = staticImports(path.join(process.env.GGP_SERVER_BUNDLE ?? '', 'main.js'));
  expect(packages).toContain('@hono/node-server');
  expect(
    packages.filter((name) => /^(@electric-sql|drizzle-orm|pg$|sharp|jose|@node-rs|sanitize-html)/.test(name)),
  ).toEqual([]);
});
