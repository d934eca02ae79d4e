import { createHash, randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findPostgres } from '../jest/postgres-server.mjs';
import { migrate } from '../server/db/migrate/migrate';
import { readMigrations } from '../server/db/migrate/read-migrations';
import * as schema from '../server/db/schema';
import { AppError } from '../server/http/errors';
import { writeCursor } from '../server/http/input/keyset-cursor';
import { uploadSigner } from '../server/http/upload-address';
import { createComment } from '../server/modules/community/comments/comment-service';
import { listComments, prepareFirstThreads } from '../server/modules/community/comments/comments-service';
import { listFeed, listSectionPopular } from '../server/modules/community/feed/feed-service';
import { listQuestions } from '../server/modules/community/feed/questions-service';
import type { CommunityContext } from '../server/modules/community/members/community-context';
import { getPost } from '../server/modules/community/posts/post-detail-service';
import { searchPosts } from '../server/modules/community/search/search-service';
import { figure } from '../server/testing/report-figure';
import { COMMON, load, RARE, READERS, SECONDS_APART, SECTIONS, SELDOM } from './api-load';
import { toTable, writeSection } from './results';
import { median, p95 } from './statistics';

/**
 * The community's lists on a real PostgreSQL at ten thousand, a hundred thousand and a million posts (five likes and two
 * comments each). The sizes are side by side and are asked in turns, so that other work of the machine slows all of
 * them. Each question is asked three times and the quickest counts, so that the slow end (p95) is that of slow questions
 * and not of a busy machine; what is compared is that of the largest with that of the smallest. Fails beyond the bounds, and
 * when a query counts, skips rows or reads a large table from end to end.
 */
const SIZES = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300);
const WARM_UP = 30;
const TRIES = 3;
const BOUND: Record<string, number> = {
  feed: 1.5,
  questions: 1.5,
  detail: 1.5,
  comments: 1.5,
  popular: 1.5,
  answer: 1.5,
  search: 8,
};
const LARGE = ['posts', 'post_search', 'post_likes', 'comments', 'post_popularity', 'post_activity'];

type Asked = { sql: string; params: unknown[] };
type Side = { posts: number; ctx: CommunityContext; asked: Asked[]; pool: pg.Pool };

const toUuid = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const below = (n: number) => Math.floor(Math.random() * n);
const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;

const postgres = await findPostgres();
console.log(postgres.what);
const now = new Date();
const names = SIZES.map((size) => `ggp_bench_${process.pid}_${size}`);
const toAddress = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
const server = new pg.Client({ connectionString: postgres.url });
await server.connect();

async function prepare(posts: number, name: string): Promise<Side> {
  const began = Date.now();
  await server.query(`create database ${name}`);
  const client = new pg.Client({ connectionString: toAddress(name) });
  await client.connect();
  await migrate(drizzle(client, { schema }), readMigrations());
  await load(client, posts, now);
  await client.end();
  console.log(`  ${posts} posts laid in ${Math.round((Date.now() - began) / 1000)} s`);
  const pool = new pg.Pool({ connectionString: toAddress(name), max: 2 });
  // The database is dropped at the end, also while a connection is closing.
  pool.on('error', () => undefined);
  const asked: Asked[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void asked.push({ sql, params }) };
  const signUpload = uploadSigner({ secret: new Uint8Array(32) }, now.getTime());
  const ctx = {
    db: drizzle(pool, { schema, logger }),
    accountId: '',
    role: 'parent',
    now: now.getTime(),
    signUpload,
  } as const;
  return { posts, asked, pool, ctx };
}

/** A post by an author hidden by a block. */
const notForThem = (error: unknown) => {
  if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
};

/** Calls of one visitor; of the same kind for every size. */
const ACTIONS: Record<string, (posts: number) => (ctx: CommunityContext) => Promise<unknown>> = {
  feed: (posts) => {
    const key = now.getTime() - below(posts) * SECONDS_APART * 1000;
    const deep = Math.random() < 0.5 ? { cursor: writeCursor('feed-newest', { key, id: toUuid('x') }) } : {};
    const category = Math.random() < 0.3 ? ({ category: '건강' } as const) : {};
    const query = {
      section: pick(SECTIONS),
      show: 'all',
      sort: 'newest',
      range: 'month',
      limit: 20,
      ...deep,
      ...category,
    } as const;
    return (ctx) => listFeed(ctx, query);
  },
  questions: (posts) => {
    const show = pick(['answered', 'waiting', 'mine', 'private'] as const);
    const key = now.getTime() - below(posts) * SECONDS_APART * 1000;
    const deep = Math.random() < 0.5 ? { cursor: writeCursor(`questions-${show}`, { key, id: toUuid('x') }) } : {};
    return (ctx) =>
      listQuestions({ ...ctx, role: show === 'mine' ? 'parent' : 'expert' }, { show, limit: 20, ...deep });
  },
  detail: (posts) => {
    const id = toUuid(`post${below(posts)}`);
    return (ctx) => getPost(ctx, { id }).catch(notForThem);
  },
  comments: (posts) => {
    const id = toUuid(`post${below(posts)}`);
    return (ctx) => listComments(prepareFirstThreads(ctx.db), ctx, { id, limit: 20 }).catch(notForThem);
  },
  popular: () => {
    const query = { section: pick(SECTIONS), range: pick(['today', 'week', 'month'] as const) };
    return (ctx) => listSectionPopular(ctx, query);
  },
  /** An expert's comment on a question, after the sign-in. */
  answer: (posts) => {
    const index = below(posts / SECTIONS.length) * SECTIONS.length + SECTIONS.indexOf('counseling');
    const id = toUuid(`post${index}`);
    return (ctx) => {
      const input = { id, content: `이렇게 해 보세요. ${randomUUID()}`, parent_id: null };
      return createComment({ ...ctx, role: 'expert' }, input).catch(notForThem);
    };
  },
  search: () => {
    const q = pick([pick(COMMON), pick(SELDOM), pick(RARE)]);
    return (ctx) => searchPosts(ctx, { q, limit: 20 });
  },
};

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/** Has no plan. */
const CONTROL = /^(?:begin|commit|rollback|savepoint|release)\b/i;

