import type { Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import * as schema from '@server/db/schema';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

export const listTables = Object.values(schema).filter(
  (table): table is (typeof schema)[keyof typeof schema] & PgTable => is(table, PgTable),
);
export const TABLES = listTables.map((table) => getTableConfig(table).name).sort();

/** Counters of attempts, which reads may increase. */
export const COUNTERS = ['login_throttles', 'mail_codes', 'rate_limits'];

/** How many rows each table of the schema had inserted, updated and deleted by this session since the counts were flushed. */
async function writeCounts(db: Queryable) {
  const rows = await queryRows(
    db,
    sql`select relname as name, concat_ws(' ', n_tup_ins, n_tup_upd, n_tup_del) as counts from pg_stat_xact_user_tables`,
    v.object({ name: v.string(), counts: v.string() }),
  );
  return new Map(rows.map(({ name, counts }) => [name, counts]));
}

/**
 * Starts watching a transaction for writes: far cheaper than comparing the rows of every table. Call it inside the
 * transaction; the function it returns answers the tables that were written since, also where the write changed nothing.
 */
export async function watchWrites(db: Queryable): Promise<() => Promise<string[]>> {
  const before = await writeCounts(db);
  return async () => {
    const after = await writeCounts(db);
    return TABLES.filter((name) => before.get(name) !== after.get(name));
  };
}

/** A hash of every row of the tables, by table. */
export async function readContents(db: Queryable, tables: readonly string[] = TABLES): Promise<Record<string, string>> {
  if (tables.length === 0) return {};
  const parts = tables.map(
    (name) =>
      sql`select ${name} as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${sql.identifier(name)} t`,
  );
  const row = v.object({ name: v.string(), hash: v.string() });
  const rows = await queryRows(db, sql.join(parts, sql` union all `), row);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Of the tables read afterwards, those whose rows are no longer the same. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>) =>
  TABLES.filter((name) => name in after && before[name] !== after[name]);

/** Starts watching a transaction with known contents; the function it returns answers the tables that changed since. */
export async function watchChanges(db: Queryable, before: Record<string, string>): Promise<() => Promise<string[]>> {
  const getWritten = await watchWrites(db);
  return async () => changedTables(before, await readContents(db, await getWritten()));
}

/** Every row of the tables that contains one of the texts, as 'table: row'. */
export async function countRowsContaining(
  db: Queryable,
  texts: readonly string[],
  tables: readonly string[] = TABLES,
): Promise<string[]> {
  if (tables.length === 0) return [];
  const patterns = sql`array[${sql.join(
    texts.map((text) => sql`${`%${text}%`}`),
    sql`, `,
  )}]::text[]`;
  const parts = tables.map(
    (name) =>
      sql`select ${name} as name, t::text as row from ${sql.identifier(name)} t where t::text like any(${patterns})`,
  );
  const found = v.object({ name: v.string(), row: v.string() });
  const rows = await queryRows(db, sql.join(parts, sql` union all `), found);
  return rows.map(({ name, row }) => `${name}: ${row}`).sort();
}
