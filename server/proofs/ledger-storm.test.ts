/** @postgres concurrency money */

import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import type { Coupon } from '@contract/history/coupons.responses';
import type { PointEntry } from '@contract/history/points.responses';
import { COUPON_KINDS, POINT_COUPONS } from '@server/content/coupon-kinds';
import { coupons, licenceBatches, licenceCodes, pointEntries, pointTransactions } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { exchangeCoupon } from '@server/modules/history/coupons/exchange-service';
import { redeemCoupon } from '@server/modules/history/coupons/redeem-coupon-service';
import { limitLicenceAttempts, redeemLicence } from '@server/modules/history/licences/licences-service';
import { attend } from '@server/modules/history/points/attendance-service';
import { earn } from '@server/modules/history/points/ledger';
import { getPoints } from '@server/modules/history/points/points-service';
import { sweepPoints } from '@server/modules/history/points/sweep-points';
import { issueLicences } from '@server/modules/staff/coupons/issue-service';
import { listLedgerFaults, NO_LEDGER_FAULTS } from '@server/testing/ledger-check';
import { figure } from '@server/testing/report-figure';
import { seededRandom } from '@server/testing/seeded-random';
import { useTestApp } from '@server/testing/test-app';
import { eq, isNotNull, like } from 'drizzle-orm';

const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 1500);
const SEED = Number(process.env.LEDGER_SEED ?? 20260310);
const ACCOUNTS = 50;
const AT_ONCE = 24;

const t = useTestApp();

const refusedAs = async <T>(work: Promise<T>): Promise<T | string> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

