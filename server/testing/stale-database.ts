import type { Database } from '@server/db/database';
import * as schema from '@server/db/schema';
import { drizzle } from 'drizzle-orm/pglite';

const SCHEMA = 'stale';

export type StaleDatabase = {
  db: Database;
  /** While true every statement is refused like a connection. */
  isAway: boolean;
  /** Statements that it answered. */
  answered: number;
  close: () => Promise<void>;
};

/**
 * A second database in place of a replica that lags: the worker's database in memory, with these tables as they were
 * when it was opened.
 */
export async function openStaleDatabase(tables: readonly string[]): Promise<StaleDatabase> {
  const pg = await globalThis.__acquirePg();
  const copies = tables.map((table) => `create table ${SCHEMA}.${table} as select * from public.${table};`);
  await pg.exec(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}; ${copies.join(' ')}`);
  const client = new Proxy(pg, {
    get: (target, key) => {
      if (key !== 'query') return Reflect.get(target, key, target);
      return (...args: Parameters<typeof target.query>) => {
        if (stale.isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        stale.answered += 1;
        return target.transaction(async (tx) => {
          await tx.exec(`set local search_path to ${SCHEMA}, public`);
          return tx.query(...args);
        });
      };
    },
  });
  const stale: StaleDatabase = {
    db: drizzle(client, { schema }),
    isAway: false,
    answered: 0,
    close: async () => void (await pg.exec(`drop schema ${SCHEMA} cascade`)),
  };
  return stale;
}
