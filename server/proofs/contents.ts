import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database';
import * as schema from '../db/schema';

export const tablesOfSchema = Object.values(schema).filter(
  (table): table is (typeof schema)[keyof typeof schema] & PgTable => is(table, PgTable),
);
export const TABLES = tablesOfSchema.map((table) => getTableConfig(table).name).sort();

/** Counters of tries: what is merely asked may be counted. */
export const COUNTERS = ['login_throttles', 'mail_codes', 'rate_limits'];

const read = async <T>(db: Queryable, query: ReturnType<typeof sql>) =>
  (await db.execute(query)) as unknown as { rows: T[] };

/** A hash of every row of every table, by table. */
export async function contentsOf(db: Queryable): Promise<Record<string, string>> {
  const parts = TABLES.map(
    (name) =>
      sql`select ${name} as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${sql.identifier(name)} t`,
  );
  const { rows } = await read<{ name: string; hash: string }>(db, sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** The tables whose rows are no longer the same. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>, except: string[] = []) =>
  TABLES.filter((name) => before[name] !== after[name] && !except.includes(name));

/** Every row of every table that holds one of the texts, as 'table: row'. */
export async function rowsThatHold(db: Queryable, texts: readonly string[], except: string[] = []): Promise<string[]> {
  const patterns = sql`array[${sql.join(
    texts.map((text) => sql`${`%${text}%`}`),
    sql`, `,
  )}]::text[]`;
  const parts = TABLES.filter((name) => !except.includes(name)).map(
    (name) =>
      sql`select ${name} as name, t::text as row from ${sql.identifier(name)} t where t::text like any(${patterns})`,
  );
  const { rows } = await read<{ name: string; row: string }>(db, sql.join(parts, sql` union all `));
  return rows.map(({ name, row }) => `${name}: ${row}`).sort();
}
