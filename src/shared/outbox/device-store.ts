import type { StoredRequest } from '@/shared/storage/database';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { dropRow, hasDatabase, isRemoved, isRowStored, listRows, putRow, registerRows } from './row-database';

/**
 * Rows stored on the device, each under its own key `{prefix}/{owner}/{id}`, so that two tabs never overwrite each
 * other's rows. Storage that is absent, throws, is full or contains invalid data reads as empty, and reports it on
 * writing.
 */
export type DeviceStore<T> = {
  /** Every readable row; what does not fit is thrown away. */
  readAll: () => T[];
  /** False when the device would not keep it. */
  put: (owner: string, id: string, row: T) => boolean;
  drop: (owner: string, id: string) => void;
  isStored: (owner: string, id: string) => Promise<boolean>;
  /** The row in a `storage` event of another tab; null when it is not of this store, or was moved to the database. */
  readChange: (event: Pick<StorageEvent, 'key' | 'newValue'>) => { id: string; row: T | null } | null;
};

/** Data with which the service worker sends a row. */
export type Sendable = { seq: number; group: string; request: StoredRequest };

/** @param toSendable null for rows that only a page sends */
export function deviceStore<T>(
  prefix: string,
  parse: (value: unknown) => T | null,
  toSendable: (row: T) => Sendable | null = () => null,
): DeviceStore<T> {
  const toKey = (owner: string, id: string) => `${prefix}/${owner}/${id}`;
  const read = (text: string | null): T | null => {
    try {
      return text === null ? null : parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  registerRows(prefix, (text) => {
    const row = read(text);
    return row === null ? null : { row, sendable: toSendable(row) };
  });
  const readOrDrop = (key: string): T[] => {
    const text = deviceStorage.read(key);
    const row = read(text);
    if (row === null && !isRemoved(text)) deviceStorage.remove(key);
    return row === null ? [] : [row];
  };
  return {
    readAll: () => {
      // A noted row is newer than the database.
      const noted = new Set(deviceStorage.keys().filter((key) => key.startsWith(`${prefix}/`)));
      const moved = listRows(prefix).filter(([key]) => !noted.has(key));
      return [...moved.flatMap(([, row]) => parse(row) ?? []), ...[...noted].flatMap(readOrDrop)];
    },
    put: (owner, id, row) => putRow(toKey(owner, id), JSON.stringify(row)),
    drop: (owner, id) => dropRow(toKey(owner, id)),
    isStored: (owner, id) => isRowStored(toKey(owner, id)),
    readChange: ({ key, newValue }) => {
      const [start, owner, id] = key?.split('/') ?? [];
      if (start !== prefix || !owner || !id) return null;
      if (newValue === null && hasDatabase()) return null;
      return { id, row: read(newValue) };
    },
  };
}
