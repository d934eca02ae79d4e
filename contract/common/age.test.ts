import {
  ageBasis,
  ageGroup,
  ageInDays,
  ageInMonths,
  ageInWeeks,
  ageParts,
  exactCalendarMonths,
  toAgeBasisDay,
} from './age';
import { addMonths, dayFromNumber, dayNumber, formatDay, parseDay } from './calendar';

const day = (text: string) => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`Not a day: ${text}`);
  return parsed;
};

test('returns an age in months of 0 unless the birth date is exactly eight digits that name a day', () => {
  expect(ageInMonths('20250310', day('20260310'))).toBe(12);
  expect(ageInMonths('2025031', day('20260310'))).toBe(0);
  expect(ageInMonths('202503100', day('20260310'))).toBe(0);
  expect(ageInMonths('20270310', day('20260310'))).toBe(0);
});

test('puts exactly 24 and 36 months in the last age group (docs/specification.md §9.4)', () => {
  expect([0, 23, 24, 25, 35, 36, 60].map(ageGroup)).toEqual(['0~24', '0~24', '36~', '25~36', '25~36', '36~', '36~']);
});

test('corrects the age of a child born at 31 weeks by nine weeks until 24 months by the calendar', () => {
  expect(ageBasis('20250101', 31, day('20260304'))).toEqual({ months: 11, actualMonths: 14, corrected: true });
  expect(ageBasis('20250101', 31, day('20260305'))).toEqual({ months: 12, actualMonths: 14, corrected: true });
  expect(ageBasis('20250101', 31, day('20261231'))).toEqual({ months: 21, actualMonths: 23, corrected: true });
  expect(ageBasis('20250101', 31, day('20270101'))).toEqual({ months: 24, actualMonths: 24, corrected: false });
});

test('does not correct the age of a child born at 37 weeks, and returns 0 before the due date', () => {
  expect(ageBasis('20250101', 37, day('20260101')).corrected).toBe(false);
  expect(ageBasis('20250101', 30, day('20250201'))).toEqual({ months: 0, actualMonths: 1, corrected: true });
});

test.each([null, 22, 31, 36])('opens a check on the first day its age is reached (gestation %p)', (weeks) => {
  for (const birth of ['20240131', '20240229', '20250706']) {
    for (const months of [2, 12, 18, 23, 24, 30]) {
      const opens = toAgeBasisDay(birth, weeks, months);
      if (!opens) throw new Error('no day');
      const before = dayFromNumber(dayNumber(opens) - 1);
      expect(ageBasis(birth, weeks, opens).months).toBeGreaterThanOrEqual(months);
      expect(ageBasis(birth, weeks, before).months).toBeLessThan(months);
    }
  }
});

test('returns no opening day without a birth date', () => {
  expect(toAgeBasisDay('20260230', null, 12)).toBeNull();
});

test('adds months by calendar, ending on the last day of a shorter month', () => {
  expect(formatDay(addMonths(day('20240131'), 1))).toBe('20240229');
  expect(formatDay(addMonths(day('20240331'), -13))).toBe('20230228');
});

test.each([
  ['20260131', '20260131', [0, 0], { years: 0, months: 0, days: 0 }, 0],
  ['20260131', '20260228', [28, 4], { years: 0, months: 1, days: 0 }, 1],
  ['20260131', '20260206', [6, 0], { years: 0, months: 0, days: 6 }, 6 / 28],
  ['20240229', '20260301', [731, 104], { years: 2, months: 0, days: 1 }, 24 + 1 / 29],
  ['20260301', '20260228', [-1, -1], null, 0],
])('born %s, on %s: days and weeks %p, in parts %p, %d months', (birth, on, [days, weeks], parts, months) => {
  expect([ageInDays(day(birth), day(on)), ageInWeeks(day(birth), day(on))]).toEqual([days, weeks]);
  expect(ageParts(day(birth), day(on))).toEqual(parts);
  expect(exactCalendarMonths(day(birth), day(on))).toBeCloseTo(months, 9);
});
