import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from './database';

/** PGlite and node-postgres both answer raw SQL with `rows`; their common type in drizzle is unknown. */
const rawResult = v.object({ rows: v.array(v.unknown()) });

/** The rows of a raw SQL query, each parsed with a schema. @throws ValiError for a row that does not fit */
export async function queryRows<Row extends v.GenericSchema>(
  db: Queryable,
  query: SQL,
  row: Row,
): Promise<v.InferOutput<Row>[]> {
  const { rows } = v.parse(rawResult, await db.execute(query));
  return v.parse(v.array(row), rows);
}
