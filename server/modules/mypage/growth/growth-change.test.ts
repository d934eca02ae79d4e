import { dayFromNumber, dayNumber, formatDay } from '@contract/common/calendar';
import type { GrowthMeasure } from '@contract/mypage/growth';
import { crossedCurves, findCrossing, findVelocity, type Seen } from './growth-change';

/** `day` days after 1 January 2024. */
const seen = (day: number, given: Partial<Seen> = {}): Seen => ({
  measuredOn: formatDay(dayFromNumber(dayNumber({ year: 2024, month: 1, day: 1 }) + day)),
  value: 0,
  position: 'standing',
  months: 30,
  percentile: 50,
  z: 0,
  doubt: null,
  actualDays: 900 + day,
  beforeTerm: false,
  curves: 'one',
  ...given,
});

// [days between the entries, age, growth in cm] → cm a year; null where the interval says nothing.
test.each([
  [365, 60, 6, 6],
  [182, 60, 3, 6],
  [181, 60, 3, 6.1],
  [180, 60, 3, null],
  [547, 60, 9, 6],
  [549, 60, 9, null],
  [60, 23, 2.4, 14.6],
  [59, 23, 2.4, 14.9],
  [58, 23, 2.4, null],
  [60, 24, 2.4, null],
  [200, 12, 8, 14.6],
  [365, 200, 0, 0],
  [365, 60, -0.4, -0.4],
])('%i days before %i months: %d cm are %p cm a year', (days, months, grown, perYear) => {
  const series = [seen(0, { value: 80 }), seen(days, { value: 80 + grown, months })];
  expect(findVelocity('height', series, 1)?.per_year ?? null).toBe(perYear);
});

test.each([
  [27, 11, null],
  [28, 11, 13],
  [58, 12, null],
  [59, 12, 6.2],
  [180, 24, null],
  [181, 24, 2],
])('%i days before %i months: 1 kg is %p kg a year', (days, months, perYear) => {
  const series = [seen(0, { value: 8 }), seen(days, { value: 9, months })];
  expect(findVelocity('weight', series, 1)?.per_year ?? null).toBe(perYear);
});

test.each([
  ['fast: the latest entry two months back', 20, [0, 100, 200, 240, 300], 300, 100, 240],
  ['later: the entry nearest to a year back', 60, [0, 100, 200, 300], 480, 380, 100],
])('measures the rate from %s', (_, months, earlier, on, days, from) => {
  const series = [...earlier.map((day) => seen(day, { value: day / 100 })), seen(on, { value: on / 100, months })];
  const velocity = findVelocity('height', series, series.length - 1);
  expect([velocity?.days, velocity?.from.value]).toEqual(months < 24 ? [60, 2.4] : [days, from / 100]);
});

test('brings lying and standing heights together before it says a rate, and says so', () => {
  const series = [seen(0, { value: 87, position: 'lying', months: 23 }), seen(365, { value: 95, months: 35 })];
  expect(findVelocity('height', series, 1)).toMatchObject({ grown: 8.7, per_year: 8.7, adjusted: true });
  const lying = series.map((each) => ({ ...each, position: 'lying' as const }));
  expect(findVelocity('height', lying, 1)).toMatchObject({ grown: 8, adjusted: false });
  expect(findVelocity('weight', series, 1)).toMatchObject({ grown: 8, adjusted: false });
});

test.each<GrowthMeasure>(['head', 'bmi', 'weight_for_height'])('says no rate of %s', (measure) => {
  expect(findVelocity(measure, [seen(0), seen(365, { value: 1 })], 1)).toBeNull();
});

test.each([
  [94, 78, [85]],
  [86, 14, [85, 50, 15]],
  [85, 49, [85, 50]],
  [84, 16, [50]],
  [97, 84, [97, 85]],
  [50, 15, [50]],
  [50, 14.99, [50, 15]],
  [2, 16, [3, 15]],
  [3, 15, [3]],
  [15, 51, [15, 50]],
  [14, 98, [15, 50, 85, 97]],
  [40, 40, []],
])('from P%d to P%d these drawn curves are crossed: %p', (from, to, curves) => {
  expect(crossedCurves(from, to)).toEqual(curves);
});

test.each<[GrowthMeasure, number, number, string | null]>([
  ['height', 86, 40, 'down'],
  ['height', 40, 86, null],
  ['weight', 86, 40, 'down'],
  ['weight', 40, 86, 'up'],
  ['bmi', 86, 40, null],
  ['bmi', 40, 86, 'up'],
  ['head', 86, 40, 'down'],
  ['head', 40, 86, 'up'],
  ['weight', 94, 78, null],
])('%s from P%i to P%i within a year: %p', (measure, from, to, direction) => {
  const series = [seen(0, { percentile: from }), seen(300, { percentile: to })];
  expect(findCrossing(measure, series, 1)?.direction ?? null).toBe(direction);
});

test.each([
  ['after more than a year', { measuredOn: '20221231' }],
  ['across a break of the curves or a change of the age', { curves: 'another' }],
  ['lying before and standing now', { position: 'lying' as const }],
  ['from what no child has', { doubt: 'value' as const }],
  ['without a percentile', { percentile: null }],
  ['on one day', { measuredOn: '20240101' }],
])('says nothing of crossed curves %s', (_, given) => {
  const series = [seen(-200, { percentile: 90, ...given }), seen(0, { percentile: 20 })];
  expect(findCrossing('height', series, 1)).toBeNull();
});

test('of several crossings the widest is named, with the day it is counted from', () => {
  const series = [90, 98, 60, 20].map((percentile, index) => seen(index * 100, { percentile }));
  expect(findCrossing('weight', series, 3)).toEqual({
    from: { measured_on: series[1]?.measuredOn, percentile: 98 },
    direction: 'down',
    curves: [97, 85, 50],
  });
});
