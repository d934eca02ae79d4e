import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An answer of the API as it came, for the account and the child it was given to. */
interface StoredAnswer {
  account: string;
  data: unknown;
  /** When it was received, ms. */
  at: number;
}

/** A write of the API as it is sent, without its headers. */
export interface StoredRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: Record<string, unknown>;
}

/** A row of an outbox, and how the service worker may send it: rows of a group in the order of `seq`. */
export interface StoredRow {
  row: unknown;
  sendable: { seq: number; group: string; request: StoredRequest } | null;
}

interface Tables extends DBSchema {
  answers: { key: string; value: StoredAnswer; indexes: { at: number } };
  /** By `{outbox}/{account}/{id}`. */
  rows: { key: string; value: StoredRow };
}
export type DeviceDatabase = IDBPDatabase<Tables>;

let opened: Promise<DeviceDatabase | null> | null = null;

async function open(): Promise<DeviceDatabase | null> {
  try {
    return await openDB<Tables>('ggp', 1, {
      upgrade: (database) => {
        database.createObjectStore('answers').createIndex('at', 'at');
        database.createObjectStore('rows');
      },
      // A later release in another tab changes the tables.
      blocking: (_, __, { target }) => {
        opened = null;
        (target as IDBDatabase).close();
      },
      terminated: () => {
        opened = null;
      },
    });
  } catch {
    return null;
  }
}

/** The product's IndexedDB; null where the browser has none or refuses it. */
export function openDatabase(): Promise<DeviceDatabase | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null);
  opened ??= open();
  return opened;
}

/** Closes it; the next call opens it again. */
export async function closeDatabase(): Promise<void> {
  const database = await opened;
  opened = null;
  database?.close();
}
