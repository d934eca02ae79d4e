import { completeDayDigits, dayText, groupDayDigits, toDayDigits } from './day-text';

test.each([
  ['20250301', '20250301'],
  ['2025-03-01', '20250301'],
  ['2025년 3월 12일', '20250312'],
  ['2025. 3. 1.', '2025031'],
  ['2025. 3. 1.2', '20250312'],
  ['2025. 3', '20253'],
  ['2025. 03. 019', '202503019'],
  ['２０２５０３０１', '20250301'],
  ['3월', '3'],
  ['', ''],
])('reads %j as the digits %j', (typed, digits) => {
  expect(toDayDigits(typed)).toBe(digits);
});

test.each([
  ['2025', '2025'],
  ['20250', '2025. 0'],
  ['20250301', '2025. 03. 01'],
])('groups %s as %s', (digits, shown) => {
  expect(groupDayDigits(digits)).toBe(shown);
});

test('completes a day of one digit, but not to a day that the calendar lacks', () => {
  expect(completeDayDigits('2025031')).toBe('20250301');
  expect(completeDayDigits('2025312')).toBe('2025312');
});

test.each([
  ['250301', '20250301'],
  ['261231', '20261231'],
  ['850301', '19850301'],
  ['200301', '20200301'],
  ['190501', '20190501'],
  // no month of the year 2020
  ['202503', '202503'],
  ['251301', '251301'],
])('completes %s, typed in 2026, to %s', (digits, whole) => {
  expect(completeDayDigits(digits, 2026)).toBe(whole);
});

test('writes a day with separators, and leaves what is no day grouped', () => {
  expect(dayText('20250301')).toBe('2025. 3. 1.');
  expect(dayText('20240230')).toBe('2024. 02. 30');
});
