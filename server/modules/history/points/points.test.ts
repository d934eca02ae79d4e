/** @postgres concurrency money */

import { HOUR_MS, MINUTE_MS } from '@contract/common/time';
import type { PointEntry, PointHistory, PointState } from '@contract/history/points.responses';
import { POINT_RULES } from '@server/content/point-rules';
import { pointEntries } from '@server/db/schema';
import { assertNoLedgerFaults } from '@server/testing/ledger-check';
import { createTestCommunity, type Member, type TestCommunity } from '@server/testing/test-community';
import { sql } from 'drizzle-orm';
import { attend } from './attendance-service';
import { earn, spend } from './ledger';
import { sweepPoints } from './sweep-points';

let t: TestCommunity;
let haneul: Member;
beforeEach(async () => {
  t = await createTestCommunity();
  haneul = await t.join('하늘이네', { days: 100 });
});
afterEach(async () => {
  await assertNoLedgerFaults(t.db);
  await t.close();
});

const at = (moment: string) => {
  t.clock.now = Date.parse(moment);
};
const owner = () => ({ accountId: haneul.accountId, now: t.clock.now });
const give = (points: number, months = 12, key: string = crypto.randomUUID()) =>
  t.db.transaction((tx) => earn(tx, owner(), { key, reason: 'contest', note: '공모전', points, months }));
const take = (points: number, key: string = crypto.randomUUID()) =>
  t.db.transaction((tx) => spend(tx, owner(), { key, reason: 'coupon', note: '쿠폰', points }));
const state = async (as = haneul) => (await t.get<PointState>('/point', as)).data;
const balance = async () => (await state()).balance;
const history = async (month: string, query = '') =>
  (await t.get<PointHistory>(`/point/history?month=${month}${query}`, haneul)).data;
const lines = async (month: string) =>
  (await history(month)).items.map(({ reason, points, balance: after }) => [reason, points, after]);
const come = () => t.call<PointEntry>('POST', '/point/attendance', haneul);

test('starts without points and lists how to earn them', async () => {
  expect(await state()).toMatchObject({
    balance: 0,
    attended_today: false,
    attendance_points: 10,
    expiring: null,
    since: null,
    ways: [{ reason: 'attendance', how: '하루에 한 번 10P' }, {}, {}, {}],
  });
  expect(await history('2026-03')).toEqual({ items: [], next: null });
});

describe('attendance', () => {
  test('adds points once a day, and answers the same on a repeat', async () => {
    const first = await come();
    expect(first).toMatchObject({
      status: 200,
      data: { reason: 'attendance', points: 10, balance: 10, note: '', expires_on: '20270310' },
    });
    t.clock.now += MINUTE_MS;
    expect((await come()).data).toEqual(first.data);
    expect(await state()).toMatchObject({ balance: 10, attended_today: true, since: '2026-03' });
    expect((await history('2026-03')).items).toEqual([first.data]);
  });

  test('counts attendance once under ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, come));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(await balance()).toBe(10);
  });

  test('counts days in Seoul to the last second, in any server time zone', async () => {
    at('2026-03-09T15:00:00.000Z');
    await come();
    at('2026-03-10T14:59:59.999Z');
    expect(await state()).toMatchObject({ balance: 10, attended_today: true });
    await come();
    expect(await balance()).toBe(10);
    at('2026-03-10T15:00:00.000Z');
    expect((await state()).attended_today).toBe(false);
    expect((await come()).data).toMatchObject({ balance: 20, expires_on: '20270311' });
  });

  test('limits a month of the history to that month in Seoul', async () => {
    at('2026-03-31T14:59:59.999Z');
    await come();
    at('2026-03-31T15:00:00.000Z');
    await come();
    expect(await lines('2026-03')).toEqual([['attendance', 10, 10]]);
    expect(await lines('2026-04')).toEqual([['attendance', 10, 20]]);
    expect(await state()).toMatchObject({ since: '2026-03' });
  });
});

describe('expiry of points', () => {
  test.each([
    ['2026-03-09T15:00:00Z', '20270310', 'the first second of a day in Seoul'],
    ['2026-03-10T14:59:59Z', '20270310', 'its last'],
    ['2028-02-28T15:00:00Z', '20290228', '29 February: a year later there is none'],
    ['2027-02-28T03:00:00Z', '20280228', '28 February stays the 28th in a leap year'],
    ['2026-12-31T14:59:59Z', '20271231', 'the last day of a year'],
  ])('points earned at %s expire on %s (%s)', async (moment, last) => {
    at(moment);
    expect((await come()).data.expires_on).toBe(last);
    const [year, month, day] = [last.slice(0, 4), last.slice(4, 6), last.slice(6)];
    at(`${year}-${month}-${day}T14:59:59.999Z`);
    expect(await balance()).toBe(10);
    t.clock.now += 1;
    expect(await balance()).toBe(0);
  });

  test('gives the same balance and history before and after the sweep', async () => {
    await give(100, 1);
    await give(30, 12);
    at('2026-04-10T15:00:00Z');
    const before = [await state(), await lines('2026-03'), await lines('2026-04')];
    expect(before).toMatchObject([
      { balance: 30 },
      [
        ['contest', 30, 130],
        ['contest', 100, 100],
      ],
      [['expired', -100, 30]],
    ]);
    const first = await history('2026-04');
    t.clock.now += HOUR_MS;
    expect(await sweepPoints(t.db, t.clock.now)).toBe(1);
    expect([await state(), await lines('2026-03'), await lines('2026-04')]).toEqual(before);
    expect(await history('2026-04')).toEqual(first);
    expect(first.items[0]?.at).toBe('2026-04-10T15:00:00.000Z');
    expect(await sweepPoints(t.db, t.clock.now)).toBe(0);
  });

  test('posts expired points before the next movement', async () => {
    await give(100, 1);
    at('2026-05-01T03:00:00Z');
    await come();
    expect(await lines('2026-04')).toEqual([['expired', -100, 0]]);
    expect(await lines('2026-05')).toEqual([['attendance', 10, 10]]);
  });

  test('announces the points that expire within thirty days, with the first date', async () => {
    await give(100, 1);
    await give(50, 2);
    await give(7, 12);
    at('2026-03-11T03:00:00Z');
    expect((await state()).expiring).toEqual({ points: 100, on: '20260410' });
    at('2026-03-10T14:59:59Z');
    expect((await state()).expiring).toBeNull();
    at('2026-04-10T15:00:00Z');
    expect((await state()).expiring).toEqual({ points: 50, on: '20260510' });
  });
});

