import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findPostgres } from '../../jest/postgres-server.mjs';
import { type App, createApp } from '../../server/app';
import { migrate } from '../../server/db/migrate/migrate';
import { readMigrations } from '../../server/db/migrate/read-migrations';
import * as schema from '../../server/db/schema';
import type { Deps } from '../../server/deps';
import { productJobs } from '../../server/jobs/chores';
import { insertAccounts } from '../../server/testing/insert-accounts';
import { memoryDeps, testConfig } from '../../server/testing/test-deps';
import { load as loadPosts } from '../api-load';
import { toTable, writeSection } from '../results';
import { quantile } from '../statistics';
import { ACTIONS, pickMember, toMember } from './actions';
import { type Asked, listScans } from './explain';
import { loadMembers } from './load';
import { callAs, completeCheck, findTestId } from './template';

/**
 * A year of members (`MEMBERS`, 100,000) beside a tenth of them, on PostgreSQL: what they read and write, asked of both
 * sizes in turns; then the sweeps of a day at the larger size. Fails where the slow end (p95) of a request is more than
 * twice that of the smaller one, where a statement of a sweep takes over two seconds, and where one reads a large table
 * from end to end. Writes its tables into bench/RESULTS.md.
 */
const MEMBERS = Number(process.env.MEMBERS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
const SIZES = [MEMBERS / 10, MEMBERS];
const WARM_UP = 20;
const TRIES = 3;
const P95_RATIO = 2;
const STATEMENT_MS = 2000;
const LAST = 'deliver-notices';
/** Posts a member. */
const POSTS = 0.2;

type Side = { members: number; app: App; deps: Deps; pool: pg.Pool; asked: Asked[]; timed: number[]; testId: string };

const postgres = await findPostgres();
console.log(postgres.what);
// Noon in Seoul of this day in UTC: notices of vaccinations go out by day.
const now = new Date(new Date().setUTCHours(3, 0, 0, 0));
const toName = (size: number) => `ggp_members_${process.pid}_${size}`;
const toAddress = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
const server = new pg.Client({ connectionString: postgres.url });
await server.connect();

/** Times each statement of a pool's connections, in milliseconds. */
function timeStatements(pool: pg.Pool, timed: number[]) {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const began = performance.now();
      const note = () => void timed.push(performance.now() - began);
      const callback = args.at(-1);
      if (typeof callback === 'function')
        return query(...args.slice(0, -1), (...answer: unknown[]) => {
          note();
          (callback as (...answered: unknown[]) => void)(...answer);
        });
      const answer = query(...args);
      if (answer instanceof Promise) answer.then(note, note);
      return answer;
    }) as typeof client.query;
  });
}

async function prepare(members: number): Promise<Side> {
  const began = Date.now();
  const name = toName(members);
  await server.query(`create database ${name}`);
  const pool = new pg.Pool({ connectionString: toAddress(name), max: 4 });
  pool.on('error', () => undefined);
  const [asked, timed]: [Asked[], number[]] = [[], []];
  timeStatements(pool, timed);
  const logger = { logQuery: (sql: string, params: unknown[]) => void asked.push({ sql, params }) };
  const given = memoryDeps(drizzle(pool, { schema, logger }));
  // Of pictures only the rows are laid.
  const files = { ...given.files, remove: async () => true };
  const deps = { ...given, files, now: () => now.getTime() };
  const app = createApp(deps);
  await migrate(deps.db, readMigrations());
  const template = await createTemplate(deps, app);
  const client = new pg.Client({ connectionString: toAddress(name) });
  await client.connect();
  await loadPosts(client, members * POSTS, now);
  await loadMembers(client, members, now, template.accountId);
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) size',
  );
  await client.end();
  console.log(`  ${members} members, ${rows[0]?.size}, laid in ${Math.round((Date.now() - began) / 1000)} s`);
  asked.length = 0;
  return { members, app, deps, pool, asked, timed, testId: template.testId };
}

/** One account whose finished check is copied to all members. */
async function createTemplate({ db }: Deps, app: App) {
  const [person] = await insertAccounts({ db, secret: testConfig.secret, now: now.getTime() }, [
    { loginId: 'template' },
  ]);
  if (!person) throw new Error('no account was created');
  const call = await callAs(app, person, now.getTime());
  const { id } = await call<{ id: string }>('POST', '/profile', {
    name: '하린',
    birth_date: birthOf(24),
    gender: 'female',
  });
  const testId = await findTestId(call, id);
  await completeCheck(call, id, testId);
  return { accountId: person.accountId, testId };
}

