import pg from 'pg';
import { freePort } from '../../e2e/support/server-process.mjs';
import { findPostgres } from '../../jest/postgres-server.mjs';
import { openPostgres } from '../../server/db/postgres/postgres';
import { silentLog } from '../../server/node/monitoring/json-log';
import type { Spawned } from '../../server/testing/spawn-node';
import { killProducts, spawnProduct } from '../../server/testing/start-product';
import { createFigures, pause } from '../crash/figures';
import { writeFigures } from '../results';
import { prepareServerFolder } from '../server-bundle-folder';
import { type Arrived, startMailServer, startPushService } from './services';

/**
 * Notices, half of them mails and half of them pushes, by two workers on one PostgreSQL, one of which is killed in the
 * middle: how many a minute, none lost, and doubles of the killed worker only. NOTICES=100000 writes its table into
 * bench/RESULTS.md; fewer do not wait for the minute after which the killed worker's claims are free.
 */
const ALL = 100_000;
const NOTICES = Number(process.env.NOTICES ?? ALL);
/** Rows of one claim, and how many jobs of this kind there are at a time: server/modules/notices/deliver.ts. */
const BATCH = 500;
const JOBS = 4;
const WITHIN_MS = 45 * 60_000;

const folder = await prepareServerFolder('notices', { 'bench/notices/worker': 'bench/notices/worker.ts' });
const figures = createFigures();
const postgres = await findPostgres();
console.log(postgres.what);
const name = `ggp_notices_${process.pid}`;
const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
const server = new pg.Client({ connectionString: postgres.url });
await server.connect();
const mails = await startMailServer();
const pushes = await startPushService();

async function startWorker(): Promise<Spawned> {
  const worker = spawnProduct(
    {
      DATA_DIR: folder,
      PORT: String(await freePort()),
      DATABASE_URL: url,
      SESSION_SECRET: 'notices-'.repeat(8),
      STORAGE_URL: '',
      SMTP_URL: mails.url,
      MAIL_FROM: 'no-reply@example.com',
      PUSH_URL: pushes.url,
      LOG_LEVEL: 'error',
    },
    [],
    [],
    'bench/notices/worker.ts',
  );
  await worker.says(/working/);
  return worker;
}

/** Accounts with a device each, and a mail and a push for each, due now; the night is no obstacle. */
async function insertNotices(client: pg.Client) {
  const people = Math.ceil(NOTICES / 2);
  const statements = [
    `insert into accounts (id, login_id, password_hash, name, email, is_first_login)
      select gen_random_uuid(), 'member' || n, 'none', '보호자', 'member' || n || '@example.com', false
      from generate_series(1, ${people}) n`,
    `insert into notification_choices (account_id, kind, channel, enabled, updated_at)
      select id, 'quiet_night', 'app', false, now() from accounts`,
    `insert into push_tokens (account_id, session_id, token, token_hash, platform, updated_at)
      select id, gen_random_uuid(), login_id, md5(login_id), 'android', now() from accounts`,
    `insert into notices (account_id, id, kind, title, body, path, created_at)
      select id, gen_random_uuid(), 'inquiry_answer', '문의에 답변이 달렸어요', '', '/mypage/inquiry', now() from accounts where login_id like 'member%'`,
    `insert into notice_deliveries (account_id, id, channel, kind, path, notice_id, due_at, attempts, created_at)
      select account_id, gen_random_uuid(), channel, 'inquiry_answer', '/mypage/inquiry', id, now(), 0, now()
      from notices, (values ('email'), ('push')) channels (channel)`,
    'analyze',
  ];
  for (const statement of statements) await client.query(statement);
  return people;
}

const countDouble = ({ counts }: Arrived) => [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
const total = () => mails.arrived.total() + pushes.arrived.total();

async function untilTotal(count: number, since: number) {
  while (total() < count && Date.now() - since < WITHIN_MS) await pause(20);
}

/** Without the wait for it: the minute after which claims of a killed worker are free has passed. */
async function passMinute(client: pg.Client) {
  await client.query('update jobs set run_at = now() where started_at is not null');
  const left = async () =>
    (
      await client.query<{ due: number; all: number }>(
        'select count(*) filter (where due_at <= now())::int due, count(*)::int "all" from notice_deliveries',
      )
    ).rows[0] ?? { due: 0, all: 0 };
  // Rows claimed after the last due row was taken are the killed worker's, or are deleted within a moment.
  for (let quiet = 0, last = -1; quiet < 10; ) {
    const { due, all } = await left();
    quiet = due === 0 && all === last ? quiet + 1 : 0;
    last = all;
    await pause(100);
  }
  await client.query('update notice_deliveries set due_at = now()');
  await client.query(`update chores set due_at = now() where kind = 'deliver-notices'`);
}

try {
  await server.query(`create database ${name}`);
  const database = await openPostgres({ url, poolSize: 2, log: silentLog });
  await database.close();
  const client = new pg.Client({ connectionString: url });
  // The database is dropped under it when something throws.
  client.on('error', () => undefined);
  await client.connect();
  const killed = await startWorker();
  const other = await startWorker();
  const people = await insertNotices(client);
  const since = Date.now();
  await untilTotal(1, since);
  const began = Date.now();
  await untilTotal(people, since);
  const half = Date.now();
  const atKill = total();
  killed.child.kill('SIGKILL');
  await killed.ended;
  if (NOTICES < ALL) await passMinute(client);
  const left = async () =>
    (await client.query<{ n: number }>('select count(*)::int n from notice_deliveries')).rows[0]?.n;
  while ((await left()) !== 0 && Date.now() - since < WITHIN_MS) await pause(100);
  const ended = Date.now();
  other.child.kill('SIGTERM');
  await other.ended;
  const reached = mails.arrived.counts.size + pushes.arrived.counts.size;
  const doubles = countDouble(mails.arrived) + countDouble(pushes.arrived);
  const perMinute = (count: number, ms: number) => Math.round((count * 60_000) / Math.max(1, ms)).toLocaleString('en');
  figures.note('notices, half of them mails and half of them pushes', (people * 2).toLocaleString('en'));
  figures.note('a minute by two workers, until one of them was killed', perMinute(atKill, half - began));
  figures.note(
    'a minute on the whole, with the wait for what the killed worker had claimed',
    perMinute(reached, ended - began),
  );
  figures.equals('lost', 0, people * 2 - reached);
  figures.add(
    'more than once',
    `≤ ${BATCH * JOBS}, what it had claimed at most`,
    String(doubles),
    doubles <= BATCH * JOBS,
  );
  const { rows } = await client.query<{ n: number }>('select count(*)::int n from jobs where failed_at is not null');
  figures.equals('jobs given up', 0, rows[0]?.n ?? 0);
  await client.end();
} finally {
  killProducts();
  await mails.close();
  await pushes.close();
  await server.query(`drop database if exists ${name} with (force)`);
  await server.end();
  await postgres.stop();
}
writeFigures(
  'npm run prove -- notices',
  'Two workers on one PostgreSQL with a mail server and a push service on loopback; one worker is killed with `kill -9` when half of the notices has arrived.',
  figures,
  NOTICES >= ALL,
);
