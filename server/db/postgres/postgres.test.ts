/** @postgres locks concurrency */
import { setImmediate } from 'node:timers/promises';
import { CLIENT_HEADER } from '@contract/common/envelope';
import { createApp } from '@server/app';
import { createCallers } from '@server/testing/create-callers';
import type { Caller } from '@server/testing/keyed-writers';
import { openTcpProxy, type TcpProxy } from '@server/testing/tcp-proxy';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { memoryLog } from '@server/testing/test-deps';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../embedded/embedded';
import { growthEntries } from '../schema';
import { isDatabaseUnavailable } from './database-unavailable';
import { openPostgres } from './postgres';

// Tests of the connection pool, which the embedded database does not have.
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

const NAME = 'ggp_outage';
const POOL = 3;
const CALLERS = 8;
const EACH = 12;

let t: TestApp;
let proxy: TcpProxy;
let database: OpenDatabase;
let logLines: string[];

/** A pool of its own, through the proxy. */
async function open() {
  t = await createTestApp();
  const url = new URL((await globalThis.__acquirePgUrl()) ?? '');
  proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
  url.searchParams.set('application_name', NAME);
  const { log, lines } = memoryLog();
  logLines = lines;
  database = await openPostgres({ url: url.href, poolSize: POOL, log });
}
async function close() {
  await database.close();
  await proxy.close();
  await t.close();
}

const terminate = () =>
  t.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${NAME}`);

onServer('the pool of connections', () => {
  beforeEach(open);
  afterEach(close);

  test('survives the loss of a connection between two statements of a transaction', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await terminate();
      while (!logLines.some((line) => line.includes('database connection lost'))) await setImmediate();
      await tx.execute(sql`select 1`);
    });
    const error: unknown = await work.catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await database.db.execute(sql`select 1`);
  });

  test('keeps its size when connections are lost at the beginning of a transaction', async () => {
    for (let index = 0; index <= POOL; index += 1) {
      await database.db.execute(sql`select 1`);
      proxy.silence();
      const lost = database.db.transaction(async () => undefined).catch((thrown: unknown) => thrown);
      await setImmediate();
      proxy.wake();
      expect(isDatabaseUnavailable(await lost)).toBe(true);
    }
    const all = Array.from({ length: POOL }, () => database.db.transaction((tx) => tx.execute(sql`select 1`)));
    expect(await Promise.all(all)).toHaveLength(POOL);
  });

  test('answers 503 alone while connections are cut and the server is away, and loses no acknowledged write', async () => {
    const { deps, db, clock } = t;
    const app = createApp({ ...deps, db: database.db, now: Date.now });
    clock.now = Date.now();
    const callers = await createCallers(db, deps.config.secret, CALLERS);
    const acknowledged: string[] = [];
    const statuses = new Map<number, number>();
    let answers = 0;
    let withoutRetryAfter = 0;

    const count = ({ status, headers }: Response) => {
      answers += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 503 && !headers.has('retry-after')) withoutRetryAfter += 1;
    };
    const write = async ({ token, profileId }: Caller) => {
      const id = crypto.randomUUID();
      const answer = await app.request(`http://localhost/api/growth/profile/${profileId}/entry`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await token()}`,
          [CLIENT_HEADER]: 'web',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ id, measured_on: '20260105', height_cm: 74, confirmed: true, consent: true }),
      });
      count(answer);
      if (answer.ok) acknowledged.push(id);
      return answer.ok;
    };
    const read = async ({ token }: Caller) => {
      const headers = { authorization: `Bearer ${await token()}` };
      const answer = await app.request('http://localhost/api/profile', { headers });
      count(answer);
      return answer.ok;
    };
    /** Repeats until that many calls succeeded. */
    const succeed = async (call: () => Promise<boolean>) => {
      for (let done = 0; done < EACH; ) done += (await call()) ? 1 : 0;
    };
    const answered = async (more: number) => {
      for (const until = answers + more; answers < until; ) await setImmediate();
    };
    const disturb = async () => {
      await answered(20);
      await terminate();
      await answered(20);
      proxy.cut();
      await answered(20);
      await proxy.shut();
      await answered(40);
      await proxy.open();
    };
    const calls = callers.flatMap((caller) => [succeed(() => write(caller)), succeed(() => read(caller))]);
    await Promise.all([...calls, disturb()]);

    expect(Object.fromEntries(statuses)).toEqual({ 200: CALLERS * EACH, 201: CALLERS * EACH, 503: expect.any(Number) });
    expect(withoutRetryAfter).toBe(0);
    const stored = new Set((await db.select({ id: growthEntries.id }).from(growthEntries)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect((await app.request('http://localhost/readyz')).status).toBe(200);
  });
});
