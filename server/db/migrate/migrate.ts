import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database } from '../database';

export type Migration = MigrationMeta;

/** Not in drizzle's public type; its own migrators use them the same way. */
type Internals = { dialect: PgDialect; session: PgSession };

/** Applies pending migrations. They are passed as data, so that a browser can run them too. */
export async function migrate(db: Database, migrations: Migration[]): Promise<void> {
  const { dialect, session } = db as Database & Internals;
  await dialect.migrate(migrations, session, 'drizzle');
}