function birthOf(months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

const withCommas = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Milliseconds of each action, by size. */
async function measureActions(sides: readonly Side[]): Promise<Map<string, number[][]>> {
  const times = new Map<string, number[][]>(Object.keys(ACTIONS).map((name) => [name, sides.map(() => [])]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [name, action] of Object.entries(ACTIONS))
      for (const [index, { app, members, testId }] of sides.entries()) {
        let quickest = Number.POSITIVE_INFINITY;
        for (let attempt = 0; attempt < TRIES; attempt += 1) {
          const timed = await action(app, await toMember(app, pickMember(members), now.getTime()), testId);
          const began = performance.now();
          await timed();
          quickest = Math.min(quickest, performance.now() - began);
        }
        if (round >= 0) times.get(name)?.[index]?.push(quickest);
      }
  return times;
}

function toActionTable(times: Map<string, number[][]>) {
  const missed: string[] = [];
  const rows = [...times].map(([name, bySize]) => {
    const slow = bySize.map((list) => quantile(list, 0.95));
    const ratio = (slow[1] ?? 0) / (slow[0] ?? 1);
    if (ratio > P95_RATIO) missed.push(name);
    const cells = bySize.map((list) => `${quantile(list, 0.5).toFixed(1)} / ${quantile(list, 0.95).toFixed(1)}`);
    return [name, ...cells, ratio.toFixed(2), ratio > P95_RATIO ? 'over' : ''];
  });
  const sizes = SIZES.map((size) => `${withCommas(size)}: median / p95 ms`);
  return { table: toTable([['request', ...sizes, 'p95 ratio', ''], ...rows]), missed };
}

async function measureSweeps({ deps, pool, asked, timed }: Side) {
  const missed: string[] = [];
  const rows: string[][] = [];
  const { chores, handlers } = productJobs(deps, { embedded: false });
  // The chore that delivers what the others cause runs last.
  const kinds = chores.map(({ kind }) => kind).toSorted((a, b) => Number(a === LAST) - Number(b === LAST));
  for (const name of kinds) {
    timed.length = 0;
    asked.length = 0;
    const began = performance.now();
    const failed = await handlers[name]?.({}).then(
      () => '',
      (error: unknown) => `failed: ${String(error).slice(0, 80)}`,
    );
    const ms = performance.now() - began;
    const longest = timed.reduce((most, item) => Math.max(most, item), 0);
    const count = timed.length;
    const scans = await listScans(pool, asked.slice(0, 2000));
    for (const scan of scans) console.log(`    ${name}: ${scan}`);
    const isSlow = longest > STATEMENT_MS;
    if (isSlow || scans.length > 0 || failed) missed.push(name);
    const faults = [isSlow ? 'over' : '', scans.map((scan) => `scans ${scan.split(':')[0]}`).join(', '), failed];
    rows.push([
      name,
      (ms / 1000).toFixed(2),
      String(count),
      (longest / 1000).toFixed(3),
      faults.filter(Boolean).join('; '),
    ]);
    console.log(`  ${rows.at(-1)?.join(' | ')}`);
  }
  return { table: toTable([['job', 's', 'statements', 'longest, s', ''], ...rows]), missed };
}

async function countNotified({ pool }: Side): Promise<string> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int n from notices where kind = 'health_due'`);
  return withCommas(rows[0]?.n ?? 0);
}

try {
  const sides: Side[] = [];
  for (const size of SIZES) sides.push(await prepare(size));
  const largest = sides[1];
  if (!largest) throw new Error('nothing was prepared');
  const actions = toActionTable(await measureActions(sides));
  console.log(actions.table);
  const scans = await listScans(largest.pool, largest.asked);
  for (const scan of scans) console.log(`    ${scan}`);
  const sweeps = await measureSweeps(largest);
  writeSection(
    `npm run bench -- members, ${withCommas(MEMBERS)}`,
    [
      `${withCommas(MEMBERS)} members with 1.3 children and 20 answers each on PostgreSQL 15, beside ${withCommas(MEMBERS / 10)}; each request of a member at random, the quickest of ${TRIES}, ${ROUNDS} times, in turns. At most ${P95_RATIO} times the p95.`,
      actions.table,
      `Requests whose plan reads a large table from end to end: ${scans.length}.`,
      `The jobs of a day at ${withCommas(MEMBERS)} members, one after another; no statement over ${STATEMENT_MS / 1000} s. Notices of vaccinations and check-ups created: ${await countNotified(largest)}.`,
      sweeps.table,
    ].join('\n\n'),
  );
  if (actions.missed.length + scans.length + sweeps.missed.length > 0) process.exitCode = 1;
  for (const { pool } of sides) await pool.end();
} finally {
  for (const size of SIZES) await server.query(`drop database if exists ${toName(size)} with (force)`);
  await server.end();
  await postgres.stop();
}
