import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import * as v from 'valibot';
import type { Queryable } from './database';

const resultOfOne = v.object({
  rows: v.tuple([v.object({ rows: v.record(v.string(), v.custom<unknown[][]>(Array.isArray)) })]),
});

type Waiting = {
  text: string;
  params: readonly unknown[];
  columns: number;
  resolve: (answer: { rows: unknown[][] }) => void;
  reject: (error: unknown) => void;
};

/**
 * Sends the selects that `read` begins at the same time, such as in one `Promise.all`, as one statement. Those that it
 * begins after an answer are one statement again. Values arrive through JSON, which keeps every type of our tables;
 * a column of raw SQL must not be a timestamp without a decoder. Not for writes, locks and raw statements.
 */
export function readTogether<T>(db: Queryable, read: (together: Queryable) => Promise<T>): Promise<T> {
  const columnsByText = new Map<string, number>();
  let waiting: Waiting[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    send(db, all).catch((error: unknown) => {
      // Each reader wraps it again.
      const cause = error instanceof DrizzleQueryError ? error.cause : error;
      for (const { reject } of all) reject(cause);
    });
  };
  const collecting = drizzle((text, params) => {
    const columns = columnsByText.get(text);
    if (columns === undefined) return Promise.reject(new Error('only selects are read together'));
    return new Promise((resolve, reject) => {
      // A microtask later than the readers of the same `Promise.all`.
      if (waiting.length === 0) queueMicrotask(() => queueMicrotask(flush));
      waiting.push({ text, params, columns, resolve, reject });
    });
  });
  const { session } = collecting._;
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, ...rest) => {
    if (fields) columnsByText.set(query.sql, fields.length);
    return prepareQuery(query, fields, ...rest);
  };
  // Without the schema, which only relational queries (`db.query`) need: to read it costs more than a request.
  return read(collecting as unknown as Queryable);
}

async function send(db: Queryable, all: readonly Waiting[]): Promise<void> {
  const params: unknown[] = [];
  const parts = all.map(({ text, params: own, columns }, nth) => {
    const shifted = params.length === 0 ? text : text.replace(/\$(\d+)/g, (_, at) => `$${Number(at) + params.length}`);
    params.push(...own);
    const names = Array.from({ length: columns }, (_, at) => `c${at}`).join();
    return `'${nth}', (select coalesce(json_agg(json_build_array(${names})), '[]') from (${shifted}) q(${names}))`;
  });
  const statement = { sql: `select json_build_object(${parts.join(', ')}) as rows`, params };
  const result: unknown = await db._.session.prepareQuery(statement, undefined, undefined, false).execute();
  const {
    rows: [{ rows }],
  } = v.parse(resultOfOne, result);
  for (const [nth, { resolve }] of all.entries()) resolve({ rows: rows[nth] ?? [] });
}
