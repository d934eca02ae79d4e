import { type DeviceDatabase, openDatabase, type StoredRow } from '@/shared/storage/database';
import { deviceStorage } from '@/shared/storage/safe-storage';

/**
 * Rows are first noted in localStorage, within the tap that enters them, and moved from there to IndexedDB, where the
 * service worker can send them. Rows left there by an interrupted move are moved at the start.
 */
const REMOVED = 'null';
const LONGEST_START_MS = 1000;

/** Reads the text of a row that was noted under a key; null for what is not readable. */
type ToStored = (text: string) => StoredRow | null;
const stores = new Map<string, ToStored>();
/** The rows in the database, as this page knows them. */
const rows = new Map<string, unknown>();
let work: Promise<unknown> = Promise.resolve();

export const hasDatabase = () => typeof indexedDB !== 'undefined';
export const registerRows = (prefix: string, toStored: ToStored) => void stores.set(prefix, toStored);
export const isRemoved = (text: string | null) => text === REMOVED;

const enqueueWork = (task: (database: DeviceDatabase) => Promise<void>) => {
  work = work.then(async () => {
    const database = await openDatabase();
    // A failed row stays noted, and is tried at the next start.
    if (database) await task(database).catch(() => undefined);
  });
};

/** Moves what is noted under the key: a row, or that it was removed. */
function move(key: string): void {
  enqueueWork(async (database) => {
    const text = deviceStorage.read(key);
    if (text === null) return;
    const stored = isRemoved(text) ? null : (stores.get(key.split('/')[0] ?? '')?.(text) ?? null);
    if (stored === null) await database.delete('rows', key);
    else await database.put('rows', stored, key);
    if (stored === null) rows.delete(key);
    else rows.set(key, stored.row);
    if (deviceStorage.read(key) === text) deviceStorage.remove(key);
  });
}

/** False when the device would not keep it. */
export function putRow(key: string, text: string): boolean {
  const isNoted = deviceStorage.write(key, text);
  if (isNoted && hasDatabase()) move(key);
  return isNoted;
}

export function dropRow(key: string): void {
  rows.delete(key);
  if (hasDatabase() && deviceStorage.write(key, REMOVED)) move(key);
  else deviceStorage.remove(key);
}

/** Whether the device still has a row; another tab may have sent or withdrawn it. */
export async function isRowStored(key: string): Promise<boolean> {
  const text = deviceStorage.read(key);
  if (text !== null) return !isRemoved(text);
  const database = await openDatabase();
  // Noted meanwhile, or moved.
  return (await database?.getKey('rows', key)) !== undefined;
}

/** Keys and rows of a store in the database. */
export const listRows = (prefix: string) => [...rows].filter(([key]) => key.startsWith(`${prefix}/`));

/** Before the store is created: reads the database, and moves what is still noted. Waits for a second at most. */
export async function loadRows(): Promise<void> {
  if (!hasDatabase()) return;
  enqueueWork(async (database) => {
    const { store } = database.transaction('rows');
    const [keys, stored] = await Promise.all([store.getAllKeys(), store.getAll()]);
    rows.clear();
    for (const [index, key] of keys.entries()) rows.set(key, stored[index]?.row);
  });
  const loaded = work;
  for (const key of deviceStorage.keys()) if (stores.has(key.split('/')[0] ?? '')) move(key);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_START_MS))]);
}

/** Resolves when every row that was entered until now is in the database. */
export const settleRows = (): Promise<unknown> => work;
