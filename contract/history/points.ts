import type { Page } from '@contract/common/paging';
import { cursorText, pageLimit } from '@contract/common/paging';
import * as v from 'valibot';

/** Reasons of a movement of points. */
export const POINT_REASONS = ['attendance', 'first_post', 'contest', 'licence', 'coupon', 'expired'] as const;
export type PointReason = (typeof POINT_REASONS)[number];
/** Their labels in the history. */
export const POINT_REASON_LABELS: Record<PointReason, string> = {
  attendance: '출석',
  first_post: '오늘의 첫 글',
  contest: '공모전 수상',
  licence: '이용권 등록',
  coupon: '쿠폰으로 교환',
  expired: '기한이 지나 사라짐',
};

/** One movement of the ledger, as its owner sees it. */
export type PointEntry = {
  id: string;
  reason: PointReason;
  /** Subject, such as a contest's or coupon's name; empty when the reason is enough. */
  note: string;
  /** Positive for credits, negative for debits. */
  points: number;
  /** The balance after it. */
  balance: number;
  /** ISO 8601 */
  at: string;
  /** YYYYMMDD in Seoul: the last day of credited points; null for debits. */
  expires_on: string | null;
};

/** GET /point. Expired points never count, even before the ledger has the entry for their expiry. */
export type PointState = {
  balance: number;
  attended_today: boolean;
  /** What today's attendance brings. */
  attendance_points: number;
  /** Points that end within EXPIRING_SOON_DAYS, and the last day of the first of them (YYYYMMDD in Seoul); null when none do. */
  expiring: { points: number; on: string } | null;
  /** 'YYYY-MM' of the first movement; null before there is one. */
  since: string | null;
  /** Ways to earn points, for the screen. */
  ways: PointWay[];
};
export const EXPIRING_SOON_DAYS = 30;
/** `how`: '하루에 한 번 10P' */
export type PointWay = { reason: PointReason; how: string };

const MONTH_SENTENCE = '달을 다시 골라 주세요.';
/** GET /point/history (PointHistory): the movements of one month in Seoul, the newest first. */
export const pointHistoryQuery = v.object({
  month: v.pipe(v.string(MONTH_SENTENCE), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_SENTENCE)),
  cursor: cursorText,
  limit: pageLimit,
});
export type PointHistoryQuery = v.InferOutput<typeof pointHistoryQuery>;
export type PointHistory = Page<PointEntry>;

// POST /point/attendance (PointEntry): today's points, once a day in Seoul; again the same day it answers the same entry.
