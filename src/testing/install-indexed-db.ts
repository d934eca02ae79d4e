import * as fake from 'fake-indexeddb';
import { closeDatabase } from '@/shared/storage/database';

const { default: _, forceCloseDatabase: __, ...GLOBALS } = fake;

/** IndexedDB in this file's tests only: jsdom has none, and what a file adds to the globals stays for the next one. */
export function installIndexedDb(): void {
  beforeAll(() => void Object.assign(globalThis, GLOBALS, { indexedDB: new fake.IDBFactory() }));
  afterAll(async () => {
    await closeDatabase();
    for (const name of Object.keys(GLOBALS)) Reflect.deleteProperty(globalThis, name);
  });
}
