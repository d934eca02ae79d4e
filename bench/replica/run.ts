import path from 'node:path';
import pg from 'pg';
import type { FeedPage, PostDetail } from '../../contract/community/posts.responses';
import { startReplicated } from '../../jest/postgres-server.mjs';
import { openPostgres } from '../../server/db/postgres';
import { silentLog } from '../../server/node/json-log';
import type { SignedUp } from '../../server/testing/insert-accounts';
import { startS3 } from '../../server/testing/s3-server';
import { killProducts, startProduct } from '../../server/testing/start-product';
import { createFigures, pause } from '../crash/figures';
import { writeFigures } from '../results';
import { openStage } from '../stage';
import { type Browser, createBrowser } from './browser';
import { createMembers, SECRET } from './prepare';

/**
 * Two processes on one primary and its streaming replica (pg_basebackup): own writes are read back, changes of who may
 * see what are seen at once, a replica that lags or is lost costs no request. Writes its table into bench/RESULTS.md.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 150);
const MEMBERS = 60;
const READERS = 10;
const HEARD_MS = 100;
const DELAYS_MS = [0, 200];

const FEED = '/community/post?section=board';
const folder = await openStage('replica');
const figures = createFigures();
const servers = await startReplicated();
const store = await startS3();
const toAddress = (url: string) => Object.assign(new URL(url), { pathname: '/ggp' }).href;
const run = async (url: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};

type Process = { origin: string; said: () => string };
type Stage = { processes: [Process, Process]; members: SignedUp[]; browsers: Browser[]; reader: Browser };

const words = (title: string) => ({
  section: 'board',
  category: '육아',
  topic: '육아정보',
  title,
  content: `<p>${title}</p>`,
});
const titles = async (browser: Browser, origin: string) => {
  const { status, data } = await browser<FeedPage>(origin, 'GET', FEED);
  return status === 200 ? data.items.map(({ title }) => title) : [`status ${status}`];
};

/** How many feeds each server answered: the scans of their index. */
async function countFeeds(url: string): Promise<number> {
  // What a backend counted is written when it has been idle for a second.
  await pause(1200);
  const [row] = await run(
    url,
    `select idx_scan::int as n from pg_stat_user_indexes where indexrelname = 'posts_feed_idx'`,
  );
  return Number(row?.n ?? 0);
}

/** Each round one member writes at one process and reads at the other one. */
async function readBack({ processes, browsers, members, reader }: Stage, label: string) {
  let missed = 0;
  let withoutCookie = 0;
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const title = `${label} ${nth}`;
    const browser = browsers[nth % MEMBERS] as Browser;
    const member = members[nth % MEMBERS] as SignedUp;
    const [writes, reads] = nth % 2 === 0 ? processes : [processes[1], processes[0]];
    const { status, data } = await browser<PostDetail>(writes.origin, 'POST', '/community/post', words(title));
    if (status !== 201) throw new Error(`writing was answered ${status}: ${JSON.stringify(data)}`);
    const [own, bare] = await Promise.all([
      titles(browser, reads.origin),
      titles(createBrowser(member.token, false), reads.origin),
    ]);
    if (!own.includes(title)) missed += 1;
    if (!bare.includes(title)) withoutCookie += 1;
    await run(toAddress(servers.url), 'delete from rate_limits');
  }
  figures.equals(`${label}: own posts missing at the other process, of ${ROUNDS}`, 0, missed);
  figures.note(`${label}: the same without the cookie`, String(withoutCookie));
  // What others wrote comes when the replica has it.
  const last = `${label} ${ROUNDS - 1}`;
  const since = Date.now();
  while (!(await titles(reader, processes[0].origin)).includes(last) && Date.now() - since < 10_000) await pause(20);
  figures.below(`${label}: a post of others is seen after`, 5500, Date.now() - since);
}

/** A post that ceases to be visible at one process is looked for at the other one, at once. */
async function hide({ processes: [first, second], browsers, reader }: Stage, label: string) {
  let seen = 0;
  let longest = 0;
  for (let nth = 0; nth < ROUNDS / 3; nth += 1) {
    const title = `${label} secret ${nth}`;
    const author = browsers[nth % MEMBERS] as Browser;
    const { data } = await author<PostDetail>(first.origin, 'POST', '/community/post', words(title));
    const until = Date.now() + 10_000;
    while (!(await titles(reader, second.origin)).includes(title) && Date.now() < until) await pause(10);
    if (nth % 2 === 0) await author(first.origin, 'DELETE', `/community/post/${data.id}`);
    else await run(toAddress(servers.url), `update posts set state = 'hidden' where id = '${data.id}'`);
    const since = performance.now();
    let still = 0;
    while ((await titles(reader, second.origin)).includes(title)) still += 1;
    if (still > 0) longest = Math.max(longest, performance.now() - since);
    seen += still;
    await run(toAddress(servers.url), 'delete from rate_limits');
  }
  figures.note(`${label}: reads of a post after it was hidden or deleted elsewhere`, String(seen));
  figures.below(`${label}: longest time until it was gone`, HEARD_MS, longest);
}

