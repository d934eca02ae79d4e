import { formatNumber } from '@contract/common/format-number';
import type { CouponSpan } from '@contract/history/coupons.responses';
import { formatPlainDay, formatTime } from '@/shared/lib/format-time';

/** 1230 → '1,230P' */
export const pointsText = (points: number) => `${formatNumber(points)}P`;

/** A movement with its sign: '+10P', '−300P'. */
export const movedText = (points: number) => `${points < 0 ? '−' : '+'}${pointsText(Math.abs(points))}`;

/** '7일', '3개월' */
export const spanText = (span: CouponSpan) => ('months' in span ? `${span.months}개월` : `${span.days}일`);

/** 'YYYY-MM' of a moment in Seoul. */
export const getMonth = (now: number) => formatTime(now, 'isoMonth');

/** The month so many later: ('2026-12', 1) → '2027-01'. */
export function monthAfter(text: string, months: number): string {
  const [year = 0, month = 1] = text.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** '2026-03' → '2026년 3월' */
export const monthLabel = (month: string) => formatPlainDay(`${month}-01`, 'month');
