import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '@server/app';
import { restoreBackup } from '@server/backup/restore-backup';
import { type BackupSource, writeBackup } from '@server/backup/write-backup';
import type { Database } from '@server/db/database';
import { openEmbedded } from '@server/db/embedded/embedded';
import { migrate } from '@server/db/migrate/migrate';
import { readMigrations } from '@server/db/migrate/read-migrations';
import { openPostgres, openSession } from '@server/db/postgres/postgres';
import { queryRows } from '@server/db/query-rows';
import { uploads } from '@server/db/schema';
import type { ListedFiles } from '@server/deps';
import { sha256Hex } from '@server/lib/digest';
import { linkStore } from '@server/modules/uploads/store-link';
import { folderFiles } from '@server/node/files/folder-files';
import { s3Files } from '@server/node/files/s3-files';
import { silentLog } from '@server/node/monitoring/json-log';
import { insertAccounts } from '@server/testing/insert-accounts';
import { startS3 } from '@server/testing/s3-server';
import { memoryDeps, testConfig } from '@server/testing/test-deps';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { findPostgres } from '../jest/postgres-server.mjs';
import { toTable, writeSection } from './results';

/**
 * Backup under load, wipe, restore, on both databases: accounts with pictures and children are written while a backup
 * runs; the restored tables and files are compared with the snapshot, and changed backups have to be refused. Then the
 * commands of docs/backup.md as they are written (server/backup/backup-guide.test.ts).
 * `ACCOUNTS=300 WRITERS=8 FLIPS=200` are the defaults.
 */
const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const [ACCOUNTS, WRITERS, FLIPS] = [setting('ACCOUNTS', 300), setting('WRITERS', 8), setting('FLIPS', 200)];
const home = mkdtempSync(path.join(tmpdir(), 'ggp-check-backup-'));
const migrations = readMigrations();

type Side = { db: Database; session: Database; files: ListedFiles; close: () => Promise<void> };

async function openFolder(name: string, files: ListedFiles): Promise<Side> {
  const embedded = await openEmbedded(path.join(home, name, 'database'));
  await migrate(embedded.db, migrations);
  return { db: embedded.db, session: embedded.db, files, close: embedded.close };
}

async function openServer(address: string, name: string, files: ListedFiles): Promise<Side> {
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const { db, migrate: migrateServer, close } = await openPostgres({ url, poolSize: 10, log: silentLog });
  await migrateServer(migrations);
  const session = await openSession(url);
  return {
    db,
    session: session.db,
    files,
    close: async () => {
      await session.close();
      await close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

const JPEG = Uint8Array.from(`\xff\xd8\xff\xe0${'x'.repeat(60_000)}`, (char) => char.charCodeAt(0));

/** Writes until `isOver`; answers how many requests were accepted. */
async function load(side: Side, tokens: readonly string[], isOver: () => boolean): Promise<number> {
  const app = createApp({ ...memoryDeps(side.db), files: side.files });
  let accepted = 0;
  const post = async (address: string, token: string, body: FormData | string) => {
    const json = typeof body === 'string' && { 'content-type': 'application/json' };
    const headers = { authorization: `Bearer ${token}`, 'x-ggp-client': 'web', ...json };
    const answer = await app.request(`http://localhost/api${address}`, { method: 'POST', headers, body });
    if (answer.ok) accepted += 1;
  };
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let at = writer; !isOver(); at += WRITERS) {
        const token = tokens[at % tokens.length] ?? '';
        const body = new FormData();
        body.set('file', new File([JPEG], 'photo.jpg', { type: 'image/jpeg' }));
        await post('/upload/image', token, body);
        await post('/profile', token, JSON.stringify({ name: '하루', birth_date: '20250301', gender: 'male' }));
      }
    }),
  );
  return accepted;
}

/** Uploads whose file is missing, and files without a row. */
async function countUnmatched({ db, files }: Pick<Side, 'db' | 'files'>) {
  const rows = new Set((await db.select({ path: uploads.path }).from(uploads)).map(({ path: name }) => name));
  const names = new Set<string>();
  for await (const name of files.list('photos/')) names.add(name);
  const without = [...rows].filter((name) => !names.has(name)).length;
  const extra = [...names].filter((name) => !rows.has(name.replace(/-\d+\.webp$/, '.webp'))).length;
  return without + extra;
}

