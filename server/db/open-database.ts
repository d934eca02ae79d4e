import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatDay, seoulDay } from '@contract/common/calendar';
import type { Config } from '@server/config';
import type { Log } from '@server/lib/log';
import { type Progress, silentProgress } from '@server/lib/progress';
import { projectPaths } from '@server/lib/project-paths';
import type { Database } from './database';
import { hasEmbedded, type OpenDatabase, openEmbedded } from './embedded/embedded';
import type { Migration } from './migrate/migrate';
import type { Postgres } from './postgres/postgres';

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

/** The start may not migrate, and the database is older than this release. */
export class PendingMigrations extends Error {
  constructor(count: number) {
    super(
      `The database lacks ${count} migrations of this release, and DATABASE_MIGRATE is off; run npm start -- migrate first. / ` +
        `데이터베이스에 아직 적용하지 않은 마이그레이션이 ${count}개 있어요. 먼저 npm start -- migrate를 실행해 주세요.`,
    );
    this.name = 'PendingMigrations';
  }
}

/** The database was begun with another first migration; nothing in it was changed. */
export class OtherBaseline extends Error {
  constructor(where: string) {
    super(
      `The database in ${where} was made by a version from before the first release, or by another product; open it with that one, or name an empty one with DATA_DIR or DATABASE_URL. / ` +
        `${where}의 데이터베이스는 첫 정식 버전 전에 만들었거나 다른 제품의 것이에요. 만든 버전으로 열거나, DATA_DIR 또는 DATABASE_URL로 빈 데이터베이스를 정해 주세요.`,
    );
    this.name = 'OtherBaseline';
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
 * Opens the configured database and migrates it, or makes sure that it is migrated.
 * @throws NoDatabase, OtherBaseline, PendingMigrations, and the errors of opening it
 */
export async function openDatabase(config: Config, options: Options): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openFolder(path.join(config.dataDir, 'database'), config.demo, options)
    : openServer(config, config.databaseUrl, options);
}

// Imported lazily: the folder lock is checked before the costly modules load.

async function openFolder(folder: string, isDemo: boolean, { progress = silentProgress, create = true }: Options) {
  const isNew = !hasEmbedded(folder);
  if (isNew && !create) throw new NoDatabase(path.resolve(folder));
  if (isNew) progress.announce();
  return progress.step(STEP, async () => {
    const embedded = await openEmbedded(folder, isNew ? findArchive(isDemo) : null);
    try {
      await assertBaseline(embedded.db, await migrations(), path.resolve(folder));
      const { migrate } = await import('./migrate/migrate');
      await migrate(embedded.db, await migrations());
    } catch (error) {
      await embedded.close();
      throw error;
    }
    return embedded;
  });
}

/**
 * Archive that a new database starts from: the demo's rows are relative to their day, so that on another one they are
 * inserted.
 */
function findArchive(isDemo: boolean): string | null {
  const demo = projectPaths.demoArchive(formatDay(seoulDay(Date.now())));
  return isDemo && demo !== null && existsSync(demo) ? demo : projectPaths.contentArchive;
}

async function openServer(
  { databasePool, databaseDirectUrl, databasePrepare, databaseMigrate }: Config,
  url: string,
  { log, progress = silentProgress, create = true }: Options,
) {
  const { openPostgres } = await import('./postgres/postgres');
  const postgres = await openPostgres({
    url,
    directUrl: databaseDirectUrl,
    poolSize: databasePool,
    prepares: databasePrepare,
    log,
  });
  try {
    await prepareServer(postgres, { progress, create, migrates: databaseMigrate });
  } catch (error) {
    await postgres.close();
    throw error;
  }
  return postgres;
}

type Preparation = { progress: Progress; create: boolean; migrates: boolean };

async function prepareServer(postgres: Postgres, { progress, create, migrates }: Preparation) {
  await assertBaseline(postgres.db, await migrations(), 'DATABASE_URL');
  const pending = await postgres.listPending(await migrations());
  const isNew = pending.length === (await migrations()).length;
  if (isNew && !create) throw new NoDatabase('DATABASE_URL');
  if (!migrates && pending.length > 0) throw new PendingMigrations(pending.length);
  if (isNew) progress.announce();
  if (migrates) await progress.step(STEP, async () => postgres.migrate(await migrations()));
}

/** drizzle compares times alone, and would run the first migration over tables that are there. @throws OtherBaseline */
async function assertBaseline(db: Database, [baseline]: readonly Migration[], where: string) {
  const [{ queryRows }, { sql }, v] = await Promise.all([
    import('./query-rows'),
    import('drizzle-orm'),
    import('valibot'),
  ]);
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  const [table] = await queryRows(db, journal, v.object({ found: v.boolean() }));
  if (!table?.found) return;
  const first = sql`select hash from drizzle.__drizzle_migrations order by id limit 1`;
  const [row] = await queryRows(db, first, v.object({ hash: v.string() }));
  if (row && row.hash !== baseline?.hash) throw new OtherBaseline(where);
}

const STEP = { ko: '데이터베이스를 만드는 중이에요', en: 'preparing the database' };

const migrations = async () => (await import('./migrate/read-migrations')).readMigrations();
