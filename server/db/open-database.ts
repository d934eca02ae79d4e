import path from 'node:path';
import type { Config } from '@server/config';
import type { Log } from '@server/lib/log';
import { type Progress, silentProgress } from '@server/lib/progress';
import { projectPaths } from '@server/lib/project-paths';
import { hasEmbedded, type OpenDatabase, openEmbedded } from './embedded';

/** The configured database does not exist, and nothing was created. */
export class NoDatabase extends Error {
  constructor(where: string) {
    super(
      `There is no database in ${where} yet; start the server once, or name the right one with DATA_DIR or DATABASE_URL. / ` +
        `${where}에 아직 데이터베이스가 없어요. 서버를 한 번 시작하거나 DATA_DIR 또는 DATABASE_URL을 확인해 주세요.`,
    );
    this.name = 'NoDatabase';
  }
}

type Options = {
  log: Log;
  /** Prints the steps of creating a new database. */
  progress?: Progress;
  /** False: a missing database is an error. */
  create?: boolean;
};

/**
 * Opens the configured database and migrates it.
 * @throws NoDatabase, and the errors of opening it
 */
export async function openDatabase(config: Config, options: Options): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openFolder(path.join(config.dataDir, 'database'), options)
    : openServer(config, config.databaseUrl, options);
}

// Imported lazily: the folder lock is checked before the costly modules load.

async function openFolder(folder: string, { progress = silentProgress, create = true }: Options) {
  const isNew = !hasEmbedded(folder);
  if (isNew && !create) throw new NoDatabase(path.resolve(folder));
  if (isNew) progress.announce();
  return progress.step(STEP, async () => {
    const embedded = await openEmbedded(folder, projectPaths.databaseSnapshot);
    const { migrate } = await import('./migrate');
    await migrate(embedded.db, await migrations());
    return embedded;
  });
}

async function openServer(
  { databasePool, databaseDirectUrl, databasePrepare }: Config,
  url: string,
  { log, progress = silentProgress, create = true }: Options,
) {
  const { openPostgres } = await import('./postgres');
  const postgres = await openPostgres({
    url,
    directUrl: databaseDirectUrl,
    poolSize: databasePool,
    prepares: databasePrepare,
    log,
  });
  const isNew = !(await postgres.isMigrated());
  if (isNew && !create) {
    await postgres.close();
    throw new NoDatabase('DATABASE_URL');
  }
  if (isNew) progress.announce();
  await progress
    .step(STEP, async () => postgres.migrate(await migrations()))
    .catch(async (error: unknown) => {
      await postgres.close();
      throw error;
    });
  return postgres;
}

const STEP = { ko: '데이터베이스를 만드는 중이에요', en: 'preparing the database' };

const migrations = async () => (await import('./read-migrations')).readMigrations();
