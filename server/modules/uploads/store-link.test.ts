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
