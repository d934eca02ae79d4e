import type { Log } from '@server/lib/log';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';
import { isDatabaseUnavailable, unavailableCode } from './database-unavailable';
import type { OpenDatabase } from './embedded';
import { type Migration, migrate } from './migrate';
import * as schema from './schema';
import { withExplicitTls } from './tls-mode';

/** Any number: the same for every process of this product. */
const MIGRATION_LOCK = 7_205_113;

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECTION = {
  /** Also the longest wait for a free connection. A caller waits no longer when the server is away. */
  connectionTimeoutMillis: 4_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

type Options = { url: string; poolSize: number; log: Log };
type Postgres = OpenDatabase & {
  /** Whether the migrations ran before; false for an empty database. */
  isMigrated: () => Promise<boolean>;
  migrate: (migrations: Migration[]) => Promise<void>;
};

/** A PostgreSQL server (15 or newer) through a pool that outlives its connections. Throws when the server does not answer. */
export async function openPostgres({ url, poolSize, log }: Options): Promise<Postgres> {
  const pool = new pg.Pool({
    ...CONNECTION,
    connectionString: withExplicitTls(url),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A process that hangs inside a transaction must not hold its locks, an idempotency key among them, for longer.
    idle_in_transaction_session_timeout: 60_000,
    // For a server that vanished without closing its connections, and so cannot time a statement out itself.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
  });
  // The pool listens to its idle clients only: an error of one that a transaction uses would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.error('database connection lost', { code: unavailableCode(error) }));
  });
  // The listener above logs it; without one here the pool would throw.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db: Database = drizzle(pool, { schema });
  db.transaction = createTransaction(pool);
  return {
    db,
    close: () => pool.end(),
    isMigrated: () => isMigrated(pool),
    migrate: (migrations) => migrateAlone(url, log, migrations),
  };
}

async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as table`,
  );
  return rows[0]?.table !== null;
}

/**
 * drizzle's own transactions over a pool never give back a client whose `begin` fails, so that each lost connection would
 * take a place of the pool for good. Here a client is always given back, and one that was lost is removed from the pool.
 */
function createTransaction(pool: pg.Pool): Database['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Database>();
  const databaseFor = (client: pg.PoolClient) => {
    const known = databases.get(client) ?? drizzle(client, { schema });
    databases.set(client, known);
    return known;
  };
  return async (work, config) => {
    const client = await pool.connect().catch((error: Error) => {
      // As drizzle reports the failure of any other statement.
      throw new DrizzleQueryError('begin', [], error);
    });
    let lost: unknown;
    const watched: typeof work = async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        if (isDatabaseUnavailable(error)) {
          lost = error;
          // A rollback would wait behind a statement that is never answered; the server undoes what is not committed.
          void client.end();
        }
        throw error;
      }
    };
    try {
      return await databaseFor(client).transaction(watched, config);
    } catch (error) {
      if (isDatabaseUnavailable(error)) lost ??= error;
      // The rollback on a lost connection fails too; its error would hide the first one.
      throw lost ?? error;
    } finally {
      client.release(lost !== undefined);
    }
  };
}

/** Processes that start together take turns; the second finds nothing left to do. A migration may take its time. */
async function migrateAlone(url: string, log: Log, migrations: Migration[]): Promise<void> {
  const client = new pg.Client({ ...CONNECTION, connectionString: withExplicitTls(url) });
  client.on('error', (error) => log.error('database connection lost', { code: unavailableCode(error) }));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), migrations);
  } finally {
    // The lock goes with its connection.
    await client.end();
  }
}
