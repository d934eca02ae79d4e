/** @postgres concurrency money */
import type { Coupon, CouponKind, CouponPage } from '@contract/history/coupons.responses';
import type { PointState } from '@contract/history/points.responses';
import { COUPON_KINDS } from '@server/content/coupon-kinds';
import { coupons } from '@server/db/schema';
import { earn } from '@server/modules/history/points/ledger';
import { assertNoLedgerFaults } from '@server/testing/ledger-check';
import { createTestCommunity, type Member, type TestCommunity } from '@server/testing/test-community';
import { newCoupon } from './coupon-cards';

let t: TestCommunity;
let haneul: Member;
let saebom: Member;
beforeEach(async () => {
  t = await createTestCommunity();
  haneul = await t.join('하늘이네', { days: 100 });
  saebom = await t.join('새봄', { days: 100 });
});
afterEach(async () => {
  await assertNoLedgerFaults(t.db);
  await t.close();
});

const at = (moment: string) => {
  t.clock.now = Date.parse(moment);
};
const give = (points: number) =>
  t.db.transaction((tx) =>
    earn(
      tx,
      { accountId: haneul.accountId, now: t.clock.now },
      { key: crypto.randomUUID(), reason: 'contest', points, months: 24 },
    ),
  );
async function createCoupon(kind = 'month-1', as = haneul): Promise<string> {
  const id = crypto.randomUUID();
  await t.db.insert(coupons).values({ accountId: as.accountId, id, ...newCoupon(kind, t.clock.now) });
  return id;
}
const balance = async () => (await t.get<PointState>('/point', haneul)).data.balance;
const list = async (state: string, query = '', as = haneul) =>
  (await t.get<CouponPage>(`/coupon?state=${state}${query}`, as)).data;
const names = async (state: string) => (await list(state)).items.map(({ name }) => name);
const use = (id: string, as = haneul) => t.call<Coupon>('POST', `/coupon/${id}/use`, as);
const exchange = (body: { id: string; kind: string }, as = haneul) =>
  t.call<Coupon>('POST', '/coupon/exchange', as, body);

describe('using one', () => {
  test('grants its purpose from today on and becomes used', async () => {
    const id = await createCoupon('month-3');
    expect((await list('usable')).items).toEqual([
      {
        id,
        kind: 'month-3',
        name: '쑥쑥 이용권 3개월',
        purpose: '3개월 동안 한글·숫자·알파벳 따라 쓰기가 모두 열려요.',
        issued_at: '2026-03-10T03:00:00.000Z',
        expires_on: '20270310',
        used_at: null,
        opens_on: null,
        closes_on: null,
      },
    ]);
    const answer = await use(id);
    expect(answer).toMatchObject({
      status: 200,
      data: { used_at: '2026-03-10T03:00:00.000Z', opens_on: '20260310', closes_on: '20260610' },
    });
    expect(await names('usable')).toEqual([]);
    expect((await list('used')).items).toEqual([answer.data]);
  });

  test('refuses a repeat, and uses it once under ten concurrent requests', async () => {
    const id = await createCoupon();
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'COUPON_USED')).toHaveLength(9);
    expect(await use(id)).toMatchObject({ status: 409, code: 'COUPON_USED' });
  });

  test('answers the same when repeated under its idempotency key', async () => {
    const id = await createCoupon();
    const send = () =>
      t.callJson<Coupon>('POST', `/coupon/${id}/use`, {
        token: haneul.token,
        headers: { 'idempotency-key': 'the-same-tap' },
      });
    const first = await send();
    expect(await send()).toMatchObject({ status: 200, data: first.data });
  });

  test("appends the second coupon's days to those of the first", async () => {
    const [week, month] = [await createCoupon('point-week'), await createCoupon('month-1')];
    const [one, two] = await Promise.all([use(week), use(month)]);
    const spans = [one.data, two.data]
      .map(({ opens_on, closes_on }) => [opens_on, closes_on])
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    expect(spans[0]?.[0]).toBe('20260310');
    expect([
      [
        ['20260310', '20260316'],
        ['20260317', '20260417'],
      ],
      [
        ['20260310', '20260410'],
        ['20260411', '20260417'],
      ],
    ]).toContainEqual(spans);
    at('2026-05-01T03:00:00Z');
    expect((await use(await createCoupon('point-week'))).data).toMatchObject({
      opens_on: '20260501',
      closes_on: '20260507',
    });
  });

  test("answers 404 for another account's coupon", async () => {
    expect(await use(await createCoupon(), saebom)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await list('usable', '', saebom)).items).toEqual([]);
  });
});

