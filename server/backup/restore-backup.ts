import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database, Transaction } from '@server/db/database';
import type { Migration } from '@server/db/migrate/migrate';
import { queryRows } from '@server/db/query-rows';
import { fileStores } from '@server/db/schema';
import type { ListedFiles } from '@server/deps';
import { EDITORS_ID } from '@server/modules/accounts/editors';
import { relinkStore, STORE_ID_FILE } from '@server/modules/uploads/store-link';
import { typeByName } from '@server/node/files/folder-files';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { DamagedBackup, type Entry, openArchive } from './archive-reader';
import { type LeftAccounts, leaveAgain, listLeaving, readLeftAccounts } from './left-accounts';
import { FORMAT, MANIFEST, type Manifest, manifest } from './manifest';
import { advanceSequences, applyMigrations, dropTables, suspendConstraints } from './replace-schema';
import { checksumTable, createChecksum, fixTextForms, insertRows, listTables, type TableShape } from './tables';
import { fileLine } from './write-backup';

/** The backup cannot be restored here; nothing was changed. */
export class RestoreRefused extends Error {
  constructor(en: string, ko: string) {
    super(`${en} / ${ko}`);
    this.name = 'RestoreRefused';
  }
}

export type RestoreTarget = {
  /** One connection, without a limit on a statement. */
  session: Database;
  files: ListedFiles;
  /** Of this release, all that there are. */
  migrations: readonly Migration[];
  /** True if existing rows and pictures may be replaced. */
  force: boolean;
};

export type Restored = { manifest: Manifest; leftAgain: number; hasLeftAccounts: boolean };

/**
 * Restores rows and pictures of a verified backup: rows in one transaction, which is committed after every file is
 * stored, every checksum agrees and every foreign key holds. Rows of an older release are migrated.
 * @throws DamagedBackup, RestoreRefused before anything is changed
 */
export async function restoreBackup(target: RestoreTarget, file: string): Promise<Restored> {
  const archive = await openArchive(file);
  try {
    const read = await readManifest(archive.entries(), file);
    requireKnown(read, target.migrations);
    if (!target.force) await requireEmpty(target);
    const beside = await readLeftAccounts(path.dirname(path.resolve(file)));
    const left: LeftAccounts = new Map([...(beside ?? []), ...(await listTargetLeaving(target.session))]);
    const { stored, leftAgain } = await target.session.transaction(async (tx) => {
      const restored = await restoreAll(tx, target, { manifest: read, entries: archive.entries(), file });
      const count = await leaveAgain(tx, left);
      await tx.update(fileStores).set({ removalsPausedUntil: null });
      return { stored: restored, leftAgain: count };
    });
    await relinkStore({ db: target.session, files: target.files });
    if (target.force) await removeOthers(target.files, stored);
    return { manifest: read, leftAgain, hasLeftAccounts: beside !== null };
  } finally {
    await archive.close();
  }
}

async function readManifest(entries: AsyncGenerator<Entry>, file: string): Promise<Manifest> {
  for await (const entry of entries) {
    if (entry.name !== MANIFEST) continue;
    const value: unknown = JSON.parse((await entry.read()).toString());
    const known = v.safeParse(manifest, value);
    if (known.success) return known.output;
    const { format } = v.parse(v.object({ format: v.number() }), value);
    if (format > FORMAT) throw unknown();
  }
  throw new DamagedBackup(file);
}

const unknown = () =>
  new RestoreRefused(
    'The backup was made by a newer release or before the first one; restore it with the version that made it.',
    '더 새로운 버전이나 첫 정식 버전 전에 만든 백업이에요. 백업을 만든 버전으로 복원해 주세요.',
  );

function requireKnown({ format, migrations }: Manifest, known: readonly Migration[]) {
  if (format > FORMAT || known[migrations.count - 1]?.hash !== migrations.last) throw unknown();
}

/** Accounts but the product's own, which every start creates. */
async function countPeople(db: Database): Promise<number> {
  const exists = sql`select to_regclass('public.accounts') is not null as found`;
  const [table] = await queryRows(db, exists, v.object({ found: v.boolean() }));
  if (!table?.found) return 0;
  const count = sql`select count(*)::int as people from public.accounts where id <> ${EDITORS_ID}`;
  const [row] = await queryRows(db, count, v.object({ people: v.number() }));
  return row?.people ?? 0;
}

async function requireEmpty({ session, files }: RestoreTarget) {
  const refused = (en: string, ko: string) =>
    new RestoreRefused(
      `${en}; stop every server and add --force to replace all of it.`,
      `${ko} 모두 바꾸려면 서버를 모두 멈추고 --force를 붙여 주세요.`,
    );
  const people = await countPeople(session);
  if (people > 0)
    throw refused(
      `Accounts of people in the database already: ${people}`,
      `데이터베이스에 회원 계정이 이미 ${people}개 있어요.`,
    );
  for await (const name of files.list())
    if (name !== STORE_ID_FILE)
      throw refused('There are pictures in the store already', '저장소에 사진이 이미 있어요.');
}

/** Of the database that is replaced; one of another release may lack the columns, and has no say then. */
async function listTargetLeaving(db: Database): Promise<LeftAccounts> {
  return (await countPeople(db)) > 0 ? listLeaving(db) : new Map();
}

type Source = { manifest: Manifest; entries: AsyncGenerator<Entry>; file: string };

/** @returns names of the files that were stored */
async function restoreAll(tx: Transaction, target: RestoreTarget, source: Source): Promise<Set<string>> {
  const { migrations, tables } = source.manifest;
  await dropTables(tx);
  await applyMigrations(tx, target.migrations.slice(0, migrations.count));
  await fixTextForms(tx);
  const shapes: readonly TableShape[] = await listTables(tx);
  const shape = (list: readonly TableShape[]) => JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  if (shape(shapes) !== shape(tables)) throw new DamagedBackup(source.file);
  const resume = await suspendConstraints(tx, shapes);
  const stored = await storeEntries(tx, target.files, source);
  for (const table of tables) {
    const { rows, checksum } = await checksumTable(tx, table);
    if (rows !== table.rows || checksum !== table.checksum) throw new Error(`the rows of ${table.name} differ`);
  }
  await resume();
  await advanceSequences(tx);
  await applyMigrations(tx, target.migrations.slice(migrations.count));
  return stored;
}

async function storeEntries(tx: Transaction, files: ListedFiles, { manifest: read, entries, file }: Source) {
  const shapes = new Map(read.tables.map((table) => [table.name, table]));
  const stored = new Set<string>();
  const checksum = createChecksum();
  for await (const entry of entries) {
    const [kind, ...rest] = entry.name.split('/');
    const name = rest.join('/');
    if (kind === 'rows') {
      const table = shapes.get(rest[0] ?? '');
      if (!table) throw new DamagedBackup(file);
      await insertRows(tx, table, gunzipSync(await entry.read()).toString());
    } else if (kind === 'files') {
      const bytes = await entry.read();
      checksum.add(fileLine(name, bytes));
      await files.put(name, bytes, typeByName(name) ?? 'application/octet-stream');
      stored.add(name);
    }
  }
  const { rows, checksum: found } = checksum.result();
  if (rows !== read.files.rows || found !== read.files.checksum) throw new DamagedBackup(file);
  return stored;
}

/** Pictures of rows that are gone would never be found again. */
async function removeOthers(files: ListedFiles, stored: ReadonlySet<string>) {
  const others: string[] = [];
  for await (const name of files.list()) if (!stored.has(name) && name !== STORE_ID_FILE) others.push(name);
  for (const name of others) await files.remove(name);
}
