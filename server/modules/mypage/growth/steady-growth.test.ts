import { dayFromNumber, dayNumber, formatDay } from '@contract/common/calendar';
import type { Seen } from './growth-change';
import { findSteady } from './steady-growth';

/** `day` days after 1 January 2024; taller every day. */
const seen = (day: number, percentile: number | null, given: Partial<Seen> = {}): Seen => ({
  measuredOn: formatDay(dayFromNumber(dayNumber({ year: 2024, month: 1, day: 1 }) + day)),
  value: 80 + day / 30,
  position: 'standing',
  months: 30,
  percentile,
  z: 0,
  doubt: null,
  actualDays: 900 + day,
  beforeTerm: false,
  curves: 'one',
  ...given,
});
const steady = (series: Seen[], measure: 'height' | 'weight' | 'head' | 'bmi' = 'height') =>
  findSteady(measure, series, series.length - 1);

test('three entries over three months about one curve are steady since the first of them', () => {
  expect(steady([seen(0, 61), seen(45, 58), seen(92, 55)])).toEqual({ since: '20240101', months: 3 });
});

test('an entry off the curve, within the year still near, ends the run', () => {
  const series = [seen(0, 34), seen(40, 50), seen(80, 54), seen(120, 57)];
  expect(steady(series)).toEqual({ since: formatDay({ year: 2024, month: 2, day: 10 }), months: 2 });
});

test.each<[string, Seen[], ('height' | 'weight' | 'head' | 'bmi')?]>([
  ['two entries', [seen(0, 50), seen(92, 50)]],
  ['three entries of two days', [seen(0, 50), seen(0, 51), seen(92, 50)]],
  ['less than two months', [seen(0, 50), seen(20, 50), seen(58, 50)]],
  ['a fall over the run', [seen(0, 61), seen(45, 50), seen(92, 39)]],
  ['a move within the year before a quiet quarter', [seen(0, 50), seen(90, 20), seen(130, 20), seen(190, 20)]],
  ['below the lowest curve', [seen(0, 2.5), seen(45, 2.5), seen(92, 2.5)]],
  ['above the highest curve', [seen(0, 98), seen(45, 98), seen(92, 98)]],
  ['a weight in a named band', [seen(0, 4), seen(45, 4), seen(92, 4)], 'weight'],
  ['no growth', [seen(0, 50, { value: 8 }), seen(45, 50, { value: 8 }), seen(92, 50, { value: 8 })], 'weight'],
  ['a loss in between', [seen(0, 50), seen(45, 50, { value: 90 }), seen(92, 50)], 'weight'],
  ['a value at the very end of the scale', [seen(0, 0), seen(45, 50), seen(92, 50)]],
  ['a day without a percentile', [seen(0, 50), seen(45, null), seen(92, 50)]],
  ['another stretch of the curves', [seen(0, 50, { curves: 'other' }), seen(45, 50), seen(92, 50)]],
  ['a value no child has', [seen(0, 50), seen(45, 50), seen(92, 50, { doubt: 'value' })]],
  ['one between', [seen(0, 50, { doubt: 'value' }), seen(45, 50), seen(92, 50)]],
  ['over half a year between two entries', [seen(0, 50), seen(20, 50), seen(210, 50)]],
  ['body mass index', [seen(0, 50), seen(45, 50), seen(92, 50)], 'bmi'],
])('%s: not steady', (_, series, measure = 'height') => {
  expect(steady(series, measure)).toBeNull();
});
