import { formatDay, seoulDay } from '@contract/common/calendar';
import type { AgeUsed, TestCard } from '@contract/test/diagnostics.responses';
import { listDay } from '@/shared/lib/age-label';
import { serverNow } from '@/shared/lib/server-clock';

/** When an upcoming check opens: '3월 9일에 열려요', with the year when it is not this one. */
export function opensWords(opensOn: string | null, now = serverNow()): string {
  if (opensOn === null) return '조금 더 자라면 열려요';
  return `${listDay(opensOn, now)}에 열려요`;
}

/** The age used by a check; both ages if it is the corrected one. */
export const ageUsedWords = ({ corrected, months, actual_months }: AgeUsed) =>
  corrected ? `교정 나이 ${months}개월 (태어난 날부터 ${actual_months}개월)` : `${months}개월`;

/** True if repeating a finished check that still fits the age gives new information. */
export function isAgainDue({ group, window, again_on }: TestCard, now = serverNow()): boolean {
  return group === 'done' && window === 'current' && again_on !== null && again_on <= formatDay(seoulDay(now));
}
