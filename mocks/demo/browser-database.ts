import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { migrationList } from '@server/db/migration-list';
import journal from '@server/db/migrations/meta/_journal.json';
import * as schema from '@server/db/schema';
import { drizzle } from 'drizzle-orm/pglite';

const texts = import.meta.glob<string>('/server/db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function getMigrationSql(tag: string) {
  const text = texts[`/server/db/migrations/${tag}.sql`];
  if (text === undefined) throw new Error(`Migration ${tag} is not in the build.`);
  return text;
}

/**
 * PostgreSQL in this browser, stored in IndexedDB. Strict durability: the relaxed one loses the last rows on a reload.
 */
export async function browserDatabase(): Promise<Database> {
  const pg = await PGlite.create('idb://ggp-demo', { relaxedDurability: false, extensions: { pg_trgm } });
  const db: Database = drizzle(pg, { schema });
  await migrate(db, await migrationList(journal, getMigrationSql));
  return db;
}
