import type { Database } from '@server/db/database';
import { type Migration, migrate } from '@server/db/migrate/migrate';
import { openPostgres } from '@server/db/postgres/postgres';
import * as schema from '@server/db/schema';
import { silentLog } from '@server/node/monitoring/json-log';
import { drizzle } from 'drizzle-orm/pglite';

type OwnDatabase = {
  db: Database;
  migrate: (migrations: Migration[]) => Promise<void>;
  close: () => Promise<void>;
};

/** An empty database in memory, beside the worker's. */
export async function openInMemory(): Promise<OwnDatabase> {
  const { PGlite } = (await __importOutside('@electric-sql/pglite')) as typeof import('@electric-sql/pglite');
  const { pg_trgm } = (await __importOutside(
    '@electric-sql/pglite/contrib/pg_trgm',
  )) as typeof import('@electric-sql/pglite/contrib/pg_trgm');
  const pg = await PGlite.create({ extensions: { pg_trgm } });
  const db: Database = drizzle(pg, { schema });
  return { db, migrate: (migrations) => migrate(db, migrations), close: () => pg.close() };
}

/** An empty database on the PostgreSQL server, dropped when it is closed; `url` is its address. */
export async function openOnServer(server: string): Promise<OwnDatabase & { url: string }> {
  const { Client } = await import('pg');
  const name = `ggp_own_${process.pid}`;
  const asAdmin = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await asAdmin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const postgres = await openPostgres({ url: url.href, poolSize: 2, log: silentLog });
  const close = async () => {
    await postgres.close();
    await asAdmin(`drop database ${name} with (force)`);
  };
  return { db: postgres.db, migrate: postgres.migrate, close, url: url.href };
}

/** An empty database whose tables a test may change: in memory, or on the PostgreSQL server the run is against. */
export const openOwnDatabase = (): Promise<OwnDatabase> =>
  process.env.TEST_DATABASE_URL ? openOnServer(process.env.TEST_DATABASE_URL) : openInMemory();
