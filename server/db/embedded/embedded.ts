import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { errorCode } from '@server/lib/error-code';
import type { Database } from '../database';
import { extractArchive } from './extract-archive';
import { lockFolder } from './folder-lock';
import { syncPath, syncTree } from './sync-path';

/** Connections of a pool, and requests that wait for one. */
export type Connections = { open: number; idle: number; waiting: number };
export type OpenDatabase = {
  db: Database;
  /** Absent: there is one connection. */
  countConnections?: () => Connections;
  close: () => Promise<void>;
};

/** The folder contains foreign files; nothing in it was changed. */
export class ForeignFolder extends Error {
  constructor(folder: string) {
    super(
      `The folder ${folder} holds files that are not this database's; choose an empty one with DATA_DIR. / ` +
        '데이터 폴더에 다른 파일이 들어 있어요. DATA_DIR로 빈 폴더를 정해 주세요.',
    );
    this.name = 'ForeignFolder';
  }
}

/** The folder contains a database that cannot be opened. */
export class DamagedDatabase extends Error {
  constructor(folder: string, cause?: unknown) {
    super(
      `The database in ${folder} is damaged and cannot be opened; put back a copy of the folder from your back-up, or choose another folder with DATA_DIR. / ` +
        `${folder} 폴더의 데이터베이스가 망가져 열 수 없어요. 백업해 둔 폴더로 되돌리거나 DATA_DIR로 다른 폴더를 정해 주세요.`,
      { cause },
    );
    this.name = 'DamagedDatabase';
  }
}

/** No space left on the folder's device. */
export class DiskFull extends Error {
  constructor(folder: string, cause?: unknown) {
    super(
      `There is no room left on the disk of ${folder}; free some, then start again. / ` +
        `${folder} 폴더가 있는 디스크가 가득 찼어요. 자리를 비운 뒤 다시 시작해 주세요.`,
      { cause },
    );
    this.name = 'DiskFull';
  }
}

/** Written into a folder when its first start is complete. */
const READY = 'GGP_READY';
/** Minimum free space to open a database: its log is written in files of a megabyte. */
const ROOM_BYTES = 2 * 1024 * 1024;

/** True if the first start in this folder was completed. */
export const hasEmbedded = (folder: string): boolean => existsSync(path.join(folder, READY));

/**
 * PostgreSQL inside this process, on a folder. Acknowledged writes survive a power cut, and a second process is
 * refused.
 * @param archive file that a new database starts from instead of an empty one
 * @throws FolderInUse, ForeignFolder, DamagedDatabase, DiskFull
 */
export async function openEmbedded(folder: string, archive: string | null = null): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = realpathSync(folder);
  const unlock = await lockFolder(home);
  const first = !hasEmbedded(home);
  try {
    if (first) await prepareFirstStart(home, archive);
    // PGlite would create a new database over the remains of this one.
    else if (!existsSync(path.join(home, 'PG_VERSION'))) throw new DamagedDatabase(home);
    const { connect, createPglite } = await import('./pglite');
    const pg = await createPglite(home).catch((error: unknown) => {
      throw openFailure(error, home, first);
    });
    if (first) await finishFirstStart(pg, home);
    const close = async () => {
      await pg.close();
      await unlock();
    };
    return { db: connect(pg), close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** PGlite throws the same error for any failure to start PostgreSQL. */
function openFailure(error: unknown, home: string, first: boolean): unknown {
  const { bavail, bsize } = statfsSync(home);
  if (bavail * bsize < ROOM_BYTES || /no space left|disk full/i.test(String(error))) return new DiskFull(home, error);
  return first || /^E[A-Z]+$/.test(errorCode(error)) ? error : new DamagedDatabase(home, error);
}

/** Marks the start of a first start, to distinguish our incomplete database from foreign files, and extracts the archive. */
async function prepareFirstStart(folder: string, archive: string | null) {
  const begun = begunMark(folder);
  if (readdirSync(folder).length > 0 && !existsSync(begun)) throw new ForeignFolder(folder);
  writeFileSync(begun, '');
  syncPath(path.dirname(folder));
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  if (archive === null || !existsSync(archive)) return;
  await extractArchive(archive, folder).catch((error: unknown) => {
    throw openFailure(error, folder, true);
  });
}

/** A database counts as created only when all of it is on the disk. */
async function finishFirstStart(pg: PGlite, folder: string) {
  await pg.exec('checkpoint');
  syncTree(folder);
  writeFileSync(path.join(folder, READY), '');
  syncPath(path.join(folder, READY));
  syncPath(folder);
  rmSync(begunMark(folder), { force: true });
  syncPath(path.dirname(folder));
}

const begunMark = (folder: string) => `${folder}.begun`;
