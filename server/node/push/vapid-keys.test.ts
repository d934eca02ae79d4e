/** @postgres concurrency */
import { useTestApp } from '@server/testing/test-app';
import { sharedVapidKey, vapidKeys } from './vapid-keys';

const t = useTestApp();

test('processes that start together share one key', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => sharedVapidKey(t.db)));
  expect(new Set(keys).size).toBe(1);
  expect(await sharedVapidKey(t.db)).toBe(keys[0]);
  expect((await vapidKeys(keys[0] ?? '')).publicKey).toMatch(/^B[\w-]{86}$/);
});
