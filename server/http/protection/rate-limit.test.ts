/** @postgres sql concurrency */
import { MINUTE_MS } from '@contract/common/time';
import { rateLimits } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { consume, formatWait, type Limit, refund } from './rate-limit';

const t = useTestApp();

const THREE: Limit = { name: 'test', times: 3, seconds: 60 };
const take = (subject = 'someone', limit = THREE) => consume(t.deps, limit, subject);

test('allows the limit, then answers the seconds to wait, then resets', async () => {
  expect([await take(), await take(), await take()]).toEqual([null, null, null]);
  t.clock.now += 20_500;
  expect(await take()).toBe(40);
  t.clock.now += 39_500;
  expect([await take(), await take(), await take()]).toEqual([null, null, null]);
  expect(await take()).toBe(60);
});

test('counts per subject and per limit', async () => {
  for (let i = 0; i < 3; i += 1) await take();
  expect(await take('someone else')).toBeNull();
  expect(await take('someone', { ...THREE, name: 'other' })).toBeNull();
  expect(await take()).toBe(60);
});

test('counts a hundred concurrent calls as a hundred', async () => {
  const turns = await Promise.all(Array.from({ length: 100 }, () => take()));
  expect(turns.filter((turn) => turn === null)).toHaveLength(3);
});

test('a refund allows exactly one more call', async () => {
  for (let i = 0; i < 3; i += 1) await take();
  await refund(t.deps, THREE, 'someone');
  expect(await take()).toBeNull();
  expect(await take()).toBe(60);
});

test('stores the subject only as a keyed hash', async () => {
  await take('192.0.2.7');
  expect(await t.db.select().from(rateLimits)).toEqual([
    { key: expect.stringMatching(/^[0-9a-f]{64}$/), count: 1, resetsAt: new Date(t.clock.now + MINUTE_MS) },
  ]);
});

test.each([
  [1, '1초'],
  [59, '59초'],
  [60, '1분'],
  [61, '2분'],
  [3600, '1시간'],
  [3601, '2시간'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
