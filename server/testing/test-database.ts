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

/** The test worker's database, with all migrations and no row. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { pg, reset } = await globalThis.__acquirePg();
  return { db: drizzle(pg, { schema }), reset, close: async () => undefined };
}