/** Readers at both processes while something happens to the replica. */
async function readWhile({ processes, browsers }: Stage, work: () => Promise<unknown>) {
  const counts = { answers: 0, failed: 0, slowest: 0 };
  let stopped = false;
  const read = async (browser: Browser, nth: number) => {
    while (!stopped) {
      const { status, ms } = await browser(processes[nth % 2 === 0 ? 0 : 1].origin, 'GET', FEED);
      counts.answers += 1;
      if (status !== 200) counts.failed += 1;
      counts.slowest = Math.max(counts.slowest, ms);
      await pause(10);
    }
  };
  const readers = Promise.all(browsers.slice(0, READERS).map(read));
  await work();
  stopped = true;
  await readers;
  return counts;
}

const states = async ({ processes }: Stage) =>
  Promise.all(
    processes.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/readyz`);
      const { data } = (await answer.json()) as { data: { replica: string } };
      return `${answer.status} ${data.replica}`;
    }),
  );

async function lagAndLoss(stage: Stage) {
  const replicaUrl = toAddress(servers.replicaUrl);
  const writer = stage.browsers.at(-1) as Browser;
  const lag = await readWhile(stage, async () => {
    await run(replicaUrl, 'select pg_wal_replay_pause()');
    await writer(stage.processes[0].origin, 'POST', '/community/post', words('during the lag'));
    const since = Date.now();
    while (!(await titles(stage.reader, stage.processes[1].origin)).includes('during the lag')) {
      if (Date.now() - since > 15_000) break;
      await pause(50);
    }
    figures.below('replay paused: a post of others is seen after', 6000, Date.now() - since);
    figures.note('replay paused: /readyz', (await states(stage)).join(', '));
    await run(replicaUrl, 'select pg_wal_replay_resume()');
  });
  figures.equals(`replay paused: reads that failed, of ${lag.answers}`, 0, lag.failed);
  const loss = await readWhile(stage, async () => {
    await pause(1000);
    await servers.killReplica();
    await pause(3000);
    figures.note('replica lost: /readyz', (await states(stage)).join(', '));
    await servers.restartReplica();
    const since = Date.now();
    while ((await states(stage)).some((state) => state !== '200 in use') && Date.now() - since < 20_000)
      await pause(50);
    figures.below('replica back: in use again after', 6000, Date.now() - since);
  });
  figures.equals(`replica lost and back: reads that failed, of ${loss.answers}`, 0, loss.failed);
  figures.below('replica lost and back: slowest read', 4000, loss.slowest);
}

/** How many of the feeds the replica answers while a member writes ten times a second. */
async function share(stage: Stage) {
  const urls = [toAddress(servers.url), toAddress(servers.replicaUrl)] as const;
  const before = await Promise.all(urls.map(countFeeds));
  const writer = stage.browsers.at(-1) as Browser;
  await readWhile(stage, async () => {
    for (let nth = 0; nth < 50; nth += 1) {
      await writer(stage.processes[0].origin, 'PUT', `/community/draft/tip`, { title: `draft ${nth}` });
      await pause(100);
    }
  });
  const after = await Promise.all(urls.map(countFeeds));
  const [primary = 0, replica = 0] = after.map((count, nth) => count - (before[nth] ?? 0));
  const percent = Math.round((replica / Math.max(1, primary + replica)) * 100);
  figures.add('feeds answered by the replica under writes', '> 90 %', `${percent} %`, percent > 90);
}

const env = (name: string) => ({
  DATA_DIR: path.join(folder, name),
  DATABASE_URL: toAddress(servers.url),
  DATABASE_REPLICA_URL: toAddress(servers.replicaUrl),
  STORAGE_URL: store.url(),
  SESSION_SECRET: SECRET,
});

try {
  await run(servers.url, 'create database ggp');
  const started = [await startProduct(env('a')), await startProduct(env('b'))] as const;
  const database = await openPostgres({ url: toAddress(servers.url), poolSize: 2, log: silentLog });
  const members = await createMembers(database, MEMBERS + 1);
  await database.close();
  const browsers = members.slice(0, MEMBERS).map(({ token }) => createBrowser(token));
  const reader = createBrowser(members.at(-1)?.token ?? '');
  const stage: Stage = { processes: [started[0], started[1]], members, browsers, reader };
  for (const delay of DELAYS_MS) {
    await run(
      servers.replicaUrl,
      `alter system set recovery_min_apply_delay = '${delay}ms'`,
      'select pg_reload_conf()',
    );
    await readBack(stage, `applied after ${delay} ms`);
    await hide(stage, `applied after ${delay} ms`);
  }
  await run(servers.replicaUrl, 'alter system reset recovery_min_apply_delay', 'select pg_reload_conf()');
  await share(stage);
  await lagAndLoss(stage);
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
} finally {
  killProducts();
  await store.close();
  await servers.stop();
}
writeFigures(
  'npm run check:replica',
  'Two processes on one PostgreSQL 15 and a streaming replica of it, with one S3 store.',
  figures,
);
