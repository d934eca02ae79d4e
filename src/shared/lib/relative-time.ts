import { DAY_MS } from '@contract/common/time';
import { serverNow } from '@/shared/lib/server-clock';
import { seoulTime } from './dayjs';
import { formatTime } from './format-time';

/**
 * Relative time (docs/specification.md §4.8); after seven days the date in Asia/Seoul.
 * A time ahead of this device's clock is 방금 전.
 * @param time ISO 8601
 */
export function relativeTime(time: string, now = serverNow()): string {
  const at = Math.min(Date.parse(time), now);
  if (Number.isNaN(at)) return '';
  return now - at < 7 * DAY_MS ? seoulTime(at).from(seoulTime(now)) : formatTime(at, 'iso');
}
