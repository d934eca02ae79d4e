import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from './database';
import { queryRows } from './query-rows';

/** Rows of one statement, so that each ends long before the statement timeout and locks few rows. */
export const DELETE_BATCH = 5000;
/** Between two statements, for the requests that wait. */
const PAUSE_MS = 20;

/**
 * Deletes the rows that match, in transactions of 5,000. Rows locked by somebody else are left to the next run.
 * @param where needs an index: it is looked up for every batch
 * @returns how many were deleted
 */
export async function deleteInBatches(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  let deleted = 0;
  for (;;) {
    const [gone] = await queryRows(
      db,
      sql`with gone as (
          delete from ${table} where ctid = any (array(
            select ctid from ${table} where ${where} limit ${DELETE_BATCH} for update skip locked
          )) returning 1
        ) select count(*)::int as n from gone`,
      v.object({ n: v.number() }),
    );
    const n = gone?.n ?? 0;
    deleted += n;
    if (n < DELETE_BATCH) return deleted;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