test('keeps the ledger consistent under random concurrent requests of fifty accounts, without double payment', async () => {
  const { db, deps } = t;
  const { next: random, below, pick: one } = seededRandom(SEED);
  const people = (await t.signUpEach(Array.from({ length: ACCOUNTS }, () => ({})))).map(({ accountId }) => accountId);
  // Half a minute before midnight in Seoul.
  t.clock.now = Date.parse('2026-03-10T14:59:30Z');
  const batch = {
    id: crypto.randomUUID(),
    kind: 'month-1',
    count: Math.ceil(OPERATIONS / 25),
    expires_on: null,
    note: '',
  };
  const { codes } = await issueLicences({ db, now: t.clock.now, accountId: null }, batch);

  const createContext = (accountId: string) => ({ db, accountId, now: t.clock.now });
  const attended = new Map<string, PointEntry>();
  const exchanged = new Map<string, { accountId: string; kind: string; coupon: Coupon | null }>();
  const registered = new Map<string, Coupon>();
  const used = new Map<string, number>();
  const prizes = new Map<string, Set<string>>();
  const answersThatDiffer: unknown[] = [];
  const tally = new Map<string, number>();

  const same = <T>(before: T | undefined, after: T) => {
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(after))
      answersThatDiffer.push([before, after]);
  };
  const asIssued = ({ id, kind, issued_at, expires_on }: Coupon) => ({ id, kind, issued_at, expires_on });

  const operations: Record<string, () => Promise<string>> = {
    attend: async () => {
      const ctx = createContext(one(people));
      const entry = await attend(ctx);
      const key = `${ctx.accountId} ${formatDay(seoulDay(ctx.now))}`;
      same(attended.get(key), entry);
      attended.set(key, entry);
      return 'ok';
    },
    prize: async () => {
      const ctx = createContext(one(people));
      const key = `contest:${below(40)}`;
      const points = 1 + below(900);
      const { id } = await db.transaction((tx) =>
        earn(tx, ctx, { key, reason: 'contest', points, months: 1 + below(6) }),
      );
      const ids = prizes.get(`${ctx.accountId} ${key}`) ?? new Set();
      prizes.set(`${ctx.accountId} ${key}`, ids.add(id));
      return 'ok';
    },
    exchange: async () => {
      const ctx = createContext(one(people));
      const id = crypto.randomUUID();
      const kind = one(POINT_COUPONS).id;
      exchanged.set(id, { accountId: ctx.accountId, kind, coupon: null });
      // A double tap, or a repeated request.
      const sent = Array.from({ length: 1 + below(3) }, () => refusedAs(exchangeCoupon(ctx, { id, kind })));
      const answers = await Promise.all(sent);
      for (const answer of answers) {
        if (typeof answer === 'string') continue;
        const before = exchanged.get(id)?.coupon;
        if (before) same(asIssued(before), asIssued(answer));
        exchanged.set(id, { accountId: ctx.accountId, kind, coupon: answer });
      }
      return answers.find((answer) => typeof answer === 'string') ?? 'ok';
    },
    exchangeAgain: async () => {
      const earlier = [...exchanged].slice(-200);
      if (earlier.length === 0) return 'nothing yet';
      const [id, { accountId, kind, coupon }] = one(earlier);
      const answer = await refusedAs(exchangeCoupon(createContext(accountId), { id, kind }));
      if (typeof answer === 'string') return answer;
      if (coupon) same(asIssued(coupon), asIssued(answer));
      else exchanged.set(id, { accountId, kind, coupon: answer });
      return 'ok';
    },
    redeem: async () => {
      const ctx = createContext(one(people));
      const code = one(codes).replaceAll('-', '');
      const answer = await refusedAs(
        limitLicenceAttempts({ ...ctx, config: deps.config }, () => redeemLicence(ctx, code)),
      );
      if (typeof answer === 'string') return answer;
      const before = registered.get(code);
      if (before) same(asIssued(before), asIssued(answer));
      registered.set(code, answer);
      return 'ok';
    },
    use: async () => {
      const owned = await db
        .select({ accountId: coupons.accountId, id: coupons.id })
        .from(coupons)
        .where(eq(coupons.accountId, one(people)));
      const coupon = owned.length > 0 ? one(owned) : undefined;
      if (!coupon) return 'nothing yet';
      const answers = await Promise.all(
        Array.from({ length: 1 + below(2) }, () => refusedAs(redeemCoupon(createContext(coupon.accountId), coupon))),
      );
      const done = answers.filter((answer) => typeof answer !== 'string').length;
      used.set(coupon.id, (used.get(coupon.id) ?? 0) + done);
      return done > 0 ? 'ok' : (answers.find((answer) => typeof answer === 'string') ?? 'nothing');
    },
    read: async () => {
      const { balance } = await getPoints(createContext(one(people)));
      if (balance < 0) answersThatDiffer.push(['below zero', balance]);
      return 'ok';
    },
    sweep: async () => ((await sweepPoints(db, t.clock.now)) > 0 ? 'ok' : 'nothing due'),
  };
  const deal = ['attend', 'attend', 'attend', 'prize', 'prize', 'exchange', 'exchange', 'exchangeAgain'];
  deal.push('redeem', 'use', 'use', 'read', 'sweep');

  /**
   * Mostly seconds; now and then over midnight, by days, or by weeks, so that points and coupons end on the way: in each
   * quarter of the storm at least once.
   */
  const tick = (index: number) => {
    const dice = random();
    if (dice < 0.003 || index % Math.ceil(OPERATIONS / 4) === 0) t.clock.now += (35 + below(15)) * DAY_MS;
    else if (dice < 0.02) t.clock.now += DAY_MS;
    else t.clock.now += below(4000);
  };

  let left = OPERATIONS;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        tick(left);
        const name = one(deal);
        const how = await (operations[name] as () => Promise<string>)();
        tally.set(`${name} ${how}`, (tally.get(`${name} ${how}`) ?? 0) + 1);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;

  expect(await listLedgerFaults(db)).toEqual(NO_LEDGER_FAULTS);
  expect(answersThatDiffer).toEqual([]);

  // A read before the sweep equals the rows after it.
  const ends = await Promise.all(people.map((accountId) => getPoints(createContext(accountId))));
  await sweepPoints(db, t.clock.now);
  expect(await Promise.all(people.map((accountId) => getPoints(createContext(accountId))))).toEqual(ends);
  expect(await listLedgerFaults(db)).toEqual(NO_LEDGER_FAULTS);
  const own = await db.select().from(pointEntries).where(eq(pointEntries.book, 'own'));
  people.forEach((accountId, index) => {
    const sum = own.reduce((total, entry) => total + (entry.accountId === accountId ? entry.amount : 0), 0);
    expect([accountId, ends[index]?.balance]).toEqual([accountId, sum]);
  });

  const transactions = await db.select().from(pointTransactions);
  const withReason = (reason: string) => transactions.filter((transaction) => transaction.reason === reason);
  expect(
    withReason('attendance')
      .map(({ accountId, key }) => `${accountId} ${key.split(':')[1]}`)
      .sort(),
  ).toEqual([...attended.keys()].sort());
  expect(
    withReason('contest')
      .map(({ accountId, key }) => `${accountId} ${key}`)
      .sort(),
  ).toEqual([...prizes.keys()].sort());
  expect([...prizes.values()].filter(({ size }) => size !== 1)).toEqual([]);

  const rows = await db.select().from(coupons);
  const paid = [...exchanged].flatMap(([id, { coupon }]) => (coupon ? [id] : []));
  expect(
    withReason('coupon')
      .map(({ key }) => key.slice('coupon:'.length))
      .sort(),
  ).toEqual(paid.toSorted());
  expect(
    rows
      .filter(({ kind }) => POINT_COUPONS.some(({ id }) => id === kind))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(paid.toSorted());
  const prices = paid.map((id) => COUPON_KINDS.find((kind) => kind.id === exchanged.get(id)?.kind)?.price ?? 0);
  const spent = await db.select().from(pointEntries).where(like(pointEntries.book, 'spent:%'));
  expect(spent.reduce((sum, { amount }) => sum + amount, 0)).toBe(prices.reduce((sum, price) => sum + price, 0));

  const redeemed = await db.select().from(licenceCodes).where(isNotNull(licenceCodes.redeemedAt));
  expect(redeemed).toHaveLength(registered.size);
  expect(rows.filter(({ kind }) => kind === 'month-1')).toHaveLength(registered.size);
  expect(withReason('licence')).toHaveLength(registered.size);
  const [stored] = await db.select().from(licenceBatches).where(eq(licenceBatches.id, batch.id));
  expect(stored?.redeemed).toBe(registered.size);

  expect([...used].filter(([, times]) => times > 1)).toEqual([]);
  expect(
    rows
      .filter(({ usedAt }) => usedAt !== null)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...used].flatMap(([id, times]) => (times === 1 ? [id] : [])).sort());

  const count = (what: string) => tally.get(what) ?? 0;
  // A storm in which nothing was refused or expired would prove little.
  for (const what of [
    'exchange ok',
    'exchange POINTS_SHORT',
    'redeem ok',
    'redeem LICENCE_USED',
    'use ok',
    'use COUPON_USED',
  ])
    expect([what, count(what) > 0]).toEqual([what, true]);
  expect(withReason('expired').length).toBeGreaterThan(0);
  const where = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded';
  figure(
    `ledger-${where}`,
    `seed ${SEED}: ${OPERATIONS.toLocaleString('en')} operations, ${AT_ONCE} at once over ${ACCOUNTS} accounts, ${transactions.length.toLocaleString('en')} transactions (${withReason('expired').length} expiries, ${paid.length} exchanges, ${withReason('attendance').length} attendances, ${registered.size} licences), ${count('use ok')} coupons used: 0 balances off their entries, 0 transactions not zero, 0 below zero, 0 twice; ${seconds.toFixed(0)} s`,
  );
}, 1_200_000);