describe('spending of points', () => {
  test('spends the points that expire first', async () => {
    await give(50, 12);
    await give(100, 1);
    await take(120);
    expect(await lines('2026-03')).toEqual([
      ['coupon', -120, 30],
      ['contest', 100, 150],
      ['contest', 50, 50],
    ]);
    at('2026-04-10T15:00:00Z');
    expect(await balance()).toBe(30);
  });

  test('refuses more points than the balance without a movement', async () => {
    await give(50);
    await expect(take(51)).rejects.toMatchObject({ code: 'POINTS_SHORT' });
    expect(await lines('2026-03')).toEqual([['contest', 50, 50]]);
  });

  test('refuses expired points before and after the sweep', async () => {
    await give(100, 1);
    at('2026-04-10T14:59:59.999Z');
    await take(40);
    at('2026-04-10T15:00:00.000Z');
    await expect(take(1)).rejects.toMatchObject({ code: 'POINTS_SHORT' });
  });

  test('spends no more than the balance under ten concurrent requests', async () => {
    await give(55);
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => take(10)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await balance()).toBe(5);
  });
});

test('makes one movement for a repeated key', async () => {
  const first = await give(50, 12, 'contest:1');
  expect(await give(50, 12, 'contest:1')).toEqual({ id: first.id, again: true });
  const gone = await take(10, 'coupon:1');
  expect(await take(10, 'coupon:1')).toEqual({ id: gone.id, again: true });
  expect(await balance()).toBe(40);
});

test.each([0, -5, 1.5, Number.NaN])('refuses to spend %p points', async (points) => {
  await expect(give(points)).rejects.toThrow(RangeError);
  await expect(take(points)).rejects.toThrow(RangeError);
});

test('pages through the history without a gap', async () => {
  for (let i = 1; i <= 5; i += 1) await give(i);
  const first = await history('2026-03', '&limit=2');
  const second = await history('2026-03', `&limit=2&cursor=${first.next}`);
  const third = await history('2026-03', `&limit=2&cursor=${second.next}`);
  expect([first, second, third].map(({ items }) => items.map(({ points }) => points))).toEqual([[5, 4], [3, 2], [1]]);
  expect(third.next).toBeNull();
  expect((await t.get(`/point/history?month=2026-04&cursor=${first.next}`, haneul)).code).toBe('INVALID_INPUT');
});

test.each(['', '?month=2026-13', '?month=202603', '?month=1999-01'])('refuses the month %p', async (query) => {
  expect(await t.get(`/point/history${query}`, haneul)).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
});

describe('immutability of the ledger', () => {
  test.each([
    ['an entry changed', sql`update point_entries set amount = amount + 1`],
    ['an entry taken out', sql`delete from point_entries`],
    ['a transaction taken out', sql`delete from point_transactions`],
    ['a balance below zero', sql`update point_balances set balance = -1 where book = 'own'`],
    [
      'a leg too many',
      sql`insert into point_entries select account_id, transaction_id, 9, 'own', 5, 5, '20270310' from point_entries where leg = 0`,
    ],
  ])('the database refuses %s', async (_, statement) => {
    await give(10);
    const before = await t.db.select().from(pointEntries);
    await expect(t.db.execute(statement)).rejects.toThrow();
    expect(await t.db.select().from(pointEntries)).toEqual(before);
  });
});

describe('the first post of a day', () => {
  const { amount } = POINT_RULES.first_post;

  test('adds points for the first post of a day only', async () => {
    const { id } = await t.write(haneul);
    await t.call('DELETE', `/community/post/${id}`, haneul);
    await t.write(haneul);
    expect(await lines('2026-03')).toEqual([['first_post', amount, amount]]);
    at('2026-03-10T15:00:00Z');
    await t.write(haneul);
    expect(await balance()).toBe(2 * amount);
  });

  test('adds no points for a question to the experts or for a refused post', async () => {
    await t.write(haneul, { section: 'counseling' });
    expect((await t.tryWrite(haneul, { title: '' })).status).toBe(422);
    expect(await balance()).toBe(0);
  });
});

test('has no rule that pays for an answer about a child', () => {
  expect(Object.keys(POINT_RULES)).toEqual(['attendance', 'first_post', 'contest', 'licence']);
  expect(POINT_RULES.first_post.sections).not.toContain('counseling');
});

test('scopes points to the account', async () => {
  await attend({ db: t.db, ...owner() });
  expect((await state(await t.join('새봄'))).balance).toBe(0);
});
