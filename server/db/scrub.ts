import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Wipes what deleted rows left behind in the embedded database's files: a deleted row stays readable in its page and in
 * the write-ahead log until both are written anew. Takes seconds and holds everybody up meanwhile.
 */
export async function scrubEmbedded(db: Database): Promise<void> {
  // One statement at a time: these refuse to run in a batch.
  await db.execute(sql`vacuum full analyze`);
  // A recycled log file would keep its old pages.
  await db.execute(sql`set wal_recycle = off`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
  await db.execute(sql`reset wal_recycle`);
}
