import { dayFromNumber, dayNumber, formatDay, parseDay, seoulDay } from './calendar';

test('starts a new day at midnight in Seoul, in any time zone of the device', () => {
  expect(formatDay(seoulDay(Date.parse('2026-03-09T14:59:59Z')))).toBe('20260309');
  expect(formatDay(seoulDay(Date.parse('2026-03-09T15:00:00Z')))).toBe('20260310');
});

test.each([
  '20260230',
  '20250229',
  '20261301',
  '20260010',
  '18991231',
  '2026031',
  '202603100',
  '２０２６０３１０',
  ' 2026310',
])('parses no day from %p', (text) => {
  expect(parseDay(text)).toBeNull();
});

test('converts a day to its number and back', () => {
  expect(formatDay(dayFromNumber(dayNumber({ year: 2024, month: 2, day: 29 })))).toBe('20240229');
  expect(parseDay('20240229')).toEqual({ year: 2024, month: 2, day: 29 });
});
