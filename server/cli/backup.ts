import { access, chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { DamagedBackup } from '@server/backup/archive-reader';
import { updateLeftAccounts } from '@server/backup/left-accounts';
import type { Manifest } from '@server/backup/manifest';
import { openBackupSession, openBackupSource } from '@server/backup/open-source';
import { BackupRunning } from '@server/backup/pause-removals';
import { RestoreRefused, restoreBackup } from '@server/backup/restore-backup';
import { backupName } from '@server/backup/schedule-backups';
import { writeBackup } from '@server/backup/write-backup';
import { type Config, readConfig } from '@server/config';
import { FolderInUse } from '@server/db/embedded/folder-lock';
import { scrubEmbedded } from '@server/db/erasure/scrub';
import { readMigrations } from '@server/db/migrate/read-migrations';
import { openDatabase } from '@server/db/open-database';
import { errorCode } from '@server/lib/error-code';
import { prepareDataFolder } from '@server/node/files/data-folder';
import { configuredFiles, explainStore, openFiles } from '@server/node/files/open-files';
import { silentLog } from '@server/node/monitoring/json-log';
import { startFailure } from '@server/start-failure';
import { refuseNode } from '../node-version.mjs';

const USAGE = `npm run backup [-- FILE]             rows and pictures in one file / 백업
npm run restore -- FILE [--force]    into a database without people and a store without pictures; --force replaces what is there / 복원

docs/backup.md`;

const EXPLAINED = [BackupRunning, DamagedBackup, RestoreRefused];

const print = (lines: string[]) => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));

function summary({ tables, files, createdAt, version }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (files.bytes / 1024 / 1024).toFixed(1);
  return [
    `  ${createdAt}, version ${version}: ${rows} rows of ${tables.length} tables, ${files.rows} files (${megabytes} MB)`,
    ...(files.missing > 0
      ? [`  ${files.missing} pictures had no file in the store. / 사진 ${files.missing}장은 저장소에 파일이 없었어요.`]
      : []),
  ];
}

async function thenClose<T>(work: Promise<T>, close: () => Promise<void>): Promise<T> {
  try {
    return await work;
  } finally {
    await close();
  }
}

async function backup(config: Config, given: string | undefined) {
  const file = path.resolve(given ?? backupName(Date.now()));
  const database = await openDatabase({ ...config, databaseMigrate: false }, { log: silentLog, create: false });
  try {
    const source = await openBackupSource(config, database.db, await openFiles(config, database.db));
    const written = await thenClose(writeBackup(source, file), source.close);
    await updateLeftAccounts(path.dirname(file), database.db, Date.now());
    const { size } = await stat(file);
    print([`백업했어요 / backup written: ${file} (${(size / 1024 / 1024).toFixed(1)} MB)`, ...summary(written)]);
  } finally {
    await database.close();
  }
}

async function restore(config: Config, file: string, force: boolean) {
  // Before a database is created for it.
  await access(file);
  if (config.databaseUrl === null) prepareDataFolder(config.dataDir);
  await chmod(file, 0o600).catch(() => undefined);
  const database = await openDatabase({ ...config, databaseMigrate: true, demo: false }, { log: silentLog });
  try {
    const { db: session, close } = await openBackupSession(config, database.db);
    const target = { session, files: configuredFiles(config), migrations: readMigrations(), force };
    const { manifest, leftAgain, hasLeftAccounts } = await thenClose(restoreBackup(target, file), close);
    // Replaced rows must not be readable in the files of the embedded database.
    if (config.databaseUrl === null) await scrubEmbedded(database.db);
    print([
      `복원했어요 / restored: ${file}`,
      ...summary(manifest),
      `  ${leftAgain} accounts had left since and leave again. / 그 뒤에 탈퇴한 ${leftAgain}명은 다시 탈퇴로 두었어요.`,
      ...(hasLeftAccounts
        ? []
        : [
            '  There was no left-accounts.txt beside the file: who left since the backup is not known. / 백업 옆에 left-accounts.txt가 없어서 그 뒤에 누가 탈퇴했는지 알 수 없어요.',
          ]),
    ]);
  } finally {
    await database.close();
  }
}

function explain(error: unknown, config: Config | null): string {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof FolderInUse)
    return `${error.message}\nA running server with the embedded database writes backups itself: set BACKUP_DIR. / 서버를 켠 채로는 BACKUP_DIR를 정하면 서버가 스스로 백업해요.`;
  const code = errorCode(error);
  if (code === 'EEXIST')
    return 'The file exists already; name another one. / 같은 이름의 파일이 있어요. 다른 이름을 정해 주세요.';
  if (code === 'ENOENT' && config) return `There is no such file or folder. / 파일이나 폴더가 없어요.`;
  const explained = config ? explainStore(error, config) : error;
  return startFailure(explained, config) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

async function main([verb, ...args]: string[]) {
  const refusal = refuseNode(process.version);
  if (refusal) {
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 1;
    return;
  }
  process.umask(0o077);
  const force = args.includes('--force');
  const [file, ...more] = args.filter((arg) => arg !== '--force');
  const isHelp = args.some((arg) => ['--help', '-h'].includes(arg));
  const isUsable = more.length === 0 && (verb === 'backup' ? !force : verb === 'restore' && file !== undefined);
  if (isHelp || !isUsable) {
    print([USAGE]);
    process.exitCode = isHelp ? 0 : 2;
    return;
  }
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await (verb === 'backup' ? backup(config, file) : restore(config, file ?? '', force));
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
