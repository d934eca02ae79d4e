import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';

const NAME = /^backup-\d{8}-\d{6}\.tar$/;

/** Backups cannot be written where they are to be. */
export class BackupFolderUnusable extends Error {
  constructor(folder: string, error: unknown) {
    const where = path.resolve(folder);
    super(
      `Backups cannot be written to ${where} of BACKUP_DIR (${errorCode(error)}); mount the folder, make this user its owner, or name another one. / ` +
        `BACKUP_DIR의 ${where} 폴더에 백업을 쓸 수 없어요. 폴더를 연결하고 소유자를 확인하거나 다른 폴더를 정해 주세요.`,
    );
    this.name = 'BackupFolderUnusable';
  }
}

/**
 * Makes the folder of backups and tries to write there, so that a wrong one is found at the start.
 * @throws BackupFolderUnusable
 */
export async function prepareBackupFolder(folder: string): Promise<void> {
  const tried = path.join(folder, `.write-test-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    await writeFile(tried, '', { mode: 0o600 });
    await rm(tried);
  } catch (error) {
    throw new BackupFolderUnusable(folder, error);
  }
}

/** When it was written, and its size. */
export type NewestBackup = { at: number; bytes: number };

/** Null: there is none. */
export async function readNewestBackup(folder: string): Promise<NewestBackup | null> {
  const newest = (await listBackups(folder)).at(-1);
  if (!newest) return null;
  const { mtimeMs, size } = await stat(path.join(folder, newest));
  return { at: mtimeMs, bytes: size };
}

/** Oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
}
