import { throwIfStopping } from '@server/lib/job-interrupted';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from '../database';
import { queryRows } from '../query-rows';

/** Rows of one statement, so that each ends long before the statement timeout and locks few rows. */
export const BATCH = 5000;
/** Between two statements, for the requests that wait. */
const PAUSE_MS = 20;
export const pauseBetweenBatches = () => new Promise<void>((go) => setTimeout(go, PAUSE_MS));

/**
 * Deletes the rows that match, in transactions of 5,000. Rows locked by somebody else are left to the next run.
 * @param where needs an index that begins with `orderBy`: it is looked up for every batch, and without the order a
 *   large table is read from its start
 * @returns how many were deleted
 * @throws JobInterrupted between two batches when the process was asked to stop
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  { where, orderBy, stopping }: { where: SQL | undefined; orderBy: PgColumn; stopping: AbortSignal | undefined },
): Promise<number> {
  let deleted = 0;
  for (;;) {
    throwIfStopping(stopping);
    const [gone] = await queryRows(
      db,
      sql`with gone as (
          delete from ${table} where ctid = any (array(
            select ctid from ${table} where ${where} order by ${orderBy} limit ${BATCH} for update skip locked
          )) returning 1
        ) select count(*)::int as n from gone`,
      v.object({ n: v.number() }),
    );
    const n = gone?.n ?? 0;
    deleted += n;
    if (n < BATCH) return deleted;
    await pauseBetweenBatches();
  }
}
