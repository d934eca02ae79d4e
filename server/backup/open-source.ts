import type { Config } from '@server/config';
import type { Database } from '@server/db/database';
import { readMigrations } from '@server/db/migrate/read-migrations';
import type { ListedFiles } from '@server/deps';
import { releaseName } from '@server/lib/release';
import type { BackupSource } from './write-backup';

type Opened = BackupSource & { close: () => Promise<void> };

/** A connection without time limits; the embedded database has one connection only. */
export async function openBackupSession(
  { databaseUrl, databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
  db: Database,
): Promise<{ db: Database; close: () => Promise<void> }> {
  if (databaseUrl === null) return { db, close: async () => undefined };
  const { openSession } = await import('@server/db/postgres/postgres');
  return openSession(databaseDirectUrl ?? databaseUrl);
}

/** Source of a backup of the configured product. */
export async function openBackupSource(config: Config, db: Database, files: ListedFiles): Promise<Opened> {
  const { db: session, close } = await openBackupSession(config, db);
  return { db, session, files, now: Date.now, migrations: readMigrations(), version: releaseName, close };
}
