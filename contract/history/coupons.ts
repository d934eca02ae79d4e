import type { Page } from '@contract/common/paging';
import { cursorText, pageLimit } from '@contract/common/paging';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** A kind of coupon, as data: what it opens, how long it is valid, and how it is earned. */
export type CouponKind = {
  id: string;
  /** '쑥쑥 이용권 3개월' */
  name: string;
  /** What using it does, in one sentence. */
  purpose: string;
  /** Validity from the day it was granted, the last day included. */
  valid: CouponSpan;
  /** Duration of what it opens, from the day of use. */
  opens: CouponSpan;
  /** Price in points; null when it cannot be bought with points. */
  price: number | null;
  /** How it is granted. */
  from: 'licence' | 'points';
};
export type CouponSpan = { days: number } | { months: number };

export type Coupon = {
  id: string;
  kind: string;
  name: string;
  purpose: string;
  /** ISO 8601 */
  issued_at: string;
  /** YYYYMMDD in Seoul: the last day it can be used, to its end. */
  expires_on: string;
  /** ISO 8601; null until it is used. */
  used_at: string | null;
  /** YYYYMMDD in Seoul: the first and the last day of what it opened; null until it is used. */
  opens_on: string | null;
  closes_on: string | null;
};

export const COUPON_STATES = ['usable', 'used', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];
/** GET /coupon (CouponPage): usable by expiry; used and expired, latest first. */
export const couponsQuery = v.object({
  state: v.optional(v.picklist(COUPON_STATES, '목록을 다시 골라 주세요.'), 'usable'),
  cursor: cursorText,
  limit: pageLimit,
});
export type CouponsQuery = v.InferOutput<typeof couponsQuery>;
export type CouponPage = Page<Coupon>;

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
