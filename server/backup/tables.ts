import { createHash } from 'node:crypto';
import type { Transaction } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

const column = v.object({ name: v.string(), type: v.string() });

/** A table as the database describes it; columns that it computes itself are left out. */
export const tableShape = v.object({ name: v.string(), columns: v.array(column) });
export type TableShape = v.InferOutput<typeof tableShape>;

const ROWS_AT_ONCE = 500;

/** Every table of the product in alphabetical order: by the catalogue, so that none is forgotten. */
export async function listTables(tx: Transaction): Promise<TableShape[]> {
  const rows = await queryRows(
    tx,
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname collate "C", a.attnum`,
    v.object({ table: v.string(), ...column.entries }),
  );
  const tables = new Map<string, TableShape>();
  for (const { table, name, type } of rows) {
    const shape = tables.get(table) ?? { name: table, columns: [] };
    shape.columns.push({ name, type });
    tables.set(table, shape);
  }
  return [...tables.values()];
}

/** Texts of values are the same on every server, whatever its settings are. */
export async function fixTextForms(tx: Transaction): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    'extra_float_digits = 1',
    `bytea_output = 'hex'`,
  ])
    await tx.execute(sql.raw(`set local ${setting}`));
}

/**
 * The rows of a table through a cursor, in no order. A row is a JSON array with the text of each column, or null.
 */
export async function* readRows(tx: Transaction, { name, columns }: TableShape): AsyncGenerator<string[]> {
  const texts = sql.join(
    columns.map((each) => sql`${sql.identifier(each.name)}::text`),
    sql`, `,
  );
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select json_build_array(${texts})::text as line from ${sql.identifier(name)}`,
  );
  for (;;) {
    const rows = await queryRows(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`), v.object({ line: v.string() }));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

/** Inserts rows of `readRows`, one of them a line. */
export async function insertRows(tx: Transaction, { name, columns }: TableShape, lines: string): Promise<void> {
  const names = columns.map((each) => sql.identifier(each.name));
  const values: SQL[] = columns.map((each, at) => sql`(r ->> ${sql.raw(String(at))})::${sql.raw(each.type)}`);
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.trimEnd().replaceAll('\n', ',')}]`}::json) r`,
  );
}

/** A checksum of lines in any order: the sum of 128 bits of each line's SHA-256. */
export function createChecksum() {
  let rows = 0;
  let sum = 0n;
  return {
    add: (line: string) => {
      rows += 1;
      const hash = createHash('sha256').update(line).digest();
      sum = (sum + (hash.readBigUInt64BE(0) << 64n) + hash.readBigUInt64BE(8)) & ((1n << 128n) - 1n);
    },
    result: () => ({ rows, checksum: sum.toString(16).padStart(32, '0') }),
  };
}

/** Number of rows and checksum of a table as it is now. */
export async function checksumTable(tx: Transaction, table: TableShape) {
  const checksum = createChecksum();
  for await (const lines of readRows(tx, table)) lines.forEach(checksum.add);
  return checksum.result();
}
