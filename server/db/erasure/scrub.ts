import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/**
 * Overwrites deleted rows in the files of the embedded database: they stay readable in their page and in the write-
 * ahead log until both are rewritten. Takes seconds and blocks all queries.
 */
export async function scrubEmbedded(db: Database): Promise<void> {
  // One statement at a time: these do not run in a batch.
  await db.execute(sql`vacuum full analyze`);
  // A recycled log file would still contain old pages.
  await db.execute(sql`set wal_recycle = off`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
  await db.execute(sql`reset wal_recycle`);
}
