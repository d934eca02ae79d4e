import { parseDay, SEOUL_OFFSET_MS } from '@contract/common/calendar';
import dayjs, { type Dayjs } from 'dayjs';
import ko from 'dayjs/locale/ko';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';

/** The one module that imports dayjs, with its plugins and its Korean (lint/dates.test.ts). */
dayjs.extend(utc);
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  // A row with `r: 1` and no unit is the singular of the row below it.
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 1 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 1 },
    { l: 'hh', r: 23, d: 'hour' },
    { l: 'd', r: 1 },
    { l: 'dd', d: 'day' },
  ],
});
dayjs.locale({ ...ko, relativeTime: { ...ko.relativeTime, s: '방금', h: '1시간', d: '1일' } });

/**
 * A moment as the clock in Asia/Seoul shows it, only for formatting: UTC with the offset added. `tz()` asks Intl for
 * each value (1,000 of them take 85 to 200 ms in Node.js, these 7 to 11 ms), and `utcOffset()` reads the device's clock,
 * which is wrong where summer time skips an hour.
 */
export const seoulTime = (at: number): Dayjs => dayjs.utc(at + SEOUL_OFFSET_MS);

/** A day without a time zone, 'YYYYMMDD' or 'YYYY-MM-DD'; null when the calendar has no such day. */
export const parsePlainDay = (day: string): Dayjs | null =>
  parseDay(day.replaceAll('-', '')) === null ? null : dayjs.utc(day);
