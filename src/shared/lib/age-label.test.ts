import { MINUTE_MS } from '@contract/common/time';
import { ageLabel, dayLabel, monthDayLabel, monthsLabel } from './age-label';

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

test.each(['', '2025031', '202503150', '20260230', '２０２５０３０１'])(
  'what is no birth date (%p) has no age and 0 months',
  (birthDate) => {
    expect(ageLabel(birthDate, now)).toBe('');
    expect(monthsLabel(birthDate, now)).toBe('0개월');
  },
);

test('the day turns over at midnight in Seoul, not in Greenwich', () => {
  const lastMinute = Date.UTC(2025, 2, 14, 14, 59);
  expect(ageLabel('20250301', lastMinute)).toBe('13일');
  expect(ageLabel('20250301', lastMinute + MINUTE_MS)).toBe('14일');
});

test('days are written out', () => {
  expect(dayLabel('20250301')).toBe('2025년 3월 1일');
  expect(monthDayLabel('20251110')).toBe('11월 10일');
  expect(dayLabel('2025')).toBe('2025');
});
