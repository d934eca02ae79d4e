import type { Database } from '@server/db/database';
import { PERSON_TABLES } from '@server/db/erasure/person-tables';
import { accounts, loginThrottles, pointEntries } from '@server/db/schema';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { listTables } from './contents';

type Values = Record<string, unknown>;
export type MarkedRows = {
  /** 'table.column' → the text or id that occurs only there. */
  marks: Map<string, string>;
  tables: string[];
};

/** Values a row needs to satisfy its constraints: a single leg adds up to zero when its amount is zero. */
const FITTING = new Map<PgTable, Values>([[pointEntries, { amount: 0 }]]);

const getTableName = (table: PgTable) => getTableConfig(table).name;
const listForeignKeys = (table: PgTable) => getTableConfig(table).foreignKeys.map((key) => key.reference());

/** Tables in an order in which each comes after those it points to. */
function inOrder(tables: readonly PgTable[]): PgTable[] {
  const done: PgTable[] = [];
  const visit = (table: PgTable) => {
    if (done.includes(table)) return;
    for (const { foreignTable } of listForeignKeys(table)) if (foreignTable !== table) visit(foreignTable);
    done.push(table);
  };
  for (const table of tables) visit(table);
  return done;
}

const pointsTo = (table: PgTable, other: PgTable) =>
  listForeignKeys(table).some(({ foreignTable }) => foreignTable === other);

/** True if a row of it leads to an account, by however many steps. */
const leadsToAccount = (table: PgTable): boolean =>
  table === accounts ||
  listForeignKeys(table).some(({ foreignTable }) => foreignTable !== table && leadsToAccount(foreignTable));

/**
 * Inserts one row about a person into every table that leads to an account, with a mark in every text or id column.
 * Derived from the schema, so a new table or column is covered at once.
 * @param given values that must be real, by table
 * @param other another account, for columns that name a second person
 */
export async function insertMarkedRows(
  db: Database,
  account: typeof accounts.$inferSelect,
  {
    mark,
    other,
    photo,
    throttleKeys,
    now,
  }: { mark: string; other: string; photo: string; throttleKeys: string[]; now: number },
): Promise<MarkedRows> {
  const marks = new Map<string, string>();
  const rows = new Map<PgTable, Values>([[accounts, account]]);
  const at = new Date(now);
  for (const [key, column] of Object.entries(getTableColumns(accounts))) {
    const value = account[key as keyof typeof account];
    if (typeof value === 'string' && !column.enumValues) marks.set(`accounts.${column.name}`, value);
  }

  const plain = (table: PgTable, column: PgColumn): unknown => {
    if (column.enumValues) return column.enumValues[0];
    const type: string = column.dataType;
    switch (type) {
      case 'date':
        return at;
      case 'number':
        return 7;
      case 'boolean':
        return true;
      case 'array':
        return [
          column.getSQLType().startsWith('uuid')
            ? crypto.randomUUID()
            : `${mark} ${getTableName(table)}.${column.name}`,
        ];
      case 'json':
        return { mark: `${mark} ${getTableName(table)}.${column.name}` };
      default:
        if (column.columnType === 'PgUUID') return crypto.randomUUID();
        return column.columnType === 'PgChar' ? '20250310' : `${mark} ${getTableName(table)}.${column.name}`;
    }
  };

  const unowned = new Set<PgTable>();
  for (const table of inOrder(listTables)) {
    if (table === accounts) continue;
    if (!leadsToAccount(table)) {
      // Only for what points to it; it bears no mark and stays.
      if (!listTables.some((listTable) => leadsToAccount(listTable) && pointsTo(listTable, table))) continue;
      const bare = Object.entries(getTableColumns(table)).map(([key, column]) => {
        const value = plain(table, column);
        return [key, typeof value === 'string' && !column.enumValues ? crypto.randomUUID() : value];
      });
      const row: Values = Object.fromEntries(bare);
      unowned.add(table);
      rows.set(table, row);
      await db.insert(table).values(row as never);
      continue;
    }
    const ours = PERSON_TABLES.find((personTable) => personTable.table === table)?.unlink;
    const values: Values = {};
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      // Columns that stay after the purge have no mark.
      const stays = ours && !(key in ours) && column.dataType === 'string' && !column.enumValues;
      values[key] = stays ? crypto.randomUUID() : plain(table, column);
    }
    Object.assign(values, FITTING.get(table));
    // A picture is stored under its path.
    for (const key of ['path', 'imagePath']) if (key in values) values[key] = photo;
    const pointers = new Set<string>();
    const unmarked = new Set<string>();
    let people = 0;
    for (const { columns, foreignTable, foreignColumns } of listForeignKeys(table)) {
      const parent = rows.get(foreignTable) ?? {};
      if (foreignTable === accounts) people += 1;
      columns.forEach((column, index) => {
        const key = toColumnKey(table, column);
        pointers.add(key);
        const target = foreignColumns[index];
        if (unowned.has(foreignTable)) unmarked.add(key);
        values[key] =
          foreignTable === accounts && people > 1 ? other : target && parent[toColumnKey(foreignTable, target)];
      });
    }
    rows.set(table, values);
    await db.insert(table).values(values as never);
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      const value = values[key];
      if (column.enumValues || unmarked.has(key) || (ours && !(key in ours)) || (pointers.has(key) && value === other))
        continue;
      const text = Array.isArray(value) ? value[0] : value;
      if (typeof text === 'string' && text !== '20250310') marks.set(`${getTableName(table)}.${column.name}`, text);
    }
  }
  for (const key of throttleKeys) await db.insert(loginThrottles).values({ key, failures: 1, lastFailedAt: at });
  for (const [index, key] of throttleKeys.entries()) marks.set(`login_throttles.key#${index + 1}`, key);
  return { marks, tables: [...rows.keys()].filter((table) => !unowned.has(table)).map(getTableName) };
}

const toColumnKey = (table: PgTable, column: PgColumn): string =>
  Object.entries(getTableColumns(table)).find(([, one]) => one.name === column.name)?.[0] ?? '';
