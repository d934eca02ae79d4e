/** @postgres sql jobs */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { UploadedImage } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import type { Database } from '@server/db/database';
import { readMigrations } from '@server/db/migrate/read-migrations';
import { queryRows } from '@server/db/query-rows';
import * as schema from '@server/db/schema';
import { prepareBackupFolder } from '@server/lib/backup-folder';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { linkStore } from '@server/modules/uploads/store-link';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import { folderFiles } from '@server/node/files/folder-files';
import { createFullAccount } from '@server/testing/full-account';
import { openInMemory } from '@server/testing/own-database';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { updateLeftAccounts } from './left-accounts';
import { restoreBackup } from './restore-backup';
import { runBackups } from './schedule-backups';
import { type BackupSource, writeBackup } from './write-backup';

// Many requests and checksums, on a machine that may be busy.
jest.setTimeout(300_000);

const migrations = readMigrations();
let t: TestApp;
let folder: string;
let source: BackupSource;
/** A second database, beside that of the test. */
let own: Awaited<ReturnType<typeof openInMemory>>;
let target: { session: Database; files: ReturnType<typeof folderFiles>; migrations: typeof migrations };

beforeAll(async () => {
  own = await openInMemory();
});
afterAll(() => own.close());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ggp-backup-'));
  const files = folderFiles(path.join(folder, 'uploads'));
  t = await createTestApp({ files });
  await linkStore({ db: t.db, files });
  source = { db: t.db, session: t.db, files, now: t.deps.now, migrations, version: '1.2.3' };
  target = {
    session: own.db,
    files: folderFiles(path.join(folder, 'restored')),
    migrations,
  };
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
});

const file = (name = 'one.tar') => path.join(folder, name);
const restore = (name?: string, changes = {}) => restoreBackup({ ...target, force: true, ...changes }, file(name));

/** Number of rows and a checksum of each table, computed by the database itself. */
async function checksums(db: Database) {
  const names = await queryRows(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'file_stores' order by 1`,
    v.object({ name: v.string() }),
  );
  const sums: Record<string, string> = {};
  for (const { name } of names) {
    const [row] = await queryRows(
      db,
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\n' order by t::text collate "C")), '') as sum from ${sql.identifier(name)} t`,
      v.object({ sum: v.string() }),
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

/** Every file of a folder with its bytes. */
const contents = (name: string) =>
  Object.fromEntries(
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'store-id.txt')
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((each) => [path.relative(path.join(folder, name), each), readFileSync(each, 'latin1')]),
  );

const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));
async function upload(token: string): Promise<string> {
  const body = new FormData();
  body.set('file', new File([JPEG], 'photo.jpg', { type: 'image/jpeg' }));
  const { data } = await t.callJson<UploadedImage>('POST', '/upload/image', { token, body });
  return withoutSignatures(data.path);
}

test('a restored backup has every row and file, readable by its owner only', async () => {
  await createFullAccount(t, 'planted_one');
  const written = await writeBackup(source, file());
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).not.toContain('one.tar.part');
  const { manifest } = await restore();
  expect(manifest).toEqual(written);
  const [before, after] = [await checksums(t.db), await checksums(target.session)];
  expect(after).toEqual(before);
  expect(Object.values(after).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(50);
  expect(contents('restored')).toEqual(contents('uploads'));
  expect(written.files).toMatchObject({ rows: Object.keys(contents('uploads')).length, missing: 0 });
  // Triggers and foreign keys hold again.
  await expect(target.session.execute(sql`update point_transactions set created_at = now()`)).rejects.toThrow();
  await expect(target.session.execute(sql`update profiles set account_id = gen_random_uuid()`)).rejects.toThrow();
});

