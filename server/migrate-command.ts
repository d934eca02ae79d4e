import { openDatabase } from '@server/db/open-database';
import { printedProgress } from '@server/lib/progress';
import { prepareDataFolder } from '@server/node/files/data-folder';
import { createLog } from '@server/node/monitoring/json-log';
import type { Config } from './config';

const print = (text: string) => void process.stdout.write(text);

/** `npm start -- migrate`: applies pending migrations and ends. Several at once apply them one after another. */
export async function migrateDatabase(config: Config): Promise<void> {
  if (config.databaseUrl === null) prepareDataFolder(config.dataDir);
  const log = createLog(config);
  const database = await openDatabase({ ...config, databaseMigrate: true }, { log, progress: printedProgress(print) });
  await database.close();
  print('  데이터베이스가 이 버전에 맞아요 / the database is up to date\n');
}
