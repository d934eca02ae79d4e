import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import { listBackups, prepareBackupFolder, readNewestBackup } from '@server/lib/backup-folder';
import type { Log } from '@server/lib/log';
import * as v from 'valibot';
import { readEntry } from './archive-reader';
import { updateLeftAccounts } from './left-accounts';
import { MANIFEST, type Manifest, manifest } from './manifest';
import { BackupRunning } from './pause-removals';
import { type BackupSource, writeBackup } from './write-backup';

const CHECKED_EVERY_MS = 10 * MINUTE_MS;
/** An older backup with more than so many times the accounts of the newest one is not deleted. */
const SHRUNK = 2;

export type BackupPlan = {
  folder: string;
  /** Hours between two backups. */
  every: number;
  /** How many are stored; older ones are deleted. */
  keep: number;
};

type Source = BackupSource & { log: Log };
/** Opens what a backup reads; a connection of its own on a server. */
export type OpenSource = () => Promise<Source & { close: () => Promise<void> }>;

/**
 * Writes a backup when the newest one is old enough, and who left meanwhile in any case.
 * @returns stops it and waits for the run under way
 */
export function scheduleBackups(plan: BackupPlan, open: OpenSource, log: Log): () => Promise<void> {
  let under: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const run = async () => {
    if (stopped) return;
    try {
      const source = await open();
      try {
        await runBackups(plan, source);
      } finally {
        await source.close();
      }
    } catch (error) {
      if (error instanceof BackupRunning) log.info('backup put off');
      else log.error('backup failed', {}, error);
    }
  };
  const next = () => {
    under = under.then(run);
  };
  const timers = [setTimeout(next, MINUTE_MS).unref(), setInterval(next, CHECKED_EVERY_MS).unref()];
  return async () => {
    stopped = true;
    timers.forEach(clearTimeout);
    await under;
  };
}

/** One run. Answers the file that was written, if one was due. */
export async function runBackups({ folder, every, keep }: BackupPlan, source: Source): Promise<string | null> {
  const now = source.now();
  await prepareBackupFolder(folder);
  await updateLeftAccounts(folder, source.db, now);
  const newest = await readNewestBackup(folder);
  if (newest && newest.at > now - every * HOUR_MS) return null;
  const file = path.join(folder, backupName(now));
  const written = await writeBackup(source, file);
  const { tables, files } = written;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(file);
  source.log.info('backup written', { rows, files: files.rows, missing: files.missing, bytes: size });
  await removeOld(folder, keep, written, source.log);
  // Remains of an earlier run that was cut off; none runs beside this one.
  for (const name of await readdir(folder)) if (name.endsWith('.tar.part')) await rm(path.join(folder, name));
  return file;
}

/** An installation that lost its rows goes on writing backups: they must not push out the last one that has them. */
async function removeOld(folder: string, keep: number, newest: Manifest, log: Log): Promise<void> {
  const bound = countAccounts(newest) * SHRUNK;
  let kept = 0;
  for (const name of (await listBackups(folder)).slice(0, -keep)) {
    const file = path.join(folder, name);
    const old = await readManifest(file);
    if (old && countAccounts(old) > bound) kept += 1;
    else await rm(file);
  }
  if (kept > 0) log.error('older backups kept, the newest one has far fewer accounts', { kept });
}

const countAccounts = ({ tables }: Manifest) => tables.find(({ name }) => name === 'accounts')?.rows ?? 0;

/** Null: the file has none that this release can read. */
async function readManifest(file: string): Promise<Manifest | null> {
  try {
    const entry = await readEntry(file, MANIFEST);
    return entry && v.parse(manifest, JSON.parse(entry.toString()));
  } catch {
    return null;
  }
}

/** 'backup-20260310-030000.tar', in UTC. */
export const backupName = (now: number): string =>
  `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar`;
