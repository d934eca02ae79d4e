/** @postgres concurrency */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useTestApp } from '@server/testing/test-app';
import { sharedVapidKey, vapidKeys } from './vapid-keys';

const t = useTestApp();
let folders: string[];

beforeEach(async () => {
  folders = await Promise.all(['a', 'b', 'c'].map((name) => mkdtemp(path.join(tmpdir(), `vapid-${name}-`))));
});
afterEach(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

test('processes with data folders of their own that start together share one key', async () => {
  const keys = await Promise.all(folders.map((folder) => sharedVapidKey(t.db, folder)));
  expect(new Set(keys).size).toBe(1);
  expect(await sharedVapidKey(t.db, folders[0] ?? '')).toBe(keys[0]);
  expect((await vapidKeys(keys[0] ?? '')).publicKey).toMatch(/^B[\w-]{86}$/);
});

test('the key that an earlier release wrote to the data folder is taken over: browsers have subscribed with it', async () => {
  const [folder = '', other = ''] = folders;
  const bytes = Buffer.alloc(32, 7);
  await writeFile(path.join(folder, 'vapid-key'), `${bytes.toString('hex')}\n`);
  expect(await sharedVapidKey(t.db, folder)).toBe(bytes.toString('base64url'));
  expect(await sharedVapidKey(t.db, other)).toBe(bytes.toString('base64url'));
});
