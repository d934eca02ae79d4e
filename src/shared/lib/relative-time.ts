import { formatDay, seoulDay } from '@contract/common/calendar';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Relative time (docs/specification.md §4.8); after seven days the date in Asia/Seoul.
 * A time ahead of this device's clock is 방금 전.
 * @param time ISO 8601
 */
export function relativeTime(time: string, now = Date.now()): string {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return '';
  const past = now - at;
  if (past < MINUTE) return '방금 전';
  if (past < HOUR) return `${Math.floor(past / MINUTE)}분 전`;
  if (past < DAY) return `${Math.floor(past / HOUR)}시간 전`;
  if (past < 7 * DAY) return `${Math.floor(past / DAY)}일 전`;
  return formatDay(seoulDay(at)).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}
