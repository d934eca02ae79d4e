import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/database';
import * as schema from '../db/schema';

export type TestDatabase = {
  db: Database;
  /** Empties every table. */
  reset: () => Promise<void>;
  /** Let go of at the end of the test file. */
  close: () => Promise<void>;
};

/** The test worker's database, with all migrations and no row: in memory, or on the PostgreSQL server the run is against. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = await globalThis.__acquirePgUrl();
  if (url) return openOnServer(url);
  const { pg, reset } = await globalThis.__acquirePg();
  return { db: drizzle(pg, { schema }), reset, close: async () => undefined };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const { Pool } = await import('pg');
  const { drizzle: drizzleOnServer } = await import('drizzle-orm/node-postgres');
  const pool = new Pool({ connectionString: url, allowExitOnIdle: true });
  // The database is dropped at the end, also under a test that forgot to let go of it.
  pool.on('error', () => undefined);
  const db: Database = drizzleOnServer(pool, { schema });
  const reset = async () => {
    const tables = sql`select string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = 'public'`;
    await db.execute(sql`do $$ begin execute 'truncate ' || (${tables}) || ' cascade'; end $$`);
  };
  await reset();
  return { db, reset, close: () => pool.end() };
}