test('a backup under load has what was acknowledged before, and a file for each of its rows', async () => {
  const people = await t.signUpEach([{}, {}, {}]);
  const [first] = people;
  const before = await Promise.all(people.map(({ token }) => upload(token)));
  let isOver = false;
  const later = () => t.clock.now + 2 * DAY_MS;
  const load = people.map(async ({ token }) => {
    let sent = 0;
    do {
      await upload(token);
      sent += 1;
      await t.callJson('POST', '/profile', {
        token,
        body: { name: `아이${sent}`, birth_date: '20250301', gender: 'male' },
      });
      // Files unused for a day would go now.
      await sweepUploads({ ...t.deps, now: later });
    } while (!isOver);
    return sent;
  });
  await writeBackup({ ...source, now: later }, file()).finally(() => {
    isOver = true;
  });
  expect(Math.min(...(await Promise.all(load)))).toBeGreaterThan(0);
  await restore();
  const rows = await target.session.select({ path: schema.uploads.path }).from(schema.uploads);
  const restored = contents('restored');
  expect(rows.filter(({ path: name }) => !(name in restored))).toEqual([]);
  expect(
    Object.keys(restored).filter((name) => !rows.some(({ path: row }) => row === name.replace(/-\d+\.webp$/, '.webp'))),
  ).toEqual([]);
  expect(first && (await target.session.select().from(schema.accounts)).length).toBe(3);
  expect(before).toHaveLength(3);
});

test('any changed, missing or added byte is refused before anything is written', async () => {
  const { token } = await t.signUp();
  await upload(token);
  await writeBackup(source, file());
  await restore();
  const [rows, files] = [await checksums(target.session), contents('restored')];
  const bytes = readFileSync(file());
  const places = Array.from({ length: 60 }, (_, at) => Math.floor((at * (bytes.length - 1)) / 59));
  const unnoticed: number[] = [];
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
    writeFileSync(file('changed.tar'), changed);
    await restore('changed.tar').then(
      () => unnoticed.push(place),
      (error: unknown) => expect(error).toHaveProperty('name', 'DamagedBackup'),
    );
  }
  expect(unnoticed).toEqual([]);
  for (const length of [0, 100, bytes.length - 1, bytes.length - 512]) {
    writeFileSync(file('changed.tar'), bytes);
    truncateSync(file('changed.tar'), length);
    await expect(restore('changed.tar')).rejects.toThrow('damaged');
  }
  writeFileSync(file('changed.tar'), Buffer.concat([bytes, Buffer.alloc(512)]));
  await expect(restore('changed.tar')).rejects.toThrow('damaged');
  expect([await checksums(target.session), contents('restored')]).toEqual([rows, files]);
});

test('a place that is not empty is refused, and replaced completely by force', async () => {
  const { token } = await t.signUp();
  await upload(token);
  await writeBackup(source, file());
  await restore();
  await expect(restore(undefined, { force: false })).rejects.toThrow(
    /Accounts of people in the database already: 1; .*--force/,
  );
  await target.session.delete(schema.accounts);
  await expect(restore(undefined, { force: false })).rejects.toThrow(/pictures in the store.*--force/);
  await target.files.put('photos/aa/other.webp', JPEG, 'image/webp');
  await restore();
  expect(contents('restored')).toEqual(contents('uploads'));
  await expect(linkStore({ db: target.session, files: target.files })).resolves.toBeUndefined();
});

describe('a backup of another release', () => {
  const next = {
    sql: ['alter table accounts add column planted text', `update accounts set planted = login_id`],
    bps: true,
    folderMillis: (migrations.at(-1)?.folderMillis ?? 0) + 1,
    hash: 'next',
  };

  test('an older one is migrated', async () => {
    await t.signUp({ loginId: 'parent_of_before' });
    await writeBackup(source, file());
    await restore(undefined, { migrations: [...migrations, next] });
    const rows = await queryRows(target.session, sql`select planted from accounts`, v.object({ planted: v.string() }));
    expect(rows).toEqual([{ planted: 'parent_of_before' }]);
  });

  test('a newer one is refused', async () => {
    await writeBackup({ ...source, migrations: [...migrations, next] }, file());
    await expect(restore()).rejects.toThrow('newer release');
  });

  test('one from before the first release is refused, and changes nothing', async () => {
    const before = await checksums(target.session);
    const many = Array.from({ length: 50 }, (_, at) => ({ ...next, hash: `unreleased ${at}` }));
    for (const unreleased of [many, many.slice(0, 1)]) {
      await writeBackup({ ...source, migrations: unreleased }, file(`${unreleased.length}.tar`));
      await expect(restore(`${unreleased.length}.tar`)).rejects.toThrow(/before the first one.*첫 정식 버전 전에/);
    }
    expect(await checksums(target.session)).toEqual(before);
  });
});

