import { MINUTE_MS } from '@contract/common/time';
import type { Log } from '@server/lib/log';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../database';
import type { OpenDatabase } from '../embedded/embedded';
import { type Migration, migrate } from '../migrate/migrate';
import * as schema from '../schema';
import { isDatabaseUnavailable, unavailableCode } from './database-unavailable';
import { createStatementNames, nameStatements } from './name-statements';
import { probeStatements } from './probe-statements';
import { withExplicitTls } from './tls-mode';

/** Any constant shared by all processes of this product. */
const MIGRATION_LOCK = 7_205_113;

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECTION = {
  /** Also the longest wait for a free connection, and so for a server that is down. */
  connectionTimeoutMillis: 4_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

type PoolOptions = {
  url: string;
  poolSize: number;
  /** True if statements that come often are prepared by name; a pooler may not keep them. */
  prepares?: boolean;
  log: Log;
};
type Options = PoolOptions & {
  /** Address of the server itself where `url` is that of a pooler: migrations are locked by a connection that is not shared. */
  directUrl?: string | null;
};
export type Postgres = OpenDatabase & {
  /** The migrations that were not applied yet; all of them for an empty database. */
  listPending: (migrations: Migration[]) => Promise<Migration[]>;
  migrate: (migrations: Migration[]) => Promise<void>;
};

/**
 * A PostgreSQL server (15 or newer) behind a pool that replaces lost connections. Throws when the server does not
 * answer.
 */
export async function openPostgres({ directUrl = null, ...options }: Options): Promise<Postgres> {
  const { url, log } = options;
  const pool = createPool(options, {
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // Limits how long a process that hangs inside a transaction holds its locks, such as an idempotency key.
    idle_in_transaction_session_timeout: MINUTE_MS,
    // For a server that vanished without closing its connections and cannot enforce a statement timeout.
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
  });
  try {
    await pool.query('select 1');
    if (options.prepares ?? true) await probeStatements(() => pool.connect(), options.poolSize);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db: Database = drizzle(pool, { schema });
  db.transaction = createTransaction(pool);
  return {
    db,
    countConnections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
    listPending: (migrations) => listPending(pool, migrations),
    migrate: (migrations) => migrateAlone(directUrl ?? url, log, migrations),
  };
}

/** A pool that logs and replaces lost connections. */
function createPool({ url, poolSize, prepares = true, log }: PoolOptions, limits: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    ...CONNECTION,
    connectionString: withExplicitTls(url),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    ...limits,
  });
  // The pool handles errors of idle clients only: one of a client in a transaction would end the process.
  const nameOf = prepares ? createStatementNames() : null;
  pool.on('connect', (client) => {
    if (nameOf) nameStatements(client, nameOf);
    client.on('error', (error) => log.error('database connection lost', { code: unavailableCode(error) }));
  });
  // The listener above logs it; without a listener here the pool throws.
  pool.on('error', () => undefined);
  return pool;
}

/** drizzle applies what is newer than the newest migration in its table. */
async function listPending(pool: pg.Pool, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return migrations;
  const { rows: applied } = await pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(applied[0]?.newest ?? 0);
  return migrations.filter(({ folderMillis }) => folderMillis > newest);
}

/**
 * drizzle's transactions over a pool do not release a client whose `begin` fails, so that each lost connection would
 * use up a slot for good. Here every client is released, and a lost one is removed from the pool.
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
      // The form in which drizzle reports a failed statement.
      throw new DrizzleQueryError('begin', [], error);
    });
    let lost: unknown;
    const watched: typeof work = async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        if (isDatabaseUnavailable(error)) {
          lost = error;
          // A rollback would queue behind a statement that never returns; the server rolls back by itself.
          void client.end();
        }
        throw error;
      }
    };
    try {
      return await databaseFor(client).transaction(watched, config);
    } catch (error) {
      if (isDatabaseUnavailable(error)) lost ??= error;
      // A rollback on a lost connection fails too and would hide the first error.
      throw lost ?? error;
    } finally {
      client.release(lost !== undefined);
    }
  };
}

/** Advisory lock: processes that start together migrate one after another. No time limit on a migration. */
async function migrateAlone(url: string, log: Log, migrations: Migration[]): Promise<void> {
  const client = new pg.Client({ ...CONNECTION, connectionString: withExplicitTls(url) });
  client.on('error', (error) => log.error('database connection lost', { code: unavailableCode(error) }));
  await client.connect();
  try {
    // Behind a pooler the limit is a setting of the role.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), migrations);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** One connection without a time limit on its statements, for a backup or a restore. */
export async function openSession(url: string): Promise<{ db: Database; close: () => Promise<void> }> {
  const client = new pg.Client({ ...CONNECTION, connectionString: withExplicitTls(url) });
  // A statement on a lost connection fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  return { db: drizzle(client, { schema }), close: () => client.end() };
}
