import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@contract/common/time';

/**
 * Relative time (docs/specification.md §4.8); after seven days the date in Asia/Seoul.
 * A time ahead of this device's clock is 방금 전.
 * @param time ISO 8601
 */
export function relativeTime(time: string, now = Date.now()): string {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return '';
  const past = now - at;
  if (past < MINUTE_MS) return '방금 전';
  if (past < HOUR_MS) return `${Math.floor(past / MINUTE_MS)}분 전`;
  if (past < DAY_MS) return `${Math.floor(past / HOUR_MS)}시간 전`;
  if (past < 7 * DAY_MS) return `${Math.floor(past / DAY_MS)}일 전`;
  return formatDay(seoulDay(at)).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
