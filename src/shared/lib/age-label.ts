import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { parsePlainDay, seoulTime } from './dayjs';

/** '1년 2개월 3일'; leading zero parts are omitted, the days are always included. Empty for an invalid birth date. */
export function ageLabel(birthDate: string, now = Date.now()): string {
  const birth = parsePlainDay(birthDate);
  const today = seoulTime(now).startOf('day');
  if (!birth || birth.isAfter(today)) return '';
  const months = today.diff(birth, 'month');
  const days = today.diff(birth.add(months, 'month'), 'day');
  const parts = [`${days}일`];
  if (months > 0) parts.unshift(`${months % 12}개월`);
  if (months >= 12) parts.unshift(`${Math.floor(months / 12)}년`);
  return parts.join(' ');
}

/** '14개월', by the calendar; '0개월' for an invalid birth date (docs/specification.md §5.1). */
export const monthsLabel = (birthDate: string, now = Date.now()) => `${ageInMonths(birthDate, seoulDay(now))}개월`;

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
