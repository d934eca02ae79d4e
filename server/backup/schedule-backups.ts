import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { Log } from '@server/lib/log';
import { updateLeftAccounts } from './left-accounts';
import { BackupRunning } from './pause-removals';
import { type BackupSource, writeBackup } from './write-backup';

const CHECKED_EVERY_MS = 10 * MINUTE_MS;
const NAME = /^backup-\d{8}-\d{6}\.tar$/;

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
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await updateLeftAccounts(folder, source.db, now);
  const newest = (await listBackups(folder)).at(-1);
  if (newest && (await stat(path.join(folder, newest))).mtimeMs > now - every * HOUR_MS) return null;
  const file = path.join(folder, backupName(now));
  const { tables, files } = await writeBackup(source, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(file);
  source.log.info('backup written', { rows, files: files.rows, missing: files.missing, bytes: size });
  for (const old of (await listBackups(folder)).slice(0, -keep)) await rm(path.join(folder, old));
  // What an earlier run left when it was cut off; none runs beside this one.
  for (const name of await readdir(folder)) if (name.endsWith('.tar.part')) await rm(path.join(folder, name));
  return file;
}

/** Oldest first. */
async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
}

/** 'backup-20260310-030000.tar', in UTC. */
export const backupName = (now: number): string =>
  `backup-${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar`;
