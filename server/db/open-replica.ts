import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as v from 'valibot';
import type { Database } from './database';
import type { Listen } from './listen';
import { createPool, type PoolOptions } from './postgres';
import { queryRows } from './query-rows';
import { Replica } from './replica';
import * as schema from './schema';

/** The channel of the database's triggers on what narrows who may see what. */
const VISIBILITY_CHANNEL = 'visibility_changed';
/** A read of a list takes milliseconds; one that does not come back is repeated on the primary. */
const READ_TIMEOUT_MS = 3_000;

const place = v.object({ position: v.nullable(v.pipe(v.string(), v.toBigint())), cluster: v.string() });

const CLUSTER = sql`(select system_identifier from pg_control_system())::text || '/' || current_database()`;
const ON_PRIMARY = sql`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text as position, ${CLUSTER} as cluster`;
const ON_REPLICA = sql`select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position, ${CLUSTER} as cluster`;

export type OpenReplica = { replica: Replica; close: () => Promise<void> };

/**
 * A streaming replica of the primary. One that is away delays the start by a second and is tried again later.
 * @param primary the database it is a replica of, and its notifications
 */
export async function openReplica(
  options: PoolOptions,
  primary: { db: Database; listen: Listen },
): Promise<OpenReplica> {
  const pool = createPool(options, {
    connectionTimeoutMillis: 1_000,
    statement_timeout: READ_TIMEOUT_MS,
    query_timeout: READ_TIMEOUT_MS + 500,
  });
  const db: Database = drizzle(pool, { schema });
  let cluster = '';
  const replica = new Replica(
    db,
    {
      primary: async () => {
        const [row] = await queryRows(primary.db, ON_PRIMARY, place);
        cluster = row?.cluster ?? '';
        return row?.position ?? 0n;
      },
      // Positions of another cluster mean nothing here.
      replica: async () => {
        const [row] = await queryRows(db, ON_REPLICA, place);
        return row?.cluster === cluster ? row.position : null;
      },
      now: () => performance.now(),
    },
    options.log,
  );
  const stop = await listenForReplica(primary.listen, replica);
  await replica.check();
  const close = async () => {
    await stop();
    await pool.end();
  };
  return { replica, close };
}

/** Has the replica know of changes of who may see what; it is not used while they may be missed. */
export const listenForReplica = (listen: Listen, replica: Replica): Promise<() => Promise<void>> =>
  listen(VISIBILITY_CHANNEL, {
    onMessage: () => replica.narrow(),
    onUp: () => replica.notified(),
    onDown: () => replica.notNotified(),
  });
