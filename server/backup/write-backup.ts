import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { STROKE_IMAGE_PATH } from '@contract/admin-stroke/strokes';
import type { Database, Transaction } from '@server/db/database';
import type { Migration } from '@server/db/migrate/migrate';
import { queryRows } from '@server/db/query-rows';
import type { ListedFiles } from '@server/deps';
import { picturePaths } from '@server/modules/uploads/stored-picture';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type ArchiveWriter, writeArchive } from './archive-writer';
import { FORMAT, MANIFEST, type Manifest } from './manifest';
import { withoutRemovals } from './pause-removals';
import { createChecksum, fixTextForms, listTables, readRows } from './tables';

/** Text of rows in one entry, before it is compressed. */
const PART_CHARS = 1024 * 1024;

export type BackupSource = {
  db: Database;
  /** Where one transaction may take long; the same for the embedded database. */
  session: Database;
  files: ListedFiles;
  now: () => number;
  /** The release's, all of them applied. */
  migrations: readonly Migration[];
  version: string;
};

/**
 * Writes rows and pictures to one file while the product serves: rows from one snapshot, then the files of exactly
 * those rows, none of which is removed meanwhile.
 * @throws BackupRunning, FilesUnavailable, Error when the file exists (EEXIST)
 */
export async function writeBackup(source: BackupSource, file: string): Promise<Manifest> {
  const { db, session, now, migrations, version } = source;
  return withoutRemovals(db, now, () =>
    writeArchive(file, Math.floor(now() / 1000), async (writer) => {
      const rows = await session.transaction((tx) => writeRows(tx, writer), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      const files = await writeFiles(source.files, rows.uploads, writer);
      const manifest: Manifest = {
        format: FORMAT,
        product: 'grow-grow-planner',
        version,
        createdAt: new Date(rows.at).toISOString(),
        migrations: { count: migrations.length, last: migrations.at(-1)?.hash ?? '' },
        tables: rows.tables,
        files,
      };
      await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
      return manifest;
    }),
  );
}

/** Every table in compressed parts of `rows/<table>/<number>.gz`. */
async function writeRows(tx: Transaction, writer: ArchiveWriter) {
  await fixTextForms(tx);
  const tables: Manifest['tables'] = [];
  const [time] = await queryRows(
    tx,
    sql`select extract(epoch from now())::float8 * 1000 as at`,
    v.object({ at: v.number() }),
  );
  for (const table of await listTables(tx)) {
    const checksum = createChecksum();
    let [part, chars, lines]: [number, number, string[]] = [0, 0, []];
    const flush = async () => {
      if (lines.length === 0) return;
      part += 1;
      const name = `rows/${table.name}/${String(part).padStart(6, '0')}.gz`;
      await writer.add(name, gzipSync(`${lines.join('\n')}\n`, { level: 6 }));
      [chars, lines] = [0, []];
    };
    for await (const some of readRows(tx, table)) {
      for (const line of some) {
        checksum.add(line);
        lines.push(line);
        chars += line.length;
      }
      if (chars >= PART_CHARS) await flush();
    }
    await flush();
    tables.push({ ...table, ...checksum.result() });
  }
  const uploads = await queryRows(tx, sql`select path from uploads`, v.object({ path: v.string() }));
  return { tables, at: time?.at ?? 0, uploads: uploads.map(({ path }) => path) };
}

async function writeFiles(store: ListedFiles, uploads: readonly string[], writer: ArchiveWriter) {
  const checksum = createChecksum();
  let bytes = 0;
  const write = async (name: string) => {
    const file = await store.get(name);
    if (!file) return false;
    checksum.add(fileLine(name, file.bytes));
    bytes += file.bytes.byteLength;
    await writer.add(`files/${name}`, file.bytes);
    return true;
  };
  /** @returns those without a file */
  const writeAll = async (pictures: readonly string[]) => {
    const absent: string[] = [];
    for (const upload of pictures) {
      // An upload writes the picture after its copies.
      const [picture = upload, ...copies] = picturePaths(upload);
      if (await write(picture)) for (const copy of copies) await write(copy);
      else absent.push(upload);
    }
    return absent;
  };
  // Its row is written first of all, so the file of one that was under way may have arrived meanwhile.
  const missing = await writeAll(await writeAll(uploads));
  for await (const name of store.list(`${STROKE_IMAGE_PATH}/`)) await write(name);
  return { ...checksum.result(), bytes, missing: missing.length };
}

export const fileLine = (name: string, bytes: Uint8Array): string =>
  `${name} ${createHash('sha256').update(bytes).digest('hex')}`;
