import { DAY_MS, HOUR_MS } from './time';

/**
 * Calendar arithmetic on plain days. A day is written 'YYYYMMDD' (docs/specification.md §3.8) and is a day in Asia/Seoul,
 * whatever the time zone of the device or the server. Korea has used UTC+9 without summer time since 1988.
 */
export const SEOUL_OFFSET_MS = 9 * HOUR_MS;

export type PlainDay = { year: number; month: number; day: number };

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysInMonth = (year: number, month: number) =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);

/** The day in Asia/Seoul at `now` (milliseconds since the epoch). */
export function seoulDay(now: number): PlainDay {
  const shifted = new Date(now + SEOUL_OFFSET_MS);
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() };
}

/** Start of the Seoul day of `now`, in milliseconds since the epoch. */
export const seoulMidnight = (now: number) => dayNumber(seoulDay(now)) * DAY_MS - SEOUL_OFFSET_MS;

/** Reads 'YYYYMMDD'. Null unless it is exactly eight ASCII digits that name a day on the calendar. */
export function parseDay(text: string): PlainDay | null {
  if (!/^[0-9]{8}$/.test(text)) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(4, 6));
  const day = Number(text.slice(6, 8));
  const valid = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return valid ? { year, month, day } : null;
}

export const formatDay = ({ year, month, day }: PlainDay) =>
  `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;

/** Days since 1970-01-01. */
export const dayNumber = ({ year, month, day }: PlainDay) => Date.UTC(year, month - 1, day) / DAY_MS;

export function dayFromNumber(days: number): PlainDay {
  const date = new Date(days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The same day `months` later; the month's last day where that month is shorter (31 January + 1 = 28 or 29 February). */
export function addMonths(from: PlainDay, months: number): PlainDay {
  const index = from.year * 12 + (from.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: Math.min(from.day, daysInMonth(year, month)) };
}