/** Faults in the statements of the largest one: counting, skipping, reading everything. */
async function listFaults({ asked, pool }: Side): Promise<{ shapes: number; faults: string[] }> {
  const faults = new Set<string>();
  const shapes = new Map(asked.filter(({ sql }) => !CONTROL.test(sql)).map((item) => [item.sql, item]));
  for (const { sql, params } of shapes.values()) {
    if (/\boffset\b/i.test(sql)) faults.add(`OFFSET: ${sql.slice(0, 120)}`);
    // The search counts the hits of a page, at most as many as it has a limit for.
    const counts = sql.replaceAll('count(*) from common', '').search(/\bcount\(/i);
    if (counts >= 0) faults.add(`COUNT: …${sql.slice(Math.max(0, counts - 60), counts + 60)}`);
    const { rows } = await pool.query(`explain (format json) ${sql}`, params);
    for (const node of listNodes(rows[0]['QUERY PLAN'][0].Plan as Plan))
      if (node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''))
        faults.add(`Seq Scan on ${node['Relation Name']}: ${sql.slice(0, 200)}`);
  }
  return { shapes: shapes.size, faults: [...faults] };
}

let failed = false;
const sides: Side[] = [];
try {
  for (const [index, posts] of SIZES.entries()) sides.push(await prepare(posts, names[index] ?? ''));
  const times = new Map<string, number[][]>(Object.keys(ACTIONS).map((name) => [name, sides.map(() => [])]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [name, action] of Object.entries(ACTIONS))
      for (const [index, { ctx, posts }] of sides.entries()) {
        const reader = { ...ctx, accountId: toUuid(`reader${below(READERS)}`) };
        const question = action(posts);
        let quickest = Number.POSITIVE_INFINITY;
        for (let attempt = 0; attempt < TRIES; attempt += 1) {
          const began = performance.now();
          await question(reader);
          quickest = Math.min(quickest, performance.now() - began);
        }
        if (round >= 0) times.get(name)?.[index]?.push(quickest);
      }
  const rows: string[][] = [];
  for (const [name, bySize] of times) {
    const slow = bySize.map(p95);
    const ratio = (slow.at(-1) ?? 0) / (slow[0] ?? 1);
    const bound = BOUND[name] ?? 1;
    failed ||= ratio > bound;
    const said = `p95 ×${ratio.toFixed(2)} (at most ×${bound})`;
    figure(`api-${name}`, said);
    rows.push([
      name,
      ratio.toFixed(2),
      String(bound),
      ...bySize.map((list) => `${median(list).toFixed(1)} / ${p95(list).toFixed(1)}`),
      ratio > bound ? 'over' : '',
    ]);
  }
  const largest = sides.at(-1);
  const { shapes, faults } = largest ? await listFaults(largest) : { shapes: 0, faults: [] };
  figure('api-plans', `${faults.length} queries that count, skip or read a large table whole`);
  failed ||= faults.length > 0;
  const [least, most] = [SIZES[0], SIZES.at(-1)].map((size) => size?.toLocaleString('en'));
  const columns = ['request', 'p95 ratio', 'at most', ...SIZES.map((size) => `${size.toLocaleString('en')}, ms`), ''];
  writeSection(
    'npm run bench -- api',
    [
      `Median / p95 of ${ROUNDS} requests of each kind, each the quickest of ${TRIES}, asked in turns on PostgreSQL 15; the ratio is that of ${most} posts to ${least}.`,
      toTable([columns, ...rows]),
      `Queries that count, skip rows or read a large table whole, of ${shapes} shapes: ${faults.length}.`,
      ...(faults.length > 0 ? [faults.map((fault) => `- ${fault}`).join('\n')] : []),
    ].join('\n\n'),
  );
} finally {
  for (const { pool } of sides) await pool.end();
  for (const name of names) await server.query(`drop database if exists ${name} with (force)`);
  await server.end();
  await postgres.stop();
}
process.exitCode = failed ? 1 : 0;
