import type { ExchangeInput } from '@contract/history/coupons';
import type { Coupon } from '@contract/history/coupons.responses';
import { POINT_COUPONS } from '@server/content/coupon-kinds';
import { coupons } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { spend } from '@server/modules/history/points/ledger';
import { and, eq } from 'drizzle-orm';
import { newCoupon, toCoupon } from './coupon-cards';

/**
 * Exchanges points for a coupon in one transaction. The id is the coupon's: a retry returns the same coupon without a
 * second payment.
 * @throws AppError POINTS_SHORT, INVALID_INPUT for a kind that is not sold for points, CONFLICT for another kind under
 * the id
 */
export async function exchangeCoupon(ctx: ServiceContext, { id, kind: kindId }: ExchangeInput): Promise<Coupon> {
  const { db, accountId, now } = ctx;
  const kind = POINT_COUPONS.find((pointCoupon) => pointCoupon.id === kindId);
  if (!kind?.price) throw new AppError('INVALID_INPUT', { fields: { kind: '쿠폰을 다시 골라 주세요.' } });
  const { price } = kind;
  return db.transaction(async (tx) => {
    const payment = { key: `coupon:${id}`, reason: 'coupon', note: kind.name, points: price } as const;
    const { again } = await spend(tx, ctx, payment);
    if (!again)
      await tx
        .insert(coupons)
        .values({ accountId, id, ...newCoupon(kind.id, now) })
        .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(coupons)
      .where(and(eq(coupons.accountId, accountId), eq(coupons.id, id)));
    if (row?.kind !== kind.id) throw new AppError('CONFLICT');
    return toCoupon(row);
  });
}
