import { cursorText, pageLimit } from '@contract/common/paging';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

const COUPON_STATES = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];
/** GET /coupon (CouponPage): usable by expiry; used and expired, latest first. */
export const couponsQuery = v.object({
  state: v.optional(v.picklist(COUPON_STATES, '목록을 다시 골라 주세요.'), 'usable'),
  cursor: cursorText,
  limit: pageLimit,
});
export type CouponsQuery = v.InferOutput<typeof couponsQuery>;

/**
 * POST /coupon/{id}/use (Coupon): once. Its span starts after the one that is open already, so that no day is lost.
 * NOT_FOUND, COUPON_USED, COUPON_EXPIRED.
 */
export const couponParam = v.object({ id: rowId });

// GET /coupon/kind (CouponKind[]): kinds that can be bought with points.

/**
 * POST /coupon/exchange (Coupon, 201): points for a coupon. `id` is made by the device and becomes the coupon's: sent
 * twice it is one coupon, paid once. POINTS_SHORT; CONFLICT when the id belongs to another kind.
 */
export const exchangeInput = v.object({
  id: rowId,
  kind: v.pipe(v.string('쿠폰을 다시 골라 주세요.'), v.maxLength(40, '쿠폰을 다시 골라 주세요.')),
});
export type ExchangeInput = v.InferOutput<typeof exchangeInput>;