test('who left after the backup leaves again, and is erased when that is due', async () => {
  const [leaver, returner, stayer] = await t.signUpEach([{}, {}, {}]);
  if (!leaver || !returner || !stayer) throw new Error('nobody signed up');
  await upload(leaver.token);
  await writeBackup(source, file());
  const leavingAt = new Date(t.clock.now);
  const setLeaving = (id: string, at: Date | null) =>
    t.db.update(schema.accounts).set({ leavingAt: at }).where(eq(schema.accounts.id, id));
  await setLeaving(leaver.accountId, leavingAt);
  await setLeaving(returner.accountId, leavingAt);
  await updateLeftAccounts(folder, t.db, t.clock.now);
  await setLeaving(returner.accountId, null);
  t.clock.now += 30 * DAY_MS;
  expect(await purgeLeft(t.deps)).toBe(1);
  await updateLeftAccounts(folder, t.db, t.clock.now);
  expect(readFileSync(file('left-accounts.txt'), 'utf8')).toBe(`${leaver.accountId} ${leavingAt.toISOString()}\n`);

  expect(await restore()).toMatchObject({ leftAgain: 1, hasLeftAccounts: true });
  const sessions = await target.session.select({ id: schema.refreshTokens.accountId }).from(schema.refreshTokens);
  expect(sessions.some(({ id }) => id === leaver.accountId)).toBe(false);
  expect(await purgeLeft({ ...t.deps, db: target.session, files: target.files })).toBe(1);
  const left = await target.session.select({ id: schema.accounts.id }).from(schema.accounts);
  expect(left.map(({ id }) => id).toSorted()).toEqual([returner.accountId, stayer.accountId].toSorted());
  expect(contents('restored')).toEqual({});
});

test('scheduled backups are written when due, and only the newest are stored', async () => {
  const plan = { folder: path.join(folder, 'backups'), every: 6, keep: 2 };
  const run = () => runBackups(plan, { ...source, log: t.deps.log });
  // The newest one is dated by its file.
  t.clock.now = Date.now();
  const [first, again] = [await run(), await run()];
  expect([first, again]).toEqual([expect.stringMatching(/backup-\d{8}-\d{6}\.tar$/), null]);
  for (let times = 0; times < 2; times += 1) {
    t.clock.now += 7 * HOUR_MS;
    expect(await run()).not.toBeNull();
  }
  const names = readdirSync(plan.folder);
  expect(names.filter((name) => name.endsWith('.tar'))).toHaveLength(2);
  expect(names).toContain('left-accounts.txt');
  expect(names).not.toContain(path.basename(first ?? ''));
  expect(t.logLines.filter((line) => line.includes('"backup written"'))).toHaveLength(3);
});

test('a backup with accounts is not pushed out by those of an installation that lost them', async () => {
  const plan = { folder: path.join(folder, 'backups'), every: 6, keep: 2 };
  const run = () => runBackups(plan, { ...source, log: t.deps.log });
  await createFullAccount(t, 'planted_one');
  t.clock.now = Date.now();
  const good = path.basename((await run()) ?? '');
  await t.db.delete(schema.accounts);
  const written: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    t.clock.now += 7 * HOUR_MS;
    written.push(path.basename((await run()) ?? ''));
  }
  const stored = readdirSync(plan.folder).filter((name) => name.endsWith('.tar'));
  expect(stored.toSorted()).toEqual([good, ...written.slice(-2)].toSorted());
  expect(t.logLines.filter((line) => line.includes('"older backups kept'))).toHaveLength(3);
});

test('a folder that cannot be written is told in a sentence, and one that is missing is made', async () => {
  await prepareBackupFolder(path.join(folder, 'new', 'backups'));
  expect(readdirSync(path.join(folder, 'new', 'backups'))).toEqual([]);
  writeFileSync(file('a-file'), '');
  await expect(prepareBackupFolder(path.join(file('a-file'), 'backups'))).rejects.toThrow(
    /a-file.backups of BACKUP_DIR \(ENOTDIR\).* \/ .*백업을 쓸 수 없어요/,
  );
});

test('two backups at once: the second is refused', async () => {
  const results = await Promise.allSettled([writeBackup(source, file()), writeBackup(source, file('two.tar'))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await expect(writeBackup(source, file('two.tar'))).resolves.toBeDefined();
  await expect(writeBackup(source, file('two.tar'))).rejects.toMatchObject({ code: 'EEXIST' });
});