async function checksums(db: Database): Promise<string> {
  const names = await queryRows(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'file_stores' order by 1`,
    v.object({ name: v.string() }),
  );
  const sums: string[] = [];
  for (const { name } of names) {
    const [row] = await queryRows(
      db,
      sql`select coalesce(md5(string_agg(t::text, e'\n' order by t::text collate "C")), '') as sum from ${sql.identifier(name)} t`,
      v.object({ sum: v.string() }),
    );
    sums.push(`${name} ${row?.sum}`);
  }
  return sums.join('\n');
}

async function hashFiles(files: ListedFiles): Promise<string> {
  const lines: string[] = [];
  for await (const name of files.list('photos/'))
    lines.push(`${name} ${await sha256Hex(new Uint8Array((await files.get(name))?.bytes ?? []))}`);
  return lines.toSorted().join('\n');
}

async function countAcceptedFlips(file: string, target: Side): Promise<number> {
  const bytes = readFileSync(file);
  let accepted = 0;
  for (let flip = 0; flip < FLIPS; flip += 1) {
    const place = Math.floor(Math.random() * bytes.length);
    const bit = 1 << (flip % 8);
    bytes[place] = (bytes[place] ?? 0) ^ bit;
    writeFileSync(`${file}.changed`, bytes);
    bytes[place] = (bytes[place] ?? 0) ^ bit;
    await restoreBackup({ ...target, migrations, force: true }, `${file}.changed`).then(
      () => (accepted += 1),
      (error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'DamagedBackup') throw error;
      },
    );
  }
  return accepted;
}

const seconds = (from: number) => (performance.now() - from) / 1000;

async function check(what: string, from: Side, to: Side): Promise<{ row: string[]; failed: number }> {
  try {
    await linkStore(from);
    const accounts = await insertAccounts(
      { db: from.db, secret: testConfig.secret, now: Date.now() },
      Array.from({ length: ACCOUNTS }, (_, at) => ({ loginId: `parent${at}` })),
    );
    const tokens = accounts.map(({ token }) => token);
    const until = Date.now() + 3_000;
    await load(from, tokens, () => Date.now() > until);
    const source: BackupSource = { ...from, now: Date.now, migrations, version: 'check' };
    const file = path.join(home, `${what.replaceAll(/\W+/g, '-')}.tar`);
    let isOver = false;
    const writing = load(from, tokens, () => isOver);
    const started = performance.now();
    const manifest = await writeBackup(source, file).finally(() => {
      isOver = true;
    });
    const took = seconds(started);
    const meanwhile = await writing;
    const accepted = await countAcceptedFlips(file, to);
    const restoring = performance.now();
    await restoreBackup({ ...to, migrations, force: false }, file);
    const restored = seconds(restoring);
    // The second backup is of a database at rest, so that every table and file can be compared with the source itself.
    await writeBackup(source, `${file}.rest`);
    const unmatched = await countUnmatched(to);
    await restoreBackup({ ...to, migrations, force: true }, `${file}.rest`);
    const isEqual = (await checksums(from.db)) === (await checksums(to.db));
    const isSame = (await hashFiles(from.files)) === (await hashFiles(to.files));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const failed = accepted + unmatched + manifest.files.missing + Number(!isEqual) + Number(!isSame);
    const row = [
      what,
      `${rows} rows, ${manifest.files.rows} files, ${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`,
      `${meanwhile}`,
      `${took.toFixed(1)} s`,
      `${restored.toFixed(1)} s`,
      `${unmatched + manifest.files.missing}`,
      `${manifest.tables.length} tables ${isEqual ? 'equal' : 'DIFFER'}, files ${isSame ? 'equal' : 'DIFFER'}`,
      `${accepted} of ${FLIPS}`,
    ];
    return { row, failed };
  } finally {
    await from.close();
    await to.close();
  }
}

/** @returns 1 when a command of the guide does not do what the guide says */
function runGuide(env: NodeJS.ProcessEnv): number {
  const args = ['node_modules/jest/bin/jest.js', 'server/backup/backup-guide'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0 ? 0 : 1;
}

const postgres = await findPostgres();
const s3 = await startS3();
const folder = (name: string) => folderFiles(path.join(home, name, 'uploads'));
try {
  const results = [
    await check(
      'embedded, folder → embedded, folder',
      await openFolder('one', folder('one')),
      await openFolder('two', folder('two')),
    ),
    await check(
      'PostgreSQL, folder → PostgreSQL, S3',
      await openServer(postgres.url, 'ggp_check_backup_a', folder('three')),
      await openServer(postgres.url, 'ggp_check_backup_b', s3Files(s3.address())),
    ),
    await check(
      'embedded, folder → PostgreSQL, folder',
      await openFolder('four', folder('four')),
      await openServer(postgres.url, 'ggp_check_backup_c', folder('five')),
    ),
  ];
  const head = [
    'From → to',
    'Backup',
    'Writes meanwhile',
    'Written in',
    'Restored in',
    'Rows or files without the other',
    'Compared with the source at rest',
    'Changed bits accepted',
  ];
  writeSection(
    'npm run prove -- backup',
    `${toTable([head, ...results.map(({ row }) => row)])}\n\nEvery restore compares the checksum of each table and of all files with the snapshot before it commits.`,
  );
  const guide = runGuide({}) + runGuide({ TEST_DATABASE_URL: postgres.url });
  process.exitCode = guide > 0 || results.some(({ failed }) => failed > 0) ? 1 : 0;
} finally {
  await s3.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
