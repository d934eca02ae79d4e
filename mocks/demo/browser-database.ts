import { formatDay, seoulDay } from '@contract/common/calendar';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from '@server/db/database';
import { migrate } from '@server/db/migrate/migrate';
import { migrationList } from '@server/db/migrate/migration-list';
import journal from '@server/db/migrations/meta/_journal.json';
import * as schema from '@server/db/schema';
import { drizzle } from 'drizzle-orm/pglite';
import { deleteDB } from 'idb';
import { FOLDER, StoredFiles } from './stored-files';

declare global {
  /** Of the build (vite.demo.config.ts): the files, and the day of the demo's rows. */
  const __DEMO_ARCHIVES__: { day: string; names: { content: string; demo: string } };
}

const texts = import.meta.glob<string>('/server/db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function getMigrationSql(tag: string) {
  const text = texts[`/server/db/migrations/${tag}.sql`];
  if (text === undefined) throw new Error(`Migration ${tag} is not in the build.`);
  return text;
}

const NAME = 'ggp-demo';
/** PGlite's name of its files in IndexedDB. */
const STORED_FILES = `${FOLDER}/${NAME}`;

/** The baseline of the database that was stored; with it there is no archive to load. */
const STORED_KEY = 'ggp_demo_database';
const BASELINE = String(journal.entries[0]?.when);

/**
 * The archive to start from: with the demo on the day of the build, otherwise with the content alone.
 * @param onShare how much of it has arrived, 0 to 1
 */
async function loadArchive(onShare: (share: number) => void): Promise<Blob> {
  const { day, names } = __DEMO_ARCHIVES__;
  const answer = await fetch(`/${day === formatDay(seoulDay(Date.now())) ? names.demo : names.content}`);
  if (!answer.ok || !answer.body) throw new Error(`The archive was answered ${answer.status}.`);
  const total = Number(answer.headers.get('content-length')) || Number.POSITIVE_INFINITY;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    size += read.value.length;
    onShare(Math.min(1, size / total));
  }
  return new Blob(parts);
}

async function open(archive: Blob | null) {
  const fs = new StoredFiles(NAME);
  const pg = await PGlite.create({
    fs,
    dataDir: NAME,
    relaxedDurability: false,
    extensions: { pg_trgm },
    ...(archive && { loadDataDir: archive }),
  });
  return { pg, fs };
}

/**
 * PostgreSQL in this browser, stored in IndexedDB once `store` was called, then after each statement that writes: with
 * PGlite's relaxed durability the last rows are lost on a reload.
 */
export async function browserDatabase(
  onShare: (share: number) => void,
): Promise<{ db: Database; store: () => Promise<void> }> {
  const isStored = localStorage.getItem(STORED_KEY) === BASELINE;
  // Of another baseline, or of a first start that was interrupted.
  if (!isStored) await deleteDB(STORED_FILES);
  const { pg, fs } = await open(isStored ? null : await loadArchive(onShare));
  const db: Database = drizzle(pg, { schema });
  await migrate(db, await migrationList(journal, getMigrationSql));
  const store = async () => {
    await fs.resume();
    localStorage.setItem(STORED_KEY, BASELINE);
  };
  return { db, store };
}
