import { dayNumber, seoulDay } from '@contract/common/calendar';
import type { ContestState } from '@contract/community/contests';
import type { ContestCard } from '@contract/community/contests.responses';
import { formatTime } from '@/shared/lib/format-time';
import { serverNow } from '@/shared/lib/server-clock';
import type { Tone } from '@/shared/tokens';

export const STATE_LABELS: Record<ContestState, string> = {
  upcoming: '곧 열려요',
  running: '진행 중',
  judging: '결과를 기다려요',
  ended: '결과 발표',
};
export const stateTones: Record<ContestState, Tone> = {
  upcoming: 'sky',
  running: 'leaf',
  judging: 'sun',
  ended: 'lilac',
};

/** '11월 24일 (화) 23:59까지': a deadline at midnight is shown as the last minute of the day before. */
export const lastMomentWords = (closesAt: string): string =>
  `${formatTime(Date.parse(closesAt) - 1000, 'weekdayMinute')}까지`;

/** '11월 24일 (화) 14:05' in Seoul, wherever the device is. */
export const momentWords = (iso: string): string => formatTime(iso, 'weekdayMinute');

/** Days in Seoul between now and the day of `at`; 0 today. */
const daysUntil = (at: number, now: number) => dayNumber(seoulDay(at)) - dayNumber(seoulDay(now));

/** 'D-3', 'D-DAY' on the last day itself; before it opens the days until then. Null after the end. */
export function dDay({ state, opens_at, closes_at }: ContestCard, now = serverNow()): string | null {
  if (state !== 'upcoming' && state !== 'running') return null;
  const days = state === 'upcoming' ? daysUntil(Date.parse(opens_at), now) : daysUntil(Date.parse(closes_at) - 1, now);
  return days <= 0 ? 'D-DAY' : `D-${days}`;
}

/** '11월 12일 (목)부터 12월 2일 (수)까지': the first and the last day of taking part. */
export const spanWords = ({ opens_at, closes_at }: Pick<ContestCard, 'opens_at' | 'closes_at'>): string =>
  `${formatTime(opens_at, 'weekday')}부터 ${formatTime(Date.parse(closes_at) - 1, 'weekday')}까지`;
