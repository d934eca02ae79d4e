import type { AnswerValue, Scale } from '@contract/test/diagnostics-kinds';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { EXAMPLE_OPERATOR } from '../contract/accounts/operator';
import { DAY_MS } from '../contract/common/time';
import { findPostgres } from '../jest/postgres-server.mjs';
import { createApp } from '../server/app';
import { TESTS } from '../server/content/all-tests';
import type { Database } from '../server/db/database';
import { openPostgres } from '../server/db/postgres';
import { readMigrations } from '../server/db/read-migrations';
import { testResults } from '../server/db/schema';
import { signAccessToken } from '../server/http/access-token';
import type { AttemptRow } from '../server/modules/test/attempts/attempt-view';
import { computeResult } from '../server/modules/test/results/compute-result';
import { argon2Hasher } from '../server/node/argon2-hasher';
import { silentLog } from '../server/node/json-log';
import { createJobQueue } from '../server/queue/job-queue';
import { figure } from '../server/testing/figure';

/**
 * What opening the analyses costs the server: GET /analysis/profile/{id} of a child with five years of weekly
 * measurements and 60 results, among 100 accounts and among 10,000, on a real PostgreSQL. Two databases side by side,
 * asked in turns, so that a busy machine is busy for both; the ratio of the two p95 is what counts.
 */
const SIZES = [100, 10_000] as const;
const ROUNDS = 500;
const WARM_UP = 50;
const AT_MOST = 1.5;
const WEEKS = 260;
const RESULTS = 60;
const NOW = Date.parse('2026-03-10T03:00:00Z');
const SECRET = crypto.getRandomValues(new Uint8Array(32));

