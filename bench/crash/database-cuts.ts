import pg from 'pg';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/open-database';
import { silentLog } from '../../server/node/monitoring/json-log';
import { createCallers, dealCallers } from '../../server/testing/create-callers';
import { type Caller, KEY_STUCK_MS, KeyedWriters } from '../../server/testing/keyed-writers';
import { startProduct } from '../../server/testing/start-product';
import { openTcpProxy, type TcpProxy } from '../../server/testing/tcp-proxy';
import { readSecret, SECRET } from './embedded-home';
import { type Figures, pause, untilStatus } from './figures';

const WRITERS = 8;
const READERS = 8;
const CALLERS = 48;
const READY_WITHIN_MS = 5000;
const AWAY_MS = 5000;
/** The slowest answer while the database is away: a connection attempt gives up after a few seconds. */
const ANSWER_WITHIN_MS = 8000;

type Load = { writers: KeyedWriters; stop: () => Promise<void> };

const at = (url: string, change: Partial<URL>) => Object.assign(new URL(url), change).href;

async function inDatabase(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

async function prepare(home: string, url: string): Promise<Caller[]> {
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: home });
  const { db, close } = await openDatabase(config, { log: silentLog });
  try {
    return await createCallers(db, await readSecret(home), CALLERS);
  } finally {
    await close();
  }
}

/** Keyed writers and readers; what the readers are refused is counted with what the writers are. */
function startLoad(origin: () => string, callers: readonly Caller[]): Load {
  const writers = new KeyedWriters(origin);
  writers.start(dealCallers(callers, WRITERS, CALLERS / WRITERS));
  let stopped = false;
  const read = async (caller: Caller) => {
    while (!stopped) {
      const headers = { authorization: `Bearer ${await caller.token()}` };
      const answer = await fetch(`${origin()}/api/profile`, { headers }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer === null) writers.connectionErrors += 1;
      else if (!answer.ok) writers.refusals.set(answer.status, (writers.refusals.get(answer.status) ?? 0) + 1);
      await pause(10);
    }
  };
  const readers = Promise.all(callers.slice(0, READERS).map(read));
  const stop = async () => {
    stopped = true;
    await Promise.all([readers, writers.stop()]);
  };
  return { writers, stop };
}

/** Waits until writes succeed again, so that a cut interrupts some of them; a stuck key does not delay it for long. */
async function underLoad(writers: KeyedWriters): Promise<void> {
  const until = writers.acknowledged.length + WRITERS;
  const patience = Date.now() + 3000;
  await pause(400);
  while (writers.acknowledged.length < until && Date.now() < patience) await pause(10);
}

/** The product with what it was seen to do; restarted when it ends, so that the rest can be measured too. */
async function watchProduct(settings: { DATA_DIR: string } & Record<string, string>) {
  const watched = { product: await startProduct(settings), exits: 0 };
  /** Milliseconds until it is ready again. */
  const untilReady = async (since: number): Promise<number> => {
    const ready = untilStatus(`${watched.product.origin}/readyz`, 200, since);
    const ms = await Promise.race([ready, watched.product.ended.then(() => null)]);
    if (ms !== null) return ms;
    watched.exits += 1;
    watched.product = await startProduct(settings);
    return Number.POSITIVE_INFINITY;
  };
  return { watched, untilReady };
}

type Disturbance = { what: string; times: number; disturb: () => Promise<unknown> };

const disturbances = (proxy: TcpProxy, terminate: () => Promise<void>, cuts: number): Disturbance[] => [
  { what: `pg_terminate_backend × ${cuts}`, times: cuts, disturb: terminate },
  { what: `TCP cut × ${cuts}`, times: cuts, disturb: async () => proxy.cut() },
  {
    what: 'database away 5 s',
    times: 1,
    disturb: async () => {
      await proxy.shut();
      await pause(AWAY_MS);
      await proxy.open();
    },
  },
  {
    what: 'packets lost 5 s',
    times: 1,
    disturb: async () => {
      proxy.silence();
      await pause(AWAY_MS);
      proxy.wake();
    },
  },
];

async function measure(
  figures: Figures,
  writers: KeyedWriters,
  untilReady: (since: number) => Promise<number>,
  { what, times, disturb }: Disturbance,
): Promise<void> {
  let slowest = 0;
  const before = new Map(writers.refusals);
  for (let index = 0; index < times; index += 1) {
    await underLoad(writers);
    await disturb();
    slowest = Math.max(slowest, await untilReady(Date.now()));
  }
  await pause(300);
  const seen = [...writers.refusals].map(([status, n]) => ({ status, n: n - (before.get(status) ?? 0) }));
  const refused = seen.filter(({ n }) => n > 0);
  const said = refused.map(({ status, n }) => `${n} × ${status}`).join(', ') || 'none';
  const faults = refused.filter(({ status }) => status >= 500 && status !== 503);
  figures.add(`${what}: failures`, 'no 5xx but 503', said, faults.length === 0);
  figures.below(`${what}: ready again`, READY_WITHIN_MS, slowest);
}

/** Ends the connections of the product on a PostgreSQL server, takes the server away, and looks at every answer. */
export async function cutDatabase(figures: Figures, home: string, serverUrl: string, cuts: number) {
  const name = `ggp_crash_${process.pid}`;
  const url = at(serverUrl, { pathname: `/${name}` });
  const { hostname, port } = new URL(serverUrl);
  const terminate = () =>
    inDatabase(serverUrl, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await inDatabase(serverUrl, `create database ${name}`);
  const proxy = await openTcpProxy({ host: hostname, port: Number(port || 5432) });
  try {
    const callers = await prepare(home, url);
    const proxied = at(url, { hostname: '127.0.0.1', port: String(proxy.port) });
    const settings = { DATA_DIR: home, DATABASE_URL: proxied, SESSION_SECRET: SECRET, LOG: 'off' };
    const { watched, untilReady } = await watchProduct(settings);
    const { writers, stop } = startLoad(() => watched.product.origin, callers);
    for (const each of disturbances(proxy, terminate, cuts)) await measure(figures, writers, untilReady, each);
    await stop();
    const { lost, twice } = await writers.audit();
    watched.product.child.kill('SIGTERM');
    await watched.product.ended;
    figures.note('PostgreSQL: acknowledged writes', `${writers.acknowledged.length} of ${WRITERS} writers`);
    figures.equals('PostgreSQL: ends of the process', 0, watched.exits);
    figures.equals('PostgreSQL: connections of callers lost', 0, writers.connectionErrors);
    figures.equals('PostgreSQL: 503 without Retry-After', 0, writers.withoutRetryAfter);
    figures.equals('PostgreSQL: acknowledged writes lost', 0, lost);
    figures.equals('PostgreSQL: writes done twice', 0, twice);
    figures.below('PostgreSQL: slowest answer', ANSWER_WITHIN_MS, writers.slowestAnswer);
    figures.below('PostgreSQL: longest refusal of a key (409)', KEY_STUCK_MS, writers.longestConflict);
  } finally {
    await proxy.close();
    await inDatabase(serverUrl, `drop database if exists ${name} with (force)`);
  }
}
