import { formatDay, seoulDay } from '@contract/common/calendar';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { migrationList } from '@server/db/migration-list';
import journal from '@server/db/migrations/meta/_journal.json';
import { namePgliteStatements } from '@server/db/name-pglite-statements';
import * as schema from '@server/db/schema';
import { drizzle } from 'drizzle-orm/pglite';
import { StoredFiles } from './stored-files';

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

/** Set when a database was stored; with one there is no archive to load. */
const STORED_KEY = 'ggp_demo_database';

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
  const fs = new StoredFiles('ggp-demo');
  const pg = await PGlite.create({
    fs,
    dataDir: 'ggp-demo',
    relaxedDurability: false,
    extensions: { pg_trgm },
    ...(archive && { loadDataDir: archive }),
  });
  return { pg, fs };
}

/** A database from before the archives is opened as it is. */
const openNew = (archive: Blob) =>
  open(archive).catch((error: unknown) => {
    if (error instanceof Error && /already exists/.test(error.message)) return open(null);
    throw error;
  });

/**
 * PostgreSQL in this browser, stored in IndexedDB once `store` was called, then after each statement that writes: with
 * PGlite's relaxed durability the last rows are lost on a reload.
 */
export async function browserDatabase(
  onShare: (share: number) => void,
): Promise<{ db: Database; store: () => Promise<void> }> {
  const isStored = localStorage.getItem(STORED_KEY) !== null;
  const { pg, fs } = isStored ? await open(null) : await openNew(await loadArchive(onShare));
  const db: Database = drizzle(namePgliteStatements(pg), { schema });
  await migrate(db, await migrationList(journal, getMigrationSql));
  const store = async () => {
    await fs.resume();
    localStorage.setItem(STORED_KEY, 'yes');
  };
  return { db, store };
}