const toUuid = (kind: number, nth: number) =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(nth).padStart(12, '0')}`;
const ACCOUNT = toUuid(1, 1);
const CHILD = toUuid(2, 1);
const FAMILY = toUuid(3, 1);

/** Every account with a child, a sign-in, twelve measurements, three results, two marks and five plays. */
async function seedAccounts(db: Database, n: number) {
  const uuid = (kind: number, of: string) =>
    sql.raw(`('00000000-0000-4000-8${String(kind).padStart(3, '0')}-' || lpad((${of})::text, 12, '0'))::uuid`);
  const accounts = sql`generate_series(1, ${n}::int) as a(n)`;
  const at = sql.raw(`timestamptz '2026-03-01 00:00:00+00'`);
  const { summary, result } = createResult(attempts()[0] as AttemptRow);
  for (const statement of [
    sql`insert into accounts (id, login_id, email, name, password_hash, is_first_login, created_at)
        select ${uuid(1, 'n')}, 'parent' || n, 'parent' || n || '@example.com', '보호자', 'x', false, ${at} from ${accounts}`,
    sql`insert into refresh_tokens (account_id, id, family_id, token_hash, created_at, expires_at)
        select ${uuid(1, 'n')}, ${uuid(4, 'n')}, ${uuid(3, 'n')}, 'hash' || n, ${at}, timestamptz '2027-01-01 00:00:00+00' from ${accounts}`,
    sql`insert into profiles (account_id, id, name, birth_date, gender, created_at, updated_at)
        select ${uuid(1, 'n')}, ${uuid(2, 'n')}, '새싹', '20210310', 'female', ${at}, ${at} from ${accounts}`,
    sql`insert into growth_entries (account_id, profile_id, id, measured_on, height_mm, weight_g, position, place, created_at, updated_at)
        select ${uuid(1, 'n')}, ${uuid(2, 'n')}, ${uuid(5, 'n * 100 + m')}, to_char(date '2025-03-01' + m * 30, 'YYYYMMDD'), 950 + m * 5, 14000 + m * 150, 'standing', 'home', ${at}, ${at}
        from ${accounts}, generate_series(1, 12) as e(m)`,
    sql`insert into test_attempts (account_id, id, profile_id, test_id, content_version, age_months, actual_age_months, corrected, answered, started_at, updated_at, completed_at)
        select ${uuid(1, 'n')}, ${uuid(6, 'n * 100 + m')}, ${uuid(2, 'n')}, ${developmentTest(48).id}, '1', 50, 50, false, 20, ${at} - m * interval '60 days', ${at}, ${at} - m * interval '60 days'
        from ${accounts}, generate_series(1, 3) as e(m)`,
    sql`insert into test_results (account_id, attempt_id, content_version, summary, result, created_at)
        select ${uuid(1, 'n')}, ${uuid(6, 'n * 100 + m')}, '1', ${JSON.stringify(summary)}::jsonb, ${JSON.stringify(result)}::jsonb, ${at}
        from ${accounts}, generate_series(1, 3) as e(m)`,
    sql`insert into health_marks (account_id, id, profile_id, window_id, outcome, done_on, marked_at, received_at)
        select ${uuid(1, 'n')}, ${uuid(7, 'n * 100 + m')}, ${uuid(2, 'n')}, 'MMR-' || m, 'done', '20250301', ${at}, ${at}
        from ${accounts}, generate_series(1, 2) as e(m)`,
    sql`insert into play_marks (account_id, id, profile_id, play_id, day, done, marked_at, received_at)
        select ${uuid(1, 'n')}, ${uuid(8, 'n * 100 + m')}, ${uuid(2, 'n')}, 'play-' || m, '20260301', true, ${at}, ${at}
        from ${accounts}, generate_series(1, 5) as e(m)`,
  ])
    await db.execute(statement);
}

/** The first account's child becomes the one with the long history. */
async function seedLongHistory(db: Database) {
  const at = sql.raw(`timestamptz '2026-03-01 00:00:00+00'`);
  await db.execute(sql`delete from growth_entries where account_id = ${ACCOUNT}`);
  await db.execute(sql`insert into growth_entries (account_id, profile_id, id, measured_on, height_mm, weight_g, head_mm, position, place, created_at, updated_at)
    select ${ACCOUNT}::uuid, ${CHILD}::uuid, gen_random_uuid(), to_char(date '2026-03-09' - (m - 1) * 7, 'YYYYMMDD'), 1100 - m * 2, 19000 - m * 55, 500 - m / 3, case when m < 156 then 'standing' else 'lying' end, 'home', ${at}, ${at}
    from generate_series(1, ${WEEKS}::int) as e(m)`);
  await db.execute(sql`delete from test_attempts where account_id = ${ACCOUNT}`);
  for (const attempt of attempts()) {
    const { summary, result } = createResult(attempt);
    await db.execute(sql`insert into test_attempts (account_id, id, profile_id, test_id, content_version, age_months, actual_age_months, corrected, answered, started_at, updated_at, completed_at)
      values (${ACCOUNT}, ${attempt.id}, ${CHILD}, ${attempt.testId}, '1', ${attempt.ageMonths}, ${attempt.ageMonths}, false, 20, ${attempt.startedAt}, ${attempt.startedAt}, ${attempt.startedAt})`);
    const createdAt = attempt.startedAt;
    await db
      .insert(testResults)
      .values({ accountId: ACCOUNT, attemptId: attempt.id, contentVersion: '1', summary, result, createdAt });
  }
}

const developmentTest = (months: number) => {
  const test = TESTS.find(
    ({ kind, fromMonth, toMonth }) => kind === 'development' && fromMonth <= months && months <= toMonth,
  );
  if (!test) throw new Error(`No check at ${months} months`);
  return test;
};

/** Sixty of every kind, a month apart. */
function attempts(): AttemptRow[] {
  return Array.from({ length: RESULTS }, (_, nth) => {
    const ageMonths = Math.max(2, 59 - nth);
    const fitting = TESTS.filter(({ fromMonth, toMonth }) => fromMonth <= ageMonths && ageMonths <= toMonth);
    const test = fitting[nth % fitting.length] ?? developmentTest(ageMonths);
    const startedAt = new Date(NOW - (nth + 1) * 30 * DAY_MS);
    return {
      accountId: ACCOUNT,
      id: toUuid(9, nth + 1),
      profileId: CHILD,
      testId: test.id,
      contentVersion: '1',
      ageMonths,
      actualAgeMonths: ageMonths,
      corrected: false,
      answered: 20,
      startedAt,
      updatedAt: startedAt,
      writtenBy: null,
      personalTo: null,
      completedAt: startedAt,
    };
  });
}

function answerTo(scale: Scale | null, nth: number): AnswerValue {
  if (scale === 'observe') return nth % 3 === 0 ? 'not_yet' : 'yes';
  if (scale === 'often') return 'often';
  return scale === 'agree' ? 'some' : 'no';
}

/** As large as results come: a third of the items watched. */
function createResult(attempt: AttemptRow) {
  const test = TESTS.find(({ id }) => id === attempt.testId) ?? developmentTest(48);
  const answers = test.items.map(({ id, scale }, nth) => ({
    accountId: ACCOUNT,
    attemptId: attempt.id,
    itemId: id,
    value: answerTo(scale, nth),
    areas: [],
    note: '',
    answeredAt: attempt.startedAt,
    eventId: toUuid(10, nth),
    writtenBy: null,
  }));
  return computeResult(test, attempt, answers, null);
}

const p = (share: number, values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function inServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own with so many accounts, behind the real API. */
async function openAt(url: string, n: number) {
  const name = `ggp_bench_${process.pid}_${n}`;
  await inServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres({ url: own.href, poolSize: 4, log: silentLog });
  await database.migrate(readMigrations());
  await seedAccounts(database.db, n);
  await seedLongHistory(database.db);
  await database.db.execute(sql`vacuum analyze`);
  const app = createApp({
    db: database.db,
    now: () => NOW,
    hasher: argon2Hasher(),
    images: { toWebp: async (bytes) => ({ bytes, width: 1, height: 1, color: '#ffffff', copies: [] }) },
    files: { put: async () => undefined, get: async () => null, remove: async () => false },
    mailer: { send: async () => undefined, forget: async () => undefined },
    push: { send: async () => ({ gone: [] }) },
    jobs: createJobQueue({ db: database.db, now: () => NOW }),
    log: silentLog,
    config: { operator: EXAMPLE_OPERATOR, secret: SECRET, production: false, allowedOrigins: [] },
  });
  return {
    ask: async (token: string) => {
      const begun = performance.now();
      const answer = await app.request(`http://localhost/api/analysis/profile/${CHILD}`, {
        headers: { 'x-ggp-client': 'web', authorization: `Bearer ${token}` },
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
      return { ms: performance.now() - begun, text };
    },
    close: async () => {
      await database.close();
      await inServer(url, `drop database if exists ${name} with (force)`);
    },
  };
}

