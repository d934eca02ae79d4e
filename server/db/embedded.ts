import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import { DurableNodeFS, syncPath, syncTree } from './durable-node-fs';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

export type OpenDatabase = { db: Database; close: () => Promise<void> };

/** The folder holds something that is not ours; nothing in it was touched. */
export class ForeignFolder extends Error {
  constructor(folder: string) {
    super(
      `The folder ${folder} holds files that are not this database's; choose an empty one with DATA_DIR. / ` +
        '데이터 폴더에 다른 파일이 들어 있어요. DATA_DIR로 빈 폴더를 정해 주세요.',
    );
    this.name = 'ForeignFolder';
  }
}

/** Lies in a folder whose first start was finished. */
const READY = 'GGP_READY';

/**
 * PostgreSQL inside this process, on a folder. What it acknowledged survives a power cut, and no second process gets in.
 * @throws FolderInUse, ForeignFolder
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const home = realpathSync(folder);
  const unlock = await lockFolder(home);
  try {
    const first = !existsSync(path.join(home, READY));
    if (first) prepareFirstStart(home);
    const pg = await PGlite.create({
      fs: new DurableNodeFS(home),
      dataDir: home,
      extensions: { pg_trgm },
      initDbStartParams: ['--wal-segsize=1'],
      // Without '-F', which would turn syncing off.
      startParams: [
        ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
        ...['-c', 'wal_sync_method=fsync'],
        ...['-c', 'shared_buffers=64MB'],
        ...['-c', 'max_wal_size=128MB'],
      ],
    });
    if (first) await finishFirstStart(pg, home);
    const close = async () => {
      await pg.close();
      await unlock();
    };
    return { db: drizzle(pg, { schema }), close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Says beside the folder that a first start began, so that a half-made database of ours is told from files of someone else. */
function prepareFirstStart(folder: string) {
  const begun = begunMark(folder);
  if (readdirSync(folder).length > 0 && !existsSync(begun)) throw new ForeignFolder(folder);
  writeFileSync(begun, '');
  syncPath(path.dirname(folder));
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
}

/** Only a database that is on the disk whole counts as made. */
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
