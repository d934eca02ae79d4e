import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../deps';
import type { OpenDatabase } from './embedded';
import { type Migration, migrate } from './migrate';
import * as schema from './schema';

/** Any number: the same for every process of this product. */
const MIGRATION_LOCK = 7_205_113;

type Options = { url: string; poolSize: number; log: Log };

/** A PostgreSQL server (15 or newer) through a pool. Throws when nobody answers. */
export async function openPostgres({
  url,
  poolSize,
  log,
}: Options): Promise<OpenDatabase & { migrate: (migrations: Migration[]) => Promise<void> }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  });
  pool.on('error', (error) => log.error('database connection lost', {}, error));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    close: () => pool.end(),
    migrate: (migrations) => migrateAlone(pool, migrations),
  };
}

/** Processes that start together take turns; the second finds nothing left to do. */
async function migrateAlone(pool: pg.Pool, migrations: Migration[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), migrations);
  } finally {
    // The connection goes with its lock and its setting.
    client.release(true);
  }
}
