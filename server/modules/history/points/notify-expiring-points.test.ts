/** @postgres jobs money */
import { notices, pointLots } from '@server/db/schema';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { earn, spend } from './ledger';
import { notifyExpiringPoints } from './notify-expiring-points';

const t = useTestCommunity();
let haneul: Member;
beforeEach(async () => {
  haneul = await t.join('하늘이네', { days: 100 });
  at('2026-03-10T12:00');
});

const at = (moment: string) => {
  t.clock.now = Date.parse(`${moment}:00+09:00`);
};
const owner = () => ({ accountId: haneul.accountId, now: t.clock.now });
const give = (points: number) =>
  t.db.transaction((tx) =>
    earn(tx, owner(), { key: crypto.randomUUID(), reason: 'contest', note: '공모전', points, months: 1 }),
  );
const run = () => notifyExpiringPoints(t.db, t.clock.now);
const bodies = async () => (await t.db.select().from(notices)).map(({ body }) => body);

test.each([
  // a month from 10 March they end on 10 April
  ['2026-04-02T20:59', []],
  ['2026-04-03T07:59', []],
  ['2026-04-03T08:00', ['120P를 4월 10일까지 쓸 수 있어요.']],
  ['2026-04-10T20:00', ['120P를 4월 10일까지 쓸 수 있어요.']],
  ['2026-04-11T08:00', []],
])('at %s: %j', async (moment, notified) => {
  await give(120);
  at(moment);
  await run();
  expect(await bodies()).toEqual(notified);
});

test('notifies once over repeated runs, with all points that expire within a month', async () => {
  await give(100);
  at('2026-03-20T12:00');
  await give(50);
  at('2026-04-04T09:00');
  expect([await run(), await run()]).toEqual([1, 0]);
  at('2026-04-15T09:00');
  expect(await run()).toBe(0);
  expect(await bodies()).toEqual(['4월 10일부터 차례로 모두 150P가 사라져요.']);
  expect(await t.db.select().from(notices)).toMatchObject([{ kind: 'point', path: '/history/point' }]);
});

test('notifies once from two processes', async () => {
  await give(100);
  at('2026-04-04T09:00');
  expect((await Promise.all([run(), run()])).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('does not notify of points spent meanwhile', async () => {
  await give(100);
  await t.db.transaction((tx) =>
    spend(tx, owner(), { key: crypto.randomUUID(), reason: 'coupon', note: '쿠폰', points: 100 }),
  );
  at('2026-04-04T09:00');
  expect(await run()).toBe(0);
  expect((await t.db.select().from(pointLots)).filter(({ remaining }) => remaining > 0)).toEqual([]);
});
