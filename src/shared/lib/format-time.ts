import { parsePlainDay, seoulTime } from './dayjs';

/** Every way in which a day or a time is written on a screen. */
const FORMATS = {
  /** '2025년 3월 1일' */
  day: 'YYYY년 M월 D일',
  /** '3월 1일' */
  monthDay: 'M월 D일',
  /** '3월 1일 (토)' */
  weekday: 'M월 D일 (ddd)',
  /** '2025년 3월' */
  month: 'YYYY년 M월',
  /** '2025' */
  year: 'YYYY',
  /** '2025. 3. 1.', in a table. */
  dotted: 'YYYY. M. D.',
  /** '2025. 3. 1. 오후 2:05' */
  dottedMinute: 'YYYY. M. D. A h:mm',
  /** '3월 1일 오후 2:05' */
  monthDayMinute: 'M월 D일 A h:mm',
  /** '3월 1일 밤 12시': the end of the day. */
  monthDayMidnight: 'M월 D일 [밤 12시]',
  /** '3월 1일 (토) 14:05' */
  weekdayMinute: 'M월 D일 (ddd) HH:mm',
  /** '오후 2:05' */
  clock: 'A h:mm',
  /** '2025-03-01': an old post's date, and the value of a date field. */
  iso: 'YYYY-MM-DD',
  /** '2025-03': a month as a parameter. */
  isoMonth: 'YYYY-MM',
  /** '2025-03-01T14:05': the value of a field for date and time. */
  isoMinute: 'YYYY-MM-DD[T]HH:mm',
};
export type TimeFormat = keyof typeof FORMATS;

/** A moment (ISO 8601 or milliseconds) in Asia/Seoul; empty for none and for what is no time. */
export function formatTime(time: string | number | null, format: TimeFormat): string {
  const at = typeof time === 'string' ? Date.parse(time) : (time ?? Number.NaN);
  return Number.isNaN(at) ? '' : seoulTime(at).format(FORMATS[format]);
}

/** The end of something: '11월 28일 밤 12시' for the first moment of the 29th in Seoul, else '11월 29일 오후 2:05'. */
export function formatEnd(time: string | number): string {
  const at = typeof time === 'string' ? Date.parse(time) : time;
  return seoulTime(at).format('HH:mm') === '00:00'
    ? formatTime(at - 1, 'monthDayMidnight')
    : formatTime(at, 'monthDayMinute');
}

/** A day without a time zone, 'YYYYMMDD' or 'YYYY-MM-DD'; unchanged when it is no day of the calendar. */
export const formatPlainDay = (day: string, format: TimeFormat): string =>
  parsePlainDay(day)?.format(FORMATS[format]) ?? day;
