/** @postgres sql */

import { fileStores } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { memoryFiles } from '@server/testing/test-deps';
import {
  areRemovalsPaused,
  ForeignStore,
  linkStore,
  relinkStore,
  requireLinkedStore,
  STORE_ID_FILE,
  StoreOfAnother,
} from './store-link';

const t = useTestApp();

test('links a new database and store to each other once', async () => {
  await linkStore(t);
  const before = await t.files.get(STORE_ID_FILE);
  await Promise.all([linkStore(t), linkStore(t)]);
  expect(await t.files.get(STORE_ID_FILE)).toEqual(before);
  expect(await t.db.select({ storeId: fileStores.storeId }).from(fileStores)).toEqual([
    { storeId: new TextDecoder().decode(before?.bytes).trim() },
  ]);
});

test('refuses a second store, and removes nothing from it', async () => {
  await linkStore(t);
  const other = { db: t.db, files: memoryFiles() };
  await expect(linkStore(other)).rejects.toThrow(ForeignStore);
  await expect(requireLinkedStore(other)).rejects.toThrow(ForeignStore);
  expect(other.files.paths()).toEqual([]);
  await expect(requireLinkedStore(t)).resolves.toBeUndefined();
});

test('refuses a new database beside the files of another one, and changes neither', async () => {
  const files = memoryFiles();
  await files.put(STORE_ID_FILE, new TextEncoder().encode('of-another\n'), 'text/plain');
  await files.put('photos/aa/one.webp', new Uint8Array([1]), 'image/webp');
  await expect(linkStore({ db: t.db, files })).rejects.toThrow(StoreOfAnother);
  expect(await t.db.select().from(fileStores)).toEqual([]);
  await relinkStore({ db: t.db, files });
  await expect(linkStore({ db: t.db, files })).resolves.toBeUndefined();
});

test('continues a first start that was cut off after the id was written', async () => {
  await t.files.put(STORE_ID_FILE, new TextEncoder().encode('half-linked\n'), 'text/plain');
  await expect(linkStore(t)).resolves.toBeUndefined();
  await expect(requireLinkedStore(t)).resolves.toBeUndefined();
});

test('of two processes that start at once with a folder each, one is refused', async () => {
  const hosts = [memoryFiles(), memoryFiles()].map((files) => ({ db: t.db, files }));
  const results = await Promise.allSettled(hosts.map((host) => linkStore(host)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a lost store is replaced by another one when that is asked for', async () => {
  await linkStore(t);
  const other = { db: t.db, files: memoryFiles() };
  await relinkStore(other);
  await expect(linkStore(other)).resolves.toBeUndefined();
  await expect(linkStore(t)).rejects.toThrow(ForeignStore);
});

test('removals are paused until the stated time, and never without a link', async () => {
  const isPaused = () => t.db.transaction((tx) => areRemovalsPaused(tx, t.clock.now));
  expect(await isPaused()).toBe(false);
  await linkStore(t);
  await t.db.update(fileStores).set({ removalsPausedUntil: new Date(t.clock.now + 1000) });
  expect(await isPaused()).toBe(true);
  t.clock.now += 1000;
  expect(await isPaused()).toBe(false);
});
