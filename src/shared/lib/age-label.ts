import { type Age, ageInMonths, ageOn } from '@contract/common/age';
import { formatDay, seoulDay } from '@contract/common/calendar';

/** '1년 2개월 3일'; leading zero parts are omitted, the days are always included. Empty for an invalid birth date. */
export function ageLabel(birthDate: string, now = Date.now()): string {
  const age = ageOn(birthDate, seoulDay(now));
  return age ? words(age) : '';
}

function words({ years, months, days }: Age): string {
  const parts = [`${days}일`];
  if (years > 0 || months > 0) parts.unshift(`${months}개월`);
  if (years > 0) parts.unshift(`${years}년`);
  return parts.join(' ');
}

/** '14개월', by the calendar; '0개월' for an invalid birth date (docs/specification.md §5.1). */
export const monthsLabel = (birthDate: string, now = Date.now()) => `${ageInMonths(birthDate, seoulDay(now))}개월`;

/** '20250301' → '2025년 3월 1일'; unchanged when it is not eight characters. */
export const dayLabel = (day: string) =>
  day.length === 8 ? `${day.slice(0, 4)}년 ${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일` : day;

/** '20250301' → '3월 1일'. */
export const monthDayLabel = (day: string) => dayLabel(day).replace(/^\d+년 /, '');

/** '2025년 3월 1일', the day in Seoul of an ISO 8601 time; empty for what is no time. */
export function dayOfTime(time: string | null): string {
  const at = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(at) ? '' : dayLabel(formatDay(seoulDay(at)));
}
