import { dayFromNumber, dayNumber, formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import { getLastDay } from '@contract/common/last-day';
import type { Coupon } from '@contract/history/coupons.responses';
import { findCouponKind } from '@server/content/coupon-kinds';
import type { Transaction } from '@server/db/database';
import { accounts, coupons } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { toCoupon } from './coupon-cards';

/**
 * Uses a coupon, once: of two that try at once one does.
 * @throws AppError NOT_FOUND, COUPON_USED, COUPON_EXPIRED
 */
export async function redeemCoupon(ctx: ServiceContext, { id }: { id: string }): Promise<Coupon> {
  const { db, accountId, now } = ctx;
  const mine = and(eq(coupons.accountId, accountId), eq(coupons.id, id));
  return db.transaction(async (tx) => {
    // Serialises concurrent use, so that the second coupon starts after the first and no day is lost.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    const [before] = await tx.select().from(coupons).where(mine);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.usedAt) throw new AppError('COUPON_USED');
    if (before.expiresAt.getTime() <= now) throw new AppError('COUPON_EXPIRED');
    const opens = await firstFreeDay(tx, ctx);
    const closes = getLastDay(opens, findCouponKind(before.kind)?.opens ?? { days: 1 });
    const [row] = await tx
      .update(coupons)
      .set({ usedAt: new Date(now), opensOn: formatDay(opens), closesOn: formatDay(closes) })
      .where(and(mine, isNull(coupons.usedAt)))
      .returning();
    if (!row) throw new AppError('COUPON_USED');
    return toCoupon(row);
  });
}

/** Today, or the day after the last one that is open already. */
async function firstFreeDay(tx: Transaction, { accountId, now }: ServiceContext): Promise<PlainDay> {
  const today = seoulDay(now);
  const [open] = await tx
    .select({ closesOn: coupons.closesOn })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), isNotNull(coupons.usedAt), gt(coupons.closesOn, '')))
    .orderBy(desc(coupons.closesOn))
    .limit(1);
  const last = open?.closesOn ? parseDay(open.closesOn) : null;
  if (!last || dayNumber(last) < dayNumber(today)) return today;
  return dayFromNumber(dayNumber(last) + 1);
}
