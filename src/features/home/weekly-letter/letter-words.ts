import { dayFromNumber, dayNumber, formatDay, parseDay } from '@contract/common/calendar';
import { NAMED_BY_WEEK_UNTIL } from '@contract/home/letter-ages';
import type { NextStep, WeeklyLetter } from '@contract/home/weekly-letter.responses';
import { listDay, listSpan } from '@/shared/lib/age-label';

/** '태어난 지 23주', from two years on '30개월'. */
export function letterAge({ week, months }: { week: number; months: number }): string {
  if (week > NAMED_BY_WEEK_UNTIL) return `${months}개월`;
  return week === 0 ? '태어난 첫 주' : `태어난 지 ${week}주`;
}

/** '11월 20일부터 11월 26일까지' */
export function weekDays(startsOn: string): string {
  const first = parseDay(startsOn);
  return first ? listSpan(startsOn, formatDay(dayFromNumber(dayNumber(first) + 6))) : '';
}

/** Note on the age the letter goes by, where it is not the one by the calendar; null otherwise. */
export function ageNote({ age, before_due: isBeforeDue }: WeeklyLetter): string | null {
  if (isBeforeDue)
    return '아직 예정일 전이라 발달 이야기는 예정일부터 담아요. 예방접종과 검진은 태어난 날을 기준으로 안내해요.';
  if (!age.corrected) return null;
  return `일찍 태어나 놀이와 발달 이야기는 교정 나이 ${age.months}개월로, 예방접종과 검진은 실제 나이 ${age.actual_months}개월로 안내해요.`;
}

/** '12월 3일까지 받을 수 있어요', as of today. */
export function stepWords({ kind, state, day }: NextStep): string {
  if (state === 'overdue') return '맞았다면 표시해 주세요. 아직이어도 대부분 이어서 맞을 수 있어요.';
  const can = kind === 'check' ? '할 수 있어요' : '받을 수 있어요';
  if (state === 'upcoming') return day ? `${listDay(day)}부터 ${can}` : `곧 ${can}`;
  return day ? `${listDay(day)}까지 ${can}` : `지금 ${can}`;
}
