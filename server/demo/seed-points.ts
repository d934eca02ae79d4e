import { formatDay, seoulDay, seoulMidnight } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import { planName } from '@server/content/plans';
import { licenceBonus, POINT_RULES } from '@server/content/point-rules';
import type { Transaction } from '@server/db/database';
import { coupons } from '@server/db/schema';
import { newCoupon } from '@server/modules/history/coupons/coupon-cards';
import { exchangeCoupon } from '@server/modules/history/coupons/exchange-service';
import { redeemCoupon } from '@server/modules/history/coupons/redeem-coupon-service';
import { attend } from '@server/modules/history/points/attendance-service';
import { earn } from '@server/modules/history/points/ledger';
import { seedId } from './seed-ids';

/** Days since each attendance; the oldest points expire soon. Not today, so that the visitor can attend. */
const CAME = [345, 344, 343, 342, 341, 33, 32, 30, 29, 28, 26, 25, 22, 21, 20, 19, 16, 15, 13, 12, 9, 8, 7, 5, 4, 2, 1];
const WROTE = [30, 12, 2];
const LICENCE = 'month-1';

/** A ledger of points, and coupons in each state. */
export async function seedPoints(db: Transaction, accountId: string, now: number): Promise<void> {
  const at = (daysAgo: number, hour = 9) => ({
    db,
    accountId,
    now: seoulMidnight(now) - daysAgo * DAY_MS + hour * HOUR_MS,
  });
  const { contest, first_post, licence } = POINT_RULES;
  await earn(db, at(500), {
    key: `contest:${seedId('points-contest')}`,
    reason: 'contest',
    note: '우리 집 놀이터 반짝상',
    points: contest.amounts[2],
    months: contest.months,
  });
  const [used, ended] = [seedId('coupon-used'), seedId('coupon-ended')];
  await exchangeCoupon(at(400), { id: used, kind: 'point-week' });
  await redeemCoupon(at(399), { id: used });
  await exchangeCoupon(at(390), { id: ended, kind: 'point-week' });
  // The coupon used last week is still open.
  const open = seedId('coupon-open');
  await db.insert(coupons).values({ accountId, id: open, ...newCoupon(LICENCE, at(8).now) });
  await redeemCoupon(at(7), { id: open });
  const days = [...new Set([...CAME, ...WROTE])].toSorted((a, b) => b - a);
  for (const day of days) {
    if (CAME.includes(day)) await attend(at(day));
    if (!WROTE.includes(day)) continue;
    const then = at(day, 21);
    const key = `first_post:${formatDay(seoulDay(then.now))}`;
    await earn(db, then, { key, reason: 'first_post', points: first_post.amount, months: first_post.months });
  }
  const id = seedId('coupon-licence');
  const registered = at(1, 22);
  await db.insert(coupons).values({ accountId, id, ...newCoupon(LICENCE, registered.now) });
  const bonus = { reason: 'licence', note: planName(LICENCE), points: licenceBonus(LICENCE) } as const;
  await earn(db, registered, { key: `licence:${id}`, ...bonus, months: licence.months });
}
