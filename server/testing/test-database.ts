import type { Database } from '@server/db/database';
import * as schema from '@server/db/schema';
import { drizzle } from 'drizzle-orm/pglite';

export type TestDatabase = {
  db: Database;
  /** Empties every table. */
  reset: () => Promise<void>;
  /** Let go of at the end of the test file. */
  close: () => Promise<void>;
};

// Deletes only from tables that have rows: a few milliseconds, where TRUNCATE over all of them takes a hundred or more.
const DELETE_ROWS = `do $$ declare r record; filled boolean; begin
  set local session_replication_role = replica;
  for r in select format('%I.%I', schemaname, tablename) t from pg_tables where schemaname = 'public' loop
    execute 'select exists(select 1 from ' || r.t || ')' into filled;
    if filled then execute 'delete from ' || r.t; end if;
  end loop; end $$`;
// Ledgers refuse it by their triggers, which their owner may disable.
const TRUNCATE = `do $$ declare r record; begin
  for r in select distinct tgrelid::regclass as t from pg_trigger where not tgisinternal loop
    execute format('alter table %s disable trigger user', r.t);
  end loop;
  execute 'truncate ' || (
    select string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = 'public'
  ) || ' cascade';
  for r in select distinct tgrelid::regclass as t from pg_trigger where not tgisinternal loop
    execute format('alter table %s enable trigger user', r.t);
  end loop;
end $$`;

/** The test worker's database, with all migrations and no row: in memory, or on the PostgreSQL server the run is against. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = await globalThis.__acquirePgUrl();
  if (url) return openOnServer(url);
  const pg = await globalThis.__acquirePg();
  const reset = async () => void (await pg.exec(DELETE_ROWS));
  await reset();
  return { db: drizzle(pg, { schema }), reset, close: async () => undefined };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const { Pool } = await import('pg');
  const { drizzle: drizzleOnServer } = await import('drizzle-orm/node-postgres');
  const pool = new Pool({ connectionString: url, allowExitOnIdle: true });
  // The database is dropped at the end, also under a test that forgot to let go of it.
  pool.on('error', () => undefined);
  const db: Database = drizzleOnServer(pool, { schema });
  const { rows } = await pool.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  // Only a superuser may switch foreign keys off.
  const statement = rows[0]?.rolsuper ? DELETE_ROWS : TRUNCATE;
  const reset = async () => void (await pool.query(statement));
  await reset();
  return { db, reset, close: () => pool.end() };
}
