import { ageInMonths, ageParts } from '@contract/common/age';
import { parseDay, seoulDay } from '@contract/common/calendar';
import { serverNow } from '@/shared/lib/server-clock';

/** '1년 2개월 3일'; leading zero parts are omitted, the days are always included. Empty for an invalid birth date. */
export function ageLabel(birthDate: string, now = serverNow()): string {
  const birth = parseDay(birthDate);
  const age = birth && ageParts(birth, seoulDay(now));
  if (!age) return '';
  const { years, months, days } = age;
  return [
    ...(years > 0 ? [`${years}년`] : []),
    ...(years > 0 || months > 0 ? [`${months}개월`] : []),
    `${days}일`,
  ].join(' ');
}

/** '14개월', by the calendar; '0개월' for an invalid birth date (docs/specification.md §5.1). */
export const monthsLabel = (birthDate: string, now = serverNow()) => `${ageInMonths(birthDate, seoulDay(now))}개월`;

// A day is written in three shapes, on screens as on sheets for the doctor.
export {
  dayLabel,
  dayOfTime,
  listDay,
  listDayOfTime,
  listSpan,
  tableDay,
  tableDayOfTime,
} from '@contract/common/day-words';
