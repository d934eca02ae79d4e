import { getMonth, monthAfter, monthLabel, movedText, spanText } from './points-words';

test.each([
  ['2026-03-31T14:59:59.999Z', '2026-03'],
  ['2026-03-31T15:00:00.000Z', '2026-04'],
  ['2026-12-31T15:00:00.000Z', '2027-01'],
])('%s is in the month %s in Seoul', (moment, month) => {
  expect(getMonth(Date.parse(moment))).toBe(month);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-06', 0, '2026-06'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(monthAfter(from, months)).toBe(to);
});

test('formats a change with its sign, a month in words and a span with its unit', () => {
  expect([movedText(1230), movedText(-300)]).toEqual(['+1,230P', '−300P']);
  expect(monthLabel('2026-03')).toBe('2026년 3월');
  expect([spanText({ days: 7 }), spanText({ months: 3 })]).toEqual(['7일', '3개월']);
});
