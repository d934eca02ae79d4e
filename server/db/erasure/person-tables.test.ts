/** @postgres migrations */

import { openTestDatabase } from '@server/testing/test-database';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { queryRows } from '../query-rows';
import * as schema from '../schema';
import { OTHER_TABLES, PERSON_TABLES } from './person-tables';

const getTableName = (table: PgTable) => getTableConfig(table).name;
const inSchema = Object.values(schema).filter((table): table is typeof table & PgTable => is(table, PgTable));

test('lists every table once, with personal data or without', () => {
  const listed = [...PERSON_TABLES, ...OTHER_TABLES].map(({ table }) => getTableName(table));
  expect(listed.toSorted()).toEqual(inSchema.map(getTableName).toSorted());
});

test('creates no table that the schema does not define', async () => {
  const { db, close } = await openTestDatabase();
  const query = sql`select tablename as name from pg_tables where schemaname = 'public'`;
  const rows = await queryRows(db, query, v.object({ name: v.string() }));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(inSchema.map(getTableName).toSorted());
  await close();
});

test('every column left out of the export exists and has a reason', () => {
  for (const { table, leftOut = {}, notExported } of PERSON_TABLES) {
    const columns = getTableConfig(table).columns.map(({ name }) => name);
    expect(columns).toEqual(expect.arrayContaining(Object.keys(leftOut)));
    for (const why of [...Object.values(leftOut), ...(notExported === undefined ? [] : [notExported])])
      expect(why).toMatch(/\p{Script=Hangul}.{10,}요\./u);
  }
  for (const { why } of OTHER_TABLES) expect(why.length).toBeGreaterThan(10);
});

test('no column that holds a hash of a secret is exported', () => {
  for (const { table, leftOut = {}, notExported } of PERSON_TABLES) {
    if (notExported !== undefined) continue;
    const secrets = getTableConfig(table)
      .columns.map(({ name }) => name)
      .filter((name) => /hash|secret|token/.test(name));
    expect(Object.keys(leftOut)).toEqual(expect.arrayContaining(secrets));
  }
});

test('tables are erased before those they reference', () => {
  const order = PERSON_TABLES.map(({ table }) => getTableName(table));
  for (const { table } of PERSON_TABLES) {
    for (const key of getTableConfig(table).foreignKeys) {
      const on = order.indexOf(getTableName(key.reference().foreignTable as PgTable));
      // Rows about no person are not deleted.
      if (on === -1) continue;
      expect(order.indexOf(getTableName(table))).toBeLessThan(on);
    }
  }
});
