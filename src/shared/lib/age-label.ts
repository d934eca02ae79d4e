import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { parsePlainDay, seoulTime } from './dayjs';
import { formatPlainDay, formatTime } from './format-time';

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

// A day has three shapes (lint/dates.test.ts): in full, in a list, and in a table.

/** In full: '20250301' → '2025년 3월 1일'; unchanged when it is no day of the calendar. */
export const dayLabel = (day: string) => formatPlainDay(day, 'day');

/** '2025년 3월 1일', the day in Seoul of a moment (ISO 8601 or milliseconds); empty for what is no time. */
export const dayOfTime = (time: string | number | null) => formatTime(time, 'day');

/** In a list: '3월 1일', with the year when it is not this one. */
export const listDay = (day: string, now = Date.now()) =>
  formatPlainDay(day, formatPlainDay(day, 'year') === formatTime(now, 'year') ? 'monthDay' : 'day');

/** The same of the day in Seoul of an ISO 8601 time. */
export const listDayOfTime = (time: string | null, now = Date.now()) =>
  formatTime(time, formatTime(time, 'year') === formatTime(now, 'year') ? 'monthDay' : 'day');

/** Two days of a list: '3월 1일 ~ 4월 2일'; the year once when it is the same. */
export const listSpan = (from: string, to: string, now = Date.now()) =>
  `${listDay(from, now)} ~ ${formatPlainDay(to, from.slice(0, 4) === to.slice(0, 4) ? 'monthDay' : 'day')}`;

/** In a table: '2025. 3. 1.' */
export const tableDay = (day: string) => formatPlainDay(day, 'dotted');

/** The same of the day in Seoul of an ISO 8601 time. */
export const tableDayOfTime = (time: string | null) => formatTime(time, 'dotted');
