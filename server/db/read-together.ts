import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import * as v from 'valibot';
import type { Queryable } from './database';

const resultOfOne = v.object({
  rows: v.tuple([v.object({ rows: v.record(v.string(), v.custom<unknown[][]>(Array.isArray)) })]),
});

type Waiting = {
  /** The number of columns and the text of a select. */
  select: string;
  params: readonly unknown[];
  resolve: (answer: { rows: unknown[][] }) => void;
  reject: (error: unknown) => void;
};

/** Collects selects for one caller at a time. */
type Collector = { db: Queryable; target: Queryable; waiting: Waiting[]; unanswered: number };

/** Not in use. What `prepareQuery` built for one of them is there for the next caller. */
const idle: Collector[] = [];
const MOST_IDLE = 20;

/**
 * Sends the selects that `read` begins at the same time, such as in one `Promise.all`, as one statement. Those that it
 * begins after an answer are one statement again. Values arrive through JSON, which keeps every type of our tables;
 * a column of raw SQL must not be a timestamp without a decoder. Not for writes, locks and raw statements.
 */
export async function readTogether<T>(db: Queryable, read: (together: Queryable) => Promise<T>): Promise<T> {
  const collector = idle.pop() ?? createCollector();
  collector.target = db;
  const result = await read(collector.db);
  // After a failure, or while a select was not awaited, the collector may still be in use: it is not used again.
  if (collector.unanswered === 0 && idle.length < MOST_IDLE) idle.push(collector);
  return result;
}

function createCollector(): Collector {
  const proxy = drizzle((select, params) => collect(collector, select, params));
  const { session } = proxy._;
  const prepare = session.prepareQuery.bind(session);
  // The text of a select carries its number of columns; statements without columns carry none.
  session.prepareQuery = (query, fields, ...rest) =>
    prepare(fields ? { ...query, sql: `${fields.length} ${query.sql}` } : query, fields, ...rest);
  // Without the schema, which only relational queries (`db.query`) need: to read it costs more than a request.
  const db = proxy as unknown as Queryable;
  const collector: Collector = { db, target: db, waiting: [], unanswered: 0 };
  return collector;
}

function collect(collector: Collector, select: string, params: unknown[]): Promise<{ rows: unknown[][] }> {
  if (!/^\d/.test(select)) return Promise.reject(new Error('only selects are read together'));
  collector.unanswered += 1;
  return new Promise<{ rows: unknown[][] }>((resolve, reject) => {
    // A microtask later than the readers of the same `Promise.all`.
    if (collector.waiting.length === 0) queueMicrotask(() => queueMicrotask(() => flush(collector)));
    collector.waiting.push({ select, params, resolve, reject });
  }).finally(() => {
    collector.unanswered -= 1;
  });
}

function flush(collector: Collector): void {
  const all = collector.waiting;
  collector.waiting = [];
  send(collector.target, all).catch((error: unknown) => {
    // Each reader wraps it again.
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    for (const { reject } of all) reject(cause);
  });
}

async function send(db: Queryable, all: readonly Waiting[]): Promise<void> {
  const statement = { sql: joinedText(all), params: all.flatMap(({ params }) => params) };
  const result: unknown = await db._.session.prepareQuery(statement, undefined, undefined, false).execute();
  const {
    rows: [{ rows }],
  } = v.parse(resultOfOne, result);
  for (const [nth, { resolve }] of all.entries()) resolve({ rows: rows[nth] ?? [] });
}

/** Texts of joined statements by their selects; lists of differing length would be too many. */
const texts = new Map<string, string>();
const MOST_TEXTS = 200;

function joinedText(all: readonly Waiting[]): string {
  const key = all.map(({ select, params }) => `${params.length} ${select}`).join('\n');
  const known = texts.get(key);
  if (known !== undefined) return known;
  let before = 0;
  const parts = all.map(({ select, params }, nth) => {
    const columns = Number.parseInt(select, 10);
    const text = select.slice(select.indexOf(' ') + 1);
    const shift = before;
    before += params.length;
    const shifted = shift === 0 ? text : text.replace(/\$(\d+)/g, (_, at) => `$${Number(at) + shift}`);
    const names = Array.from({ length: columns }, (_, at) => `c${at}`).join();
    return `'${nth}', (select coalesce(json_agg(json_build_array(${names})), '[]') from (${shifted}) q(${names}))`;
  });
  const text = `select json_build_object(${parts.join(', ')}) as rows`;
  if (texts.size < MOST_TEXTS) texts.set(key, text);
  return text;
}
