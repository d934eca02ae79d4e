import { isoTime, page, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { POINT_REASONS } from './points';

/** One movement as its owner sees it. */
export const pointEntry = v.strictObject({
  id: v.string(),
  reason: v.picklist(POINT_REASONS),
  /** Subject of the entry: a contest's name, a coupon's; empty where the reason says all. */
  note: v.string(),
  /** Above zero came, below zero went. */
  points: v.number(),
  /** The balance after it. */
  balance: v.number(),
  /** ISO 8601 */
  at: isoTime,
  /** YYYYMMDD in Seoul: the last day of points that came; null for what went. */
  expires_on: v.nullable(plainDay),
});
export type PointEntry = v.InferOutput<typeof pointEntry>;

/** `how`: '하루에 한 번 10P' */
export const pointWay = v.strictObject({ reason: v.picklist(POINT_REASONS), how: v.string() });
export type PointWay = v.InferOutput<typeof pointWay>;

/** GET /point. Expired points never count, even before their expiry is written to the ledger. */
export const pointState = v.strictObject({
  balance: v.number(),
  attended_today: v.boolean(),
  /** The points for today's attendance. */
  attendance_points: v.number(),
  /** Points that end within EXPIRING_SOON_DAYS, and the last day of the first of them (YYYYMMDD in Seoul); null when none do. */
  expiring: v.nullable(v.strictObject({ points: v.number(), on: v.string() })),
  /** 'YYYY-MM' of the first movement; null before there is one. */
  since: v.nullable(v.string()),
  /** The ways to earn points, for display. */
  ways: v.array(pointWay),
});
export type PointState = v.InferOutput<typeof pointState>;

export const pointHistory = page(pointEntry);
export type PointHistory = v.InferOutput<typeof pointHistory>;
