import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database } from '@server/db/database';
import * as schema from '@server/db/schema';
import { drizzle } from 'drizzle-orm/pglite';
import type { ClientBase } from 'pg';

export type StatementCounter = {
  db: Database;
  /** The statements that the driver was given during `work`, without those that begin or end a transaction. */
  listDuring: (work: () => Promise<unknown>) => Promise<string[]>;
  close: () => Promise<void>;
};

const CONTROL = /^\s*(?:begin|commit|rollback|savepoint|release)\b/i;

/** The test worker's database through a driver that records its statements: PGlite, or the PostgreSQL server of the run. */
export async function openStatementCounter(): Promise<StatementCounter> {
  let statements: string[] = [];
  const record = (query: unknown) => {
    const text = readText(query);
    if (text !== null && !CONTROL.test(text)) statements.push(text);
  };
  const listDuring = async (work: () => Promise<unknown>) => {
    statements = [];
    await work();
    return statements;
  };
  const url = await globalThis.__acquirePgUrl();
  if (url === null) {
    const db = drizzle(recordPglite(await globalThis.__acquirePg(), record), { schema });
    return { db, listDuring, close: async () => undefined };
  }
  const { Pool } = await import('pg');
  const { drizzle: drizzleOnServer } = await import('drizzle-orm/node-postgres');
  const pool = new Pool({ connectionString: url, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => recordClient(client, record));
  return { db: drizzleOnServer(pool, { schema }), listDuring, close: () => pool.end() };
}

/** drizzle gives a text or `{ text, name }`. */
function readText(query: unknown): string | null {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : null;
}

/** The methods need the real instance as `this`: PGlite keeps private members. */
function recordPglite(pg: PGlite, record: (query: unknown) => void): PGlite {
  const recorded = <T extends PGlite | Transaction>(target: T): T =>
    new Proxy(target, {
      get(real, name) {
        const value: unknown = Reflect.get(real, name, real);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === 'query' || name === 'exec') record(given[0]);
          const [work] = given;
          if (name === 'transaction' && typeof work === 'function')
            return value.call(real, (tx: Transaction) => work(recorded(tx)));
          return value.apply(real, given);
        };
      },
    });
  return recorded(pg);
}

function recordClient(client: ClientBase, record: (query: unknown) => void) {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query: (...given: unknown[]) => {
      record(given[0]);
      return query(...given);
    },
  });
}
