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

/** A movement's last day is written beside it only when it is nearer than this. */
export const EXPIRY_SHOWN_DAYS = 60;
export const EXPIRING_SOON_DAYS = 30;

const MONTH_SENTENCE = '달을 다시 골라 주세요.';
/** GET /point/history (PointHistory): the movements of one month in Seoul, the newest first. */
export const pointHistoryQuery = v.object({
  month: v.pipe(v.string(MONTH_SENTENCE), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, MONTH_SENTENCE)),
  cursor: cursorText,
  limit: pageLimit,
});
export type PointHistoryQuery = v.InferOutput<typeof pointHistoryQuery>;

// POST /point/attendance (PointEntry): today's points, once a day in Seoul; again the same day it answers the same entry.
