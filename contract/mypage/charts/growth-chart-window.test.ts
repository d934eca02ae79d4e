import type { GrowthCurve, GrowthPoint, GrowthStretch } from '@contract/mypage/growth.responses';
import { getBreaks, getChartWindow, toRuns } from './growth-chart-window';
import { growthDrawing, growthScales } from './growth-drawing';

const stretch = (from: number, to: number, more: Partial<GrowthStretch>): GrowthStretch => {
  const at = Array.from({ length: to - from }, (_, row) => from + row);
  const values = [3, 15, 50, 85, 97].map((percentile) => at.map((month) => 50 + month + percentile / 10));
  return { source: 'who', position: 'standing', ages: [from, to], at, values, ...more };
};
const point = (months: number, value = 60 + months): GrowthPoint => ({
  entry_id: `at ${months}`,
  measured_on: '20260310',
  at: months,
  value,
  percentile: 50,
  age: { months, actual_months: months, corrected: false },
  velocity: null,
  crossing: null,
  finding: null,
  official_percentile: null,
  doubt: null,
  steady: null,
});
const createCurve = (points: GrowthPoint[], more: Partial<GrowthCurve> = {}): GrowthCurve => ({
  measure: 'height',
  unit: 'cm',
  standard: 'kr2017',
  sex: 'female',
  along: 'age_months',
  stretches: [stretch(0, 24, { position: 'lying' }), stretch(24, 36, {}), stretch(36, 228, { source: 'kr2017' })],
  points,
  ...more,
});
const getXRange = (curve: GrowthCurve, months: number, span: 'all' | 'recent' = 'recent') =>
  getChartWindow(curve, months, span)?.x;

test('the range covers the first years from 0, later about two years or all, within the table', () => {
  expect([0, 7, 11].map((months) => getXRange(createCurve([]), months))).toEqual(Array(3).fill([0, 12]));
  expect(getXRange(createCurve([]), 14)).toEqual([0, 24]);
  expect(getXRange(createCurve([point(40)]), 40)).toEqual([24, 48]);
  expect(getXRange(createCurve([point(40)]), 40, 'all')).toEqual([0, 48]);
  expect(getXRange(createCurve([]), 227)).toEqual([203, 227]);
});

test('the window contains only its points, and its range fits them', () => {
  const seen = getChartWindow(createCurve([point(10), point(40, 250)]), 40, 'recent');
  expect(seen?.points.map(({ at }) => at)).toEqual([40]);
  expect(seen?.y[1]).toBeGreaterThan(250);
  expect(seen?.y[0]).toBeLessThan(50 + 24);
});

test('a value no child has neither flattens the curves nor is joined to its neighbours, and stands at the edge', () => {
  const typed = { ...point(11, 740), doubt: 'value' as const };
  const curve = createCurve([point(9), point(10), typed, point(12)]);
  const seen = getChartWindow(curve, 12, 'all');
  const without = getChartWindow(createCurve([point(9), point(10), point(12)]), 12, 'all');
  if (!seen) throw new Error('no window');
  expect(seen.y).toEqual(without?.y);
  expect(toRuns(seen, 'age_months').map((run) => run.map(({ at }) => at))).toEqual([[9, 10, 12]]);
  const box = { width: 400, height: 300, text: 1 };
  const { plot } = growthScales(seen, box);
  const { shapes } = growthDrawing(curve, seen, box);
  expect(shapes.filter(({ kind }) => kind === 'dot')).toContainEqual(expect.objectContaining({ y: plot.top }));
  expect(shapes).toContainEqual(expect.objectContaining({ kind: 'text', text: '740' }));
});

test('breaks at 24 and 36 months have labels and interrupt the line, as long gaps do', () => {
  const curve = createCurve([20, 23, 24, 27, 35, 36, 40].map((months) => point(months)));
  const seen = getChartWindow(curve, 40, 'all');
  if (!seen) throw new Error('no window');
  expect(getBreaks(seen)).toEqual([
    { at: 24, words: '누운 키 → 선 키' },
    { at: 36, words: 'WHO → 한국' },
  ]);
  expect(toRuns(seen, 'age_months').map((run) => run.map(({ at }) => at))).toEqual([
    [20, 23],
    [24, 27],
    [35],
    [36, 40],
  ]);
});

test('there is no window before the table begins', () => {
  const bmi = createCurve([], { measure: 'bmi', stretches: [stretch(24, 36, {})] });
  expect(getChartWindow(bmi, 10, 'recent')).toBeNull();
  expect(getChartWindow(bmi, 26, 'recent')?.stretches).toHaveLength(1);
});

test('weight for height uses the table of the age and a range around the child', () => {
  const curve = createCurve(
    [
      { ...point(23, 11), at: 84 },
      { ...point(25, 12), at: 87 },
    ],
    { measure: 'weight_for_height', unit: 'kg', along: 'height_cm' },
  );
  const banded = {
    ...curve,
    stretches: curve.stretches.map((item, index) => ({ ...item, at: item.at.map((_, row) => 65 + row + index) })),
  };
  const seen = getChartWindow(banded, 25, 'recent', 0);
  expect([seen?.x, seen?.points.map(({ at }) => at)]).toEqual([[70, 88], [84]]);
});
