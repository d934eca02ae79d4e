/** @postgres sql migrations */

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrations } from '@server/db/migrate/read-migrations';
import { accounts } from '@server/db/schema';
import { linkStore } from '@server/modules/uploads/store-link';
import { folderFiles } from '@server/node/files/folder-files';
import { openOnServer } from '@server/testing/own-database';
import { createTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { writeBackup } from './write-backup';

// Builds the archives of the day where there are none, and starts a process for each command.
jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/backup.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands of the first table and the blocks of the drill, as they are written. */
const TABLE = [...guide.matchAll(/^\| `(npm run [^`]+)` \|/gm)].map(([, command = '']) => command);
const DRILLS = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text.trim().split('\n'));

const server = process.env.TEST_DATABASE_URL;
let folder: string;
/** The build that the commands run: the bundle of the tests with the archive that a new embedded database starts from. */
let build: string;
/** Accounts of three people, one of them an administrator. */
let backup: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ggp-guide-'));
  // Within the project, so that the bundle finds its packages.
  build = mkdtempSync(path.join(root, '.cache/guide-build-'));
  cpSync(process.env.GGP_SERVER_BUNDLE ?? '', build, { recursive: true });
  const archives = `import(${JSON.stringify(path.join(root, 'server/create-archives.mjs'))})
    .then(({ createArchives }) => createArchives()).then(({ content }) => process.stdout.write(content))`;
  cpSync(execFileSync(process.execPath, ['-e', archives], { encoding: 'utf8' }), path.join(build, 'database.tgz'));

  const files = folderFiles(path.join(folder, 'uploads'));
  const t = await createTestApp({ files });
  await linkStore({ db: t.db, files });
  const [admin] = await t.signUpEach([{ loginId: 'parent_of_backup' }, {}, {}]);
  await t.db
    .update(accounts)
    .set({ role: 'admin' })
    .where(eq(accounts.id, admin?.accountId ?? ''));
  backup = path.join(folder, 'backup.tar');
  await writeBackup(
    { db: t.db, session: t.db, files, now: t.deps.now, migrations: readMigrations(), version: '1.2.3' },
    backup,
  );
  await t.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(build, { recursive: true });
});

/** npm's part of a command: its script of package.json, on the build of this test. */
const toScript = (command: string) =>
  command
    .replaceAll(/\bnpm (?:run (\w+)|(start))\b(?: --(?= ))?/g, (_, name = 'start') => scripts[name] ?? '')
    .replaceAll('dist/server/', `${build}/`);

type Settings = Record<string, string>;
/** Runs lines in one shell, which ends at the first one that fails; a start among them is stopped when it has answered. */
async function run(lines: readonly string[], settings: Settings) {
  const child = spawn('sh', ['-e', '-c', ['trap : TERM', ...lines.map(toScript)].join('\n')], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', NODE_ENV: 'test', ...settings },
    detached: true,
  });
  let said = '';
  let isStopped = false;
  const hear = (part: Buffer) => {
    said += part.toString();
    if (isStopped || child.pid === undefined || !/http:\/\/localhost:\d+/.test(said)) return;
    isStopped = true;
    process.kill(-child.pid, 'SIGTERM');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, said };
}

const [BACKUP = '', RESTORE = '', REPLACE = ''] = TABLE;
const restore = (settings: Settings, command = RESTORE) => run([command.replace('FILE', backup)], settings);
const RESTORED = { code: 0, said: expect.stringContaining('restored: ') };

/** A place to restore into: a folder for the embedded database, or a new database on the server. */
async function createPlace(name: string): Promise<{ settings: Settings; close: () => Promise<void> }> {
  const dataDir = path.join(folder, name);
  if (!server) return { settings: { DATA_DIR: dataDir }, close: async () => undefined };
  const { url, close } = await openOnServer(server);
  return { settings: { DATA_DIR: dataDir, DATABASE_URL: url }, close };
}

/** States of the target before a restore, from a missing folder to a product in use. */
const BEFORE: Record<string, (settings: Settings) => Promise<unknown>> = {
  'does not exist': async () => undefined,
  'is empty': async ({ DATA_DIR = '' }) => mkdirSync(DATA_DIR),
  'was started and not used': (settings) => run(['npm start'], settings),
};

test('the guide names the three commands and a drill for each database', () => {
  expect(TABLE).toEqual(['npm run backup', 'npm run restore -- FILE', 'npm run restore -- FILE --force']);
  expect(DRILLS.map((lines) => lines.some((line) => line.includes('DATABASE_URL')))).toEqual([true, false]);
});

test.each(Object.keys(BEFORE))('restore as documented needs no --force where the place %s', async (state) => {
  const { settings, close } = await createPlace('new');
  try {
    await BEFORE[state]?.(settings);
    expect(await restore(settings)).toEqual(RESTORED);
    // The accounts of the backup are in the target.
    expect(await run(['npm run admin -- list'], settings)).toEqual({ code: 0, said: 'admin\tparent_of_backup\n' });
  } finally {
    await close();
    rmSync(settings.DATA_DIR ?? '', { recursive: true, force: true });
  }
});

test('restore as documented into a used place is refused with its number of people, and replaces it with --force', async () => {
  const { settings, close } = await createPlace('used');
  try {
    await restore(settings);
    expect(await run([BACKUP], settings)).toEqual({
      code: 0,
      said: expect.stringMatching(/backup written: .*backup-\d{8}-\d{6}\.tar/),
    });
    expect(await restore(settings)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^Accounts of people in the database already: 3; .*--force.* \/ .*회원 계정이 이미 3개/,
      ),
    });
    expect(await restore(settings, REPLACE)).toEqual(RESTORED);
  } finally {
    await close();
  }
});

test('restore as documented of a file that does not exist creates no database', async () => {
  const settings = { DATA_DIR: path.join(folder, 'typo') };
  const { code, said } = await run([RESTORE.replace('FILE', 'typo.tar')], settings);
  expect([code, said]).toEqual([1, expect.stringContaining('There is no such file')]);
  expect(existsSync(settings.DATA_DIR)).toBe(false);
});

test('the drill runs as documented', async () => {
  const { settings, close } = await createPlace('drill');
  const [onServer = [], embedded = []] = DRILLS;
  // The build is this test's, and the server's databases are made without its programs.
  const lines = (server ? onServer : embedded)
    .filter((line) => !/^(npm install|createdb) /.test(line))
    .map((line) =>
      line
        .replace('dropdb ggp_drill && ', '')
        .replace(/DATABASE_URL=\S+/, `DATABASE_URL=${settings.DATABASE_URL}`)
        .replace('SESSION_SECRET=…', `SESSION_SECRET=${'s'.repeat(40)}`)
        .replace('/tmp/drill', settings.DATA_DIR ?? '')
        .replace(/\/mnt\/backups\/\S+/, backup),
    );
  try {
    const { code, said } = await run(lines, {});
    expect([code, said]).toEqual([0, expect.stringMatching(/restored: [\s\S]*is running: http/)]);
    expect(existsSync(path.join(folder, 'drill'))).toBe(false);
  } finally {
    await close();
  }
});
