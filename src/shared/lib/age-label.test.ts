import { completedMonths } from '@contract/common/age';
import { addMonths, dayFromNumber, dayNumber, formatDay } from '@contract/common/calendar';
import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import {
  ageLabel,
  dayLabel,
  listDay,
  listDayOfTime,
  listSpan,
  monthsLabel,
  tableDay,
  tableDayOfTime,
} from './age-label';

// 09:00 in Seoul on 15 March 2025
const now = Date.UTC(2025, 2, 15);

test.each([
  ['20250315', '0일', '0개월'],
  ['20250301', '14일', '0개월'],
  ['20241215', '3개월 0일', '3개월'],
  ['20240115', '1년 2개월 0일', '14개월'],
  ['20240116', '1년 1개월 27일', '13개월'],
  ['20220315', '3년 0개월 0일', '36개월'],
  // a leap day's birthday falls on the last of February
  ['20240229', '1년 0개월 15일', '12개월'],
])('born %s is %s, %s', (birthDate, age, months) => {
  expect(ageLabel(birthDate, now)).toBe(age);
  expect(monthsLabel(birthDate, now)).toBe(months);
});

test.each([
  ['20250115', Date.UTC(2026, 0, 14), '11개월 30일'],
  ['20250115', Date.UTC(2026, 0, 15), '1년 0개월 0일'],
  ['20240229', Date.UTC(2025, 1, 28), '1년 0개월 0일'],
  // the last day of a shorter month completes the month
  ['20250131', Date.UTC(2025, 1, 28), '1개월 0일'],
  ['20260310', Date.UTC(2026, 2, 10), '0일'],
  ['20260311', Date.UTC(2026, 2, 10), ''],
])('born %s, at %i, is %s', (birthDate, at, age) => {
  expect(ageLabel(birthDate, at)).toBe(age);
});

test('agrees with the calendar arithmetic of the contract for all birth dates of four years', () => {
  const days = Array.from({ length: 1462 }, (_, index) =>
    dayFromNumber(dayNumber({ year: 2023, month: 6, day: 1 }) + index),
  );
  const today = dayFromNumber(dayNumber({ year: 2027, month: 6, day: 1 }) + 31);
  const wrong = [...days.map((birth) => [birth, today]), ...days.map((later) => [days[0], later])].filter(
    ([birth = today, later = today]) => {
      const months = completedMonths(birth, later);
      const rest = dayNumber(later) - dayNumber(addMonths(birth, months));
      const words = [`${Math.floor(months / 12)}년`, `${months % 12}개월`, `${rest}일`];
      const expected = words.slice(months >= 12 ? 0 : months > 0 ? 1 : 2).join(' ');
      return ageLabel(formatDay(birth), dayNumber(later) * DAY_MS) !== expected;
    },
  );
  expect(wrong).toEqual([]);
});

test.each(['', '2025031', '202503150', '20260230', '２０２５０３０１'])(
  'an invalid birth date (%p) has no age and 0 months',
  (birthDate) => {
    expect(ageLabel(birthDate, now)).toBe('');
    expect(monthsLabel(birthDate, now)).toBe('0개월');
  },
);

test('the day changes at midnight in Seoul, not in UTC', () => {
  const lastMinute = Date.UTC(2025, 2, 14, 14, 59);
  expect(ageLabel('20250301', lastMinute)).toBe('13일');
  expect(ageLabel('20250301', lastMinute + MINUTE_MS)).toBe('14일');
});

test('writes a day of a list with its year only when it is not this one', () => {
  const now = Date.UTC(2025, 11, 31, 15);
  expect(listDay('20260301', now)).toBe('3월 1일');
  expect(listDay('20251231', now)).toBe('2025년 12월 31일');
  expect(listDay('2025', now)).toBe('2025');
  expect(listDayOfTime('2025-12-31T15:00:00.000Z', now)).toBe('1월 1일');
  expect(listDayOfTime('2025-12-31T14:59:00.000Z', now)).toBe('2025년 12월 31일');
  expect(listDayOfTime(null, now)).toBe('');
});

test('writes days with year, month and day, and leaves invalid ones unchanged', () => {
  expect(dayLabel('20250301')).toBe('2025년 3월 1일');
  expect(dayLabel('2026-11-01')).toBe('2026년 11월 1일');
  expect(dayLabel('20240229')).toBe('2024년 2월 29일');
  expect(dayLabel('2025')).toBe('2025');
  expect(dayLabel('20260230')).toBe('20260230');
});

test('writes two days of a list with the year where it is needed', () => {
  const now = Date.UTC(2026, 10, 20);
  expect(listSpan('20260310', '20260709', now)).toBe('3월 10일부터 7월 9일까지');
  expect(listSpan('20261220', '20270109', now)).toBe('2026년 12월 20일부터 2027년 1월 9일까지');
  expect(listSpan('20251220', '20260109', now)).toBe('2025년 12월 20일부터 2026년 1월 9일까지');
});

test('writes days of a table in figures, each with its year', () => {
  expect(tableDay('20250301')).toBe('2025. 3. 1.');
  expect(tableDayOfTime('2025-12-31T15:00:00.000Z')).toBe('2026. 1. 1.');
});
