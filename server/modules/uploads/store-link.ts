import type { Database, Transaction } from '@server/db/database';
import { fileStores } from '@server/db/schema';
import type { FileStore, ListedFiles } from '@server/deps';
import { randomHex } from '@server/lib/digest';
import { eq } from 'drizzle-orm';

/** In the store beside the uploads; its name is none that is served. */
export const STORE_ID_FILE = 'store-id.txt';

/** The configured store is not the one that has the files of this database. */
export class ForeignStore extends Error {
  constructor() {
    super('the file store is not the one of this database');
    this.name = 'ForeignStore';
  }
}

/** The store has files and the id of a database, and this database is new. */
export class StoreOfAnother extends Error {
  constructor() {
    super('the file store has the files of another database');
    this.name = 'StoreOfAnother';
  }
}

type Host = { db: Database; files: FileStore };
type ListedHost = { db: Database; files: FileStore & Pick<ListedFiles, 'list'> };

const uploadStore = eq(fileStores.kind, 'uploads');

/**
 * Links an unlinked database and store to each other. A second process with a folder of its own is refused here, and so
 * is a new database, opened by mistake, beside the pictures of the real one.
 * @throws ForeignStore when the database is linked to another store
 * @throws StoreOfAnother when a store with files is linked, and the database is not
 */
export async function linkStore({ db, files }: ListedHost): Promise<void> {
  const found = await readStoreId(files);
  const storeId = found ?? randomHex(16);
  await db.transaction(async (tx) => {
    // Processes that start together wait for one another at this row.
    const linked = await tx
      .insert(fileStores)
      .values({ kind: 'uploads', storeId })
      .onConflictDoNothing()
      .returning({ storeId: fileStores.storeId });
    if (linked.length === 0) return;
    if (found === null) await writeStoreId(files, storeId);
    else if (await hasUploads(files)) throw new StoreOfAnother();
  });
  await requireLinkedStore({ db, files });
}

/** Links the database to this store, whatever it was linked to before: the files of the earlier one are given up. */
export async function relinkStore({ db, files }: Host): Promise<void> {
  const found = await readStoreId(files);
  const storeId = found ?? randomHex(16);
  if (found === null) await writeStoreId(files, storeId);
  await db
    .insert(fileStores)
    .values({ kind: 'uploads', storeId })
    .onConflictDoUpdate({ target: fileStores.kind, set: { storeId } });
}

/**
 * Before files are removed: a volume that is not mounted looks like a folder whose files are gone.
 * @throws ForeignStore; never for a database that was not linked
 */
export async function requireLinkedStore({ db, files }: Host): Promise<void> {
  const [row] = await db.select({ storeId: fileStores.storeId }).from(fileStores).where(uploadStore);
  if (row && row.storeId !== (await readStoreId(files))) throw new ForeignStore();
}

/**
 * True if files must stay, because a backup reads them. Otherwise a backup that begins waits for the end of the
 * transaction.
 */
export async function areRemovalsPaused(tx: Transaction, now: number): Promise<boolean> {
  const [row] = await tx
    .select({ until: fileStores.removalsPausedUntil })
    .from(fileStores)
    .where(uploadStore)
    .for('share');
  return Boolean(row?.until && row.until.getTime() > now);
}

/** None in a store whose first start was cut off between its id and the database's. */
async function hasUploads(files: Pick<ListedFiles, 'list'>): Promise<boolean> {
  for await (const name of files.list()) if (name !== STORE_ID_FILE) return true;
  return false;
}

async function readStoreId(files: FileStore): Promise<string | null> {
  const file = await files.get(STORE_ID_FILE);
  return file && new TextDecoder().decode(file.bytes).trim();
}

const writeStoreId = (files: FileStore, id: string) =>
  files.put(STORE_ID_FILE, new TextEncoder().encode(`${id}\n`), 'text/plain');
