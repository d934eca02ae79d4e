import { formatDay, seoulDay } from '@contract/common/calendar';
import { endOfDay, getLastDay } from '@contract/common/last-day';
import type { Coupon } from '@contract/history/coupons.responses';
import { findCouponKind } from '@server/content/coupon-kinds';
import { planName } from '@server/content/plans';
import type { coupons } from '@server/db/schema';

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon as its owner sees it; the name of a kind that is not in the list comes from its plan. */
export const toCoupon = ({ id, kind, issuedAt, expiresAt, usedAt, opensOn, closesOn }: CouponRow): Coupon => ({
  id,
  kind,
  name: findCouponKind(kind)?.name ?? planName(kind),
  purpose: findCouponKind(kind)?.purpose ?? '',
  issued_at: issuedAt.toISOString(),
  expires_on: formatDay(seoulDay(expiresAt.getTime() - 1)),
  used_at: usedAt?.toISOString() ?? null,
  opens_on: opensOn,
  closes_on: closesOn,
});

/** Columns of a new coupon. @throws RangeError for a kind that does not exist */
export function newCoupon(kindId: string, now: number) {
  const kind = findCouponKind(kindId);
  if (!kind) throw new RangeError(`there is no kind of coupon ${kindId}`);
  const expiresAt = new Date(endOfDay(getLastDay(seoulDay(now), kind.valid)));
  return { kind: kind.id, issuedAt: new Date(now), expiresAt };
}
