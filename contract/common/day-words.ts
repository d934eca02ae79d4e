import { parseDay, seoulDay } from './calendar';

/** A day as a screen and a sheet of paper write it: in full, in a list, and in a table (lint/dates.test.ts). */

type Write = (parts: { year: number; month: number; day: number }) => string;
const inFull: Write = ({ year, month, day }) => `${year}년 ${month}월 ${day}일`;
const withoutYear: Write = ({ month, day }) => `${month}월 ${day}일`;
const dotted: Write = ({ year, month, day }) => `${year}. ${month}. ${day}.`;

function writeDay(text: string, write: Write): string {
  const day = parseDay(text.replaceAll('-', ''));
  return day ? write(day) : text;
}

function writeTime(time: string | number | null, write: Write): string {
  const at = typeof time === 'string' ? Date.parse(time) : (time ?? Number.NaN);
  return Number.isNaN(at) ? '' : write(seoulDay(at));
}

const inList =
  (now: number): Write =>
  (day) =>
    day.year === seoulDay(now).year ? withoutYear(day) : inFull(day);

/** In full: '20250301' → '2025년 3월 1일'; unchanged when it is no day of the calendar. */
export const dayLabel = (day: string) => writeDay(day, inFull);

/** '2025년 3월 1일', the day in Seoul of a moment (ISO 8601 or milliseconds); empty for what is no time. */
export const dayOfTime = (time: string | number | null) => writeTime(time, inFull);

/** In a list: '3월 1일', with the year when it is not this one. */
export const listDay = (day: string, now = Date.now()) => writeDay(day, inList(now));

/** The same of the day in Seoul of an ISO 8601 time. */
export const listDayOfTime = (time: string | null, now = Date.now()) => writeTime(time, inList(now));

/** Two days of a list: '3월 1일부터 4월 2일까지'; of two years both are said, of one that is not this year once. */
export function listSpan(from: string, to: string, now = Date.now()): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? listDay(from, now) : dayLabel(from)}부터 ${isOneYear ? writeDay(to, withoutYear) : dayLabel(to)}까지`;
}

/** In a table: '2025. 3. 1.' */
export const tableDay = (day: string) => writeDay(day, dotted);

/** The same of the day in Seoul of an ISO 8601 time. */
export const tableDayOfTime = (time: string | null) => writeTime(time, dotted);