describe('the last day', () => {
  test.each([
    ['2026-03-10T14:59:59Z', 'point-week', '20260610'],
    ['2026-03-10T15:00:00Z', 'point-week', '20260611'],
    ['2028-02-29T03:00:00Z', 'month-1', '20290228'],
    ['2026-11-30T03:00:00Z', 'point-month', '20270228'],
  ])('of a coupon issued at %s (%s) is %s, to the last second in Seoul', async (moment, kind, last) => {
    at(moment);
    const [early, late] = [await createCoupon(kind), await createCoupon(kind)];
    expect((await list('usable')).items.map(({ expires_on }) => expires_on)).toEqual([last, last]);
    at(`${last.slice(0, 4)}-${last.slice(4, 6)}-${last.slice(6)}T14:59:59.999Z`);
    expect((await use(early)).status).toBe(200);
    expect((await list('expired')).items).toEqual([]);
    t.clock.now += 1;
    expect(await use(late)).toMatchObject({ status: 409, code: 'COUPON_EXPIRED' });
    expect((await list('expired')).items.map(({ id }) => id)).toEqual([late]);
    expect((await list('usable')).items).toEqual([]);
  });

  test('lists the first to expire first', async () => {
    await createCoupon('month-12');
    await createCoupon('point-week');
    expect(await names('usable')).toEqual(['쑥쑥 이용권 7일', '쑥쑥 이용권 12개월']);
  });

  test.each(['usable', 'used', 'expired'])('pages through %s coupons without a gap', async (state) => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await createCoupon('point-week'));
    if (state === 'used') for (const id of ids) await use(id);
    if (state === 'expired') at('2027-01-01T00:00:00Z');
    const first = await list(state, '&limit=3');
    const second = await list(state, `&limit=3&cursor=${first.next}`);
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(second.next).toBeNull();
  });
});

describe('for points', () => {
  test('lists the kinds with their prices', async () => {
    const { data } = await t.get<CouponKind[]>('/coupon/kind', haneul);
    expect(data.map(({ id, price }) => [id, price])).toEqual([
      ['point-week', 300],
      ['point-month', 1000],
    ]);
  });

  test('issues the coupon and subtracts its price', async () => {
    await give(1200);
    const id = crypto.randomUUID();
    expect(await exchange({ id, kind: 'point-month' })).toMatchObject({
      status: 201,
      data: { id, name: '쑥쑥 이용권 1개월', expires_on: '20260610' },
    });
    expect([await balance(), await names('usable')]).toEqual([200, ['쑥쑥 이용권 1개월']]);
  });

  test('issues one coupon paid once under repeated and ten concurrent requests', async () => {
    await give(1200);
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange({ id, kind: 'point-week' })));
    expect(new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1);
    expect([await balance(), (await names('usable')).length]).toEqual([900, 1]);
    expect(await exchange({ id, kind: 'point-month' })).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await balance()).toBe(900);
  });

  test('refuses points for an id of another coupon of the account', async () => {
    await give(1200);
    const id = await createCoupon('month-1');
    expect((await exchange({ id, kind: 'point-week' })).code).toBe('CONFLICT');
    expect(await balance()).toBe(1200);
  });

  test('moves neither points nor coupon without enough points', async () => {
    await give(299);
    const answer = await exchange({ id: crypto.randomUUID(), kind: 'point-week' });
    expect(answer).toMatchObject({ status: 409, code: 'POINTS_SHORT' });
    expect([await balance(), await names('usable')]).toEqual([299, []]);
  });

  test.each(['month-1', 'nothing', ''])('refuses to sell %p for points', async (kind) => {
    await give(5000);
    expect(await exchange({ id: crypto.randomUUID(), kind })).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  });
});

test('has one purpose and one source for each kind', () => {
  expect(new Set(COUPON_KINDS.map(({ id }) => id)).size).toBe(COUPON_KINDS.length);
  for (const { price, from, purpose } of COUPON_KINDS) {
    expect(from === 'points').toBe(price !== null);
    expect(purpose).toMatch(/요\.$/);
  }
});
