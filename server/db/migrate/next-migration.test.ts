/** @postgres migrations */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup } from '@server/backup/restore-backup';
import { checksumTable, listTables, type TableShape } from '@server/backup/tables';
import { writeBackup } from '@server/backup/write-backup';
import { projectPaths } from '@server/lib/project-paths';
import { linkStore } from '@server/modules/uploads/store-link';
import { folderFiles } from '@server/node/files/folder-files';
import { createFullAccount } from '@server/testing/full-account';
import { openOwnDatabase } from '@server/testing/own-database';
import { createTestApp } from '@server/testing/test-app';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database';
import { queryRows } from '../query-rows';
import type { Migration } from './migrate';
import { readMigrations } from './read-migrations';

jest.setTimeout(120_000);

/** Changes that a next release may make (docs/upgrade.md). */
const NEXT = `ALTER TABLE "posts" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "planted" text;--> statement-breakpoint
CREATE TABLE "badges" (
	"account_id" uuid PRIMARY KEY NOT NULL REFERENCES "accounts"("id") ON DELETE cascade,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "posts_pinned_idx" ON "posts" USING btree ("pinned","id");--> statement-breakpoint
INSERT INTO "badges" SELECT "id", 'first' FROM "accounts";`;

const journal = v.looseObject({ entries: v.array(v.looseObject({ idx: v.number(), when: v.number() })) });

/** The migrations of this release and one more, read from files as a release reads them. */
function readNext(folder: string): Migration[] {
  cpSync(projectPaths.migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const known = v.parse(journal, JSON.parse(readFileSync(file, 'utf8')));
  const last = known.entries.at(-1);
  const entry = { ...last, idx: known.entries.length, when: (last?.when ?? 0) + 1, tag: 'next' };
  writeFileSync(file, JSON.stringify({ ...known, entries: [...known.entries, entry] }));
  writeFileSync(path.join(folder, 'next.sql'), NEXT);
  return readMigrations(folder);
}

const checksums = (db: Database, shapes: readonly TableShape[]) =>
  db.transaction(async (tx) => {
    const sums: Record<string, unknown> = {};
    for (const shape of shapes) sums[shape.name] = await checksumTable(tx, shape);
    return sums;
  });

test('a second migration over a filled baseline leaves its rows, fills its defaults and is applied once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ggp-next-'));
  const files = folderFiles(path.join(folder, 'uploads'));
  const t = await createTestApp({ files });
  const { db, migrate, close } = await openOwnDatabase();
  const readJournal = () =>
    queryRows(db, sql`select hash from drizzle.__drizzle_migrations order by id`, v.object({ hash: v.string() }));
  try {
    // A database as this release leaves it: of the worker's own no test may change the tables.
    await linkStore({ db: t.db, files });
    await createFullAccount(t, 'planted_one');
    const migrations = readMigrations();
    const backup = path.join(folder, 'filled.tar');
    await writeBackup({ db: t.db, session: t.db, files, now: t.deps.now, migrations, version: '1.2.3' }, backup);
    await migrate(migrations);
    await restoreBackup({ session: db, files, migrations, force: true }, backup);
    const shapes = await db.transaction(listTables);
    const before = await checksums(db, shapes);
    expect(Object.values(before).filter((sum) => !/"rows":0\b/.test(JSON.stringify(sum))).length).toBeGreaterThan(50);

    const next = readNext(path.join(folder, 'migrations'));
    await migrate(next);
    expect(await checksums(db, shapes)).toEqual(before);
    const rows = v.object({ pinned: v.boolean(), planted: v.null() });
    const posts = await queryRows(db, sql`select distinct pinned, planted from posts`, rows);
    expect(posts).toEqual([{ pinned: false, planted: null }]);
    const counts = sql`select (select count(*)::int from accounts) as accounts, (select count(*)::int from badges) as badges`;
    const [count] = await queryRows(db, counts, v.object({ accounts: v.number(), badges: v.number() }));
    expect(count?.badges).toBe(count?.accounts);
    expect(await readJournal()).toEqual(next.map(({ hash }) => ({ hash })));

    // Another process of the next release, and one of this release that goes on serving.
    await migrate(next);
    await migrate(migrations);
    expect(await readJournal()).toHaveLength(migrations.length + 1);
  } finally {
    await close();
    await t.close();
    rmSync(folder, { recursive: true });
  }
});
