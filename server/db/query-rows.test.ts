/** @postgres sql */

import { openTestDatabase } from '@server/testing/test-database';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { queryRows } from './query-rows';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const schema = v.object({ n: v.number(), text: v.nullable(v.string()) });

test('returns the rows of raw SQL, without columns the schema does not name', async () => {
  const query = sql`select n, null as text, true as other from generate_series(1, 2) n`;
  expect(await queryRows(database.db, query, schema)).toEqual([
    { n: 1, text: null },
    { n: 2, text: null },
  ]);
  expect(await queryRows(database.db, sql`select 1 as n, '' as text where false`, schema)).toEqual([]);
});

test.each([
  ['a column of another type', sql`select '1'::text as n, '' as text`],
  ['a missing column', sql`select 1 as n`],
])('refuses %s', async (_, query) => {
  await expect(queryRows(database.db, query, schema)).rejects.toThrow(v.ValiError);
});
