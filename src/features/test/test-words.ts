import { formatDay, seoulDay } from '@contract/calendar';
import type { AgeUsed, Domain } from '@contract/diagnostics';
import { DOMAIN_LABELS } from '@contract/diagnostics-words';
import { dayLabel } from '@/shared/lib/age-label';

/** '2025년 3월 1일', the day in Seoul of an ISO 8601 time; empty for what is no time. */
export function dayOfTime(time: string | null): string {
  const at = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(at) ? '' : dayLabel(formatDay(seoulDay(at)));
}

/** Which age a check went by; both ages where it is the corrected one. */
export const ageUsedWords = ({ corrected, months, actual_months }: AgeUsed) =>
  corrected ? `교정 나이 ${months}개월 (태어난 날부터 ${actual_months}개월)` : `${months}개월`;

export const concernTitles = {
  lost_skill: '예전에 하던 것을 하지 않아요',
  worry: '걱정되는 점이 있어요',
} as const;

export const areaWords = (areas: readonly Domain[]) => areas.map((area) => DOMAIN_LABELS[area]).join(', ');
