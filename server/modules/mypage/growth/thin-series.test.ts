import { dayFromNumber, dayNumber, formatDay } from '@contract/common/calendar';
import { thinSeries } from './thin-series';

const TODAY = { year: 2026, month: 3, day: 10 };
const ago = (days: number) => ({ measuredOn: formatDay(dayFromNumber(dayNumber(TODAY) - days)) });
const series = (days: number[]) => days.map(ago);

test.each([
  ['nothing', [], []],
  ['one a week stays as it is', [21, 14, 7, 0], [21, 14, 7, 0]],
  ['of a week the last one counts', [9, 8, 7, 3, 1], [9, 7, 1]],
  ['before a year one in 30 days', [500, 499, 485, 470, 450, 410, 391], [500, 485, 450, 391]],
  ['the first one stays', [700, 699, 698], [700, 698]],
])('thins a series: %s', (_, given, thinned) => {
  expect(thinSeries(series(given), TODAY)).toEqual(series(thinned));
});

test('reduces years of daily measurements to what a chart can show, including the latest', () => {
  const days = Array.from({ length: 6574 }, (_, index) => 6573 - index);
  const thinned = thinSeries(series(days), TODAY);
  expect(thinned.length).toBeLessThanOrEqual(280);
  expect(thinned[0]).toEqual(ago(6573));
  expect(thinned.at(-1)).toEqual(ago(0));
  expect(thinned).toEqual(thinned.toSorted((a, b) => a.measuredOn.localeCompare(b.measuredOn)));
});