const postgres = await findPostgres();
console.log(postgres.what);
const opened: Awaited<ReturnType<typeof openAt>>[] = [];
try {
  for (const n of SIZES) opened.push(await openAt(postgres.url, n));
  const token = await signAccessToken({ accountId: ACCOUNT, familyId: FAMILY, role: 'parent' }, SECRET, NOW);
  const times: number[][] = SIZES.map(() => []);
  let bytes = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const { ms, text } = (await opened[at]?.ask(token)) ?? { ms: Number.NaN, text: '' };
      bytes = Buffer.byteLength(text);
      if (round >= WARM_UP) times[at]?.push(ms);
    }
  }
  const [few = [], many = []] = times;
  console.log(`${ROUNDS} answers each, ms      p50      p95`);
  for (const [at, n] of SIZES.entries()) {
    const number = (ms: number) => ms.toFixed(1).padStart(9);
    console.log(
      `${`${n.toLocaleString('en')} accounts`.padEnd(20)}${number(p(0.5, times[at] ?? []))}${number(p(0.95, times[at] ?? []))}`,
    );
  }
  const ratio = p(0.95, many) / p(0.95, few);
  const words = `${WEEKS} measurements and ${RESULTS} results in one answer of ${Math.round(bytes / 1024)} kB; p95 at 10,000 accounts ${ratio.toFixed(2)} times that at 100 (at most ${AT_MOST})`;
  figure('analysis', words);
  if (!(ratio <= AT_MOST)) process.exitCode = 1;
} finally {
  for (const { close } of opened) await close();
  await postgres.stop();
}
