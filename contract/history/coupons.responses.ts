import { isoTime, page, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';

export const couponSpan = v.union([v.strictObject({ days: v.number() }), v.strictObject({ months: v.number() })]);
export type CouponSpan = v.InferOutput<typeof couponSpan>;

/** A kind of coupon: what it unlocks, how long it is valid, and how to get it. */
export const couponKind = v.strictObject({
  id: v.string(),
  /** '쑥쑥 이용권 3개월' */
  name: v.string(),
  /** Effect of using it, in one sentence. */
  purpose: v.string(),
  /** How long after it came it can be used, the last day included. */
  valid: couponSpan,
  /** How long what it opens stays open from the day of its use. */
  opens: couponSpan,
  /** Points it costs; null when it is not to be had for points. */
  price: v.nullable(v.number()),
  /** How it comes. */
  from: v.picklist(['licence', 'points']),
});
export type CouponKind = v.InferOutput<typeof couponKind>;

export const coupon = v.strictObject({
  id: v.string(),
  kind: v.string(),
  name: v.string(),
  purpose: v.string(),
  /** ISO 8601 */
  issued_at: isoTime,
  /** YYYYMMDD in Seoul: the last day it can be used, to its end. */
  expires_on: plainDay,
  /** ISO 8601; null until it is used. */
  used_at: v.nullable(isoTime),
  /** YYYYMMDD in Seoul: the first and the last day of what it opened; null until it is used. */
  opens_on: v.nullable(plainDay),
  closes_on: v.nullable(plainDay),
});
export type Coupon = v.InferOutput<typeof coupon>;

export const couponPage = page(coupon);
export type CouponPage = v.InferOutput<typeof couponPage>;
