import path from 'node:path';
import type { Config } from '../config';
import type { Log } from '../deps';
import { readMigrations } from '../node/read-migrations';
import { type OpenDatabase, openEmbedded } from './embedded';
import { migrate } from './migrate';
import { openPostgres } from './postgres';

/** The database the configuration names, migrated. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const migrations = readMigrations();
  if (config.databaseUrl !== null) {
    const postgres = await openPostgres({ url: config.databaseUrl, poolSize: config.databasePool, log });
    await postgres.migrate(migrations);
    return postgres;
  }
  const embedded = await openEmbedded(path.join(config.dataDir, 'database'));
  await migrate(embedded.db, migrations);
  return embedded;
}
