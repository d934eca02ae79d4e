import { ageBasis } from '@contract/common/age';
import { type PlainDay, parseDay } from '@contract/common/calendar';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { getTestWindow, opensOn } from './test-windows';

const day = (text: string): PlainDay => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`Not a day: ${text}`);
  return parsed;
};
const currentAt = (months: number) =>
  DEVELOPMENT_CHECKS.filter(
    (check) => getTestWindow(check, { months, actualMonths: months, corrected: false }) === 'current',
  ).map(({ id }) => id);

test.each([
  [0, []],
  [1, []],
  [2, ['development-2m']],
  [3, ['development-2m']],
  [4, ['development-4m']],
  [11, ['development-9m']],
  [12, ['development-12m']],
  [23, ['development-18m']],
  [24, ['development-24m']],
  [25, ['development-24m']],
  [59, ['development-48m']],
  [60, ['development-60m']],
  [71, ['development-60m']],
  [72, []],
])('offers at %i months the checks of that age', (months, ids) => {
  expect(currentAt(months)).toEqual(ids);
});

test('lists every check as upcoming under two months, and as past after 71', () => {
  const windows = (months: number) =>
    new Set(
      DEVELOPMENT_CHECKS.map((check) => getTestWindow(check, { months, actualMonths: months, corrected: false })),
    );
  expect([...windows(1)]).toEqual(['upcoming']);
  expect([...windows(72)]).toEqual(['past']);
});

// Born at 31 weeks on 1 January 2024: due nine weeks later, on 4 March.
test.each([
  ['20251231', 'development-18m', '23 months by the calendar, 21 corrected'],
  ['20260101', 'development-24m', '24 months by the calendar: corrected age has ended'],
  ['20260201', 'development-24m', '25 months'],
  ['20250303', 'development-9m', '14 months by the calendar, 11 corrected'],
  ['20250304', 'development-12m', '14 months by the calendar, 12 corrected'],
])('born early, on %s: %s (%s)', (today, id) => {
  const age = ageBasis('20240101', 31, day(today));
  expect(
    DEVELOPMENT_CHECKS.filter((check) => getTestWindow(check, age) === 'current').map((check) => check.id),
  ).toEqual([id]);
});

test('takes the opening day by corrected age before 24 months, and by the calendar from then on', () => {
  const child = { birthDate: '20240101', gestationWeeks: 31 };
  const opens = Object.fromEntries(DEVELOPMENT_CHECKS.map((check) => [check.id, opensOn(check, child)]));
  expect(opens['development-12m']).toBe('20250304');
  expect(opens['development-24m']).toBe('20260101');
  expect(opens['development-30m']).toBe('20260701');
});
