import { isoTime, page, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { coupon, couponKind } from './coupons.responses';

/** GET /auth/join/plans: the licence plans. The shell handles payment, so prices come from its store. */
export const plan = v.strictObject({
  id: v.string(),
  name: v.string(),
  /** In one sentence. */
  summary: v.string(),
  months: v.number(),
  features: v.array(v.string()),
  /** Product id in the shell's store. */
  product_id: v.string(),
});
export type Plan = v.InferOutput<typeof plan>;

/**
 * Answer of POST /auth/join/licence: a coupon, and points on top. Registered twice by the same account it is the same
 * answer. LICENCE_UNKNOWN, LICENCE_USED.
 */
export const grantedLicence = v.strictObject({ ...coupon.entries, points: v.number() });
export type GrantedLicence = v.InferOutput<typeof grantedLicence>;

/** Codes that were issued together. */
export const licenceBatch = v.strictObject({
  id: v.string(),
  kind: v.string(),
  /** The kind's name. */
  name: v.string(),
  note: v.string(),
  issued: v.number(),
  redeemed: v.number(),
  /** ISO 8601 */
  issued_at: isoTime,
  /** YYYYMMDD in Seoul: the last day its codes can be registered; null for ever. */
  expires_on: v.nullable(plainDay),
});
export type LicenceBatch = v.InferOutput<typeof licenceBatch>;

export const licenceBatchPage = v.strictObject({ ...page(licenceBatch).entries, kinds: v.array(couponKind) });
export type LicenceBatchPage = v.InferOutput<typeof licenceBatchPage>;

export const issuedLicences = v.strictObject({ batch: licenceBatch, codes: v.array(v.string()) });
export type IssuedLicences = v.InferOutput<typeof issuedLicences>;
