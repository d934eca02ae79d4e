import type { HealthKind } from '@contract/home/health-windows';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import { listDay, listSpan } from '@/shared/lib/age-label';
import type { Tone } from '@/shared/tokens';

export const KIND_LABELS: Record<HealthKind, string> = {
  vaccine: '예방접종',
  checkup: '영유아 건강검진',
  dental: '구강검진',
};

export const KIND_TONES: Record<HealthKind, Tone> = { vaccine: 'sky', checkup: 'leaf', dental: 'lilac' };

/** A longer countdown is not useful. */
const COUNTED_DAYS = 99;

/** '오늘까지' on the last day, 'D-12' before it, 'D-day' on the day it opens; null without a countdown. */
export function countdown({ state, days, from }: HealthWindow, today: string): string | null {
  if (state === 'upcoming') return `D-${days}`;
  if (state !== 'open') return null;
  if (days === 0) return '오늘까지';
  if (from === today) return 'D-day';
  return days !== null && days <= COUNTED_DAYS ? `D-${days}` : null;
}

/** The same for a screen reader: 'D-12' is no word. */
export function spokenCountdown({ state, days, from }: HealthWindow, today: string): string | null {
  if (state === 'upcoming') return `${days}일 뒤에 시작해요`;
  if (state !== 'open' || days === null) return null;
  if (days === 0) return '오늘까지예요';
  return from === today ? '오늘 시작해요' : `${days}일 남았어요`;
}

/** '3월 10일부터' · '2027년 7월 9일까지': the day that matters now. */
export function nextDay({ state, from, to }: HealthWindow): string {
  if (state === 'upcoming' || state === 'later') return from ? `${listDay(from)}부터` : '';
  if (state === 'open') return to ? `${listDay(to)}까지` : '해마다 받아요';
  return '';
}

/** '3월 10일부터 7월 9일까지' */
export function daysText({ state, from, to }: HealthWindow): string {
  if (state === 'closed') return '';
  if (!from) return '';
  if (!to) return `${listDay(from)}부터`;
  return from === to ? listDay(from) : listSpan(from, to);
}

/** The parent's mark, in a sentence; or that the dose is not needed. */
export function markWords({ state, mark }: HealthWindow): string | null {
  if (!mark) return state === 'not_needed' ? '맞지 않아도 돼요' : null;
  if (mark.outcome === 'not_needed') return '해당 없다고 표시했어요';
  return mark.on ? `${listDay(mark.on)}에 받았어요` : '받았어요 (날짜는 몰라요)';
}
