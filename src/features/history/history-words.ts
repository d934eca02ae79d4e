import { seoulDay } from '@contract/common/calendar';
import type { CouponSpan } from '@contract/history/coupons.responses';

/** 1230 → '1,230P' */
export const pointsText = (points: number) => `${points.toLocaleString('ko-KR')}P`;

/** A movement with its sign: '+10P', '−300P'. */
export const movedText = (points: number) => `${points < 0 ? '−' : '+'}${pointsText(Math.abs(points))}`;

/** '7일', '3개월' */
export const spanText = (span: CouponSpan) => ('months' in span ? `${span.months}개월` : `${span.days}일`);

/** 'YYYY-MM' of a moment in Seoul. */
export function getMonth(now: number): string {
  const { year, month } = seoulDay(now);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The month so many later: ('2026-12', 1) → '2027-01'. */
export function monthAfter(text: string, months: number): string {
  const [year = 0, month = 1] = text.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** '2026-03' → '2026년 3월' */
export const monthLabel = (text: string) => `${text.slice(0, 4)}년 ${Number(text.slice(5))}월`;
