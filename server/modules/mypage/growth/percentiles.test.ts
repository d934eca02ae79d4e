import { CURVE_PERCENTILES, type GrowthMeasure } from '@contract/mypage/growth';
import { GROWTH_TABLES, type Lms } from '@server/content/growth/tables';
import { percentileOfZ, type Tails, valueOfZ, zOfPercentile, zOfValue } from './lms';
import { normalCdf, normalQuantile } from './normal-distribution';
import { getTails, lmsAt, type Place, type Sex, toBmi, toScore, valueAt } from './table-lookup';

/** Every row of every table, with the rule for its tails. */
const ROWS = GROWTH_TABLES.flatMap(({ standard, measure, sexes }) =>
  (['female', 'male'] as const).flatMap((sex) =>
    sexes[sex].flatMap((stretch) =>
      stretch.M.map((M, row) => ({
        name: `${standard} ${measure} ${sex} ${stretch.position} ${stretch.from + row * stretch.step}`,
        lms: { L: stretch.L[row] as number, M, S: stretch.S[row] as number },
        tails: getTails(measure, stretch),
      })),
    ),
  ),
);
const SCORES = [-4.5, -3.2, -3, -2.5, -1.9, -1, -0.3, 0, 0.7, 1.5, 2, 2.9, 3.1, 4.5];

test('the growth tables contain every month they declare', () => {
  const reach = (standard: string, measure: GrowthMeasure, sex: Sex) =>
    GROWTH_TABLES.find((table) => table.standard === standard && table.measure === measure)?.sexes[sex].map(
      ({ ages, M, from, step }) => [...ages, from, from + (M.length - 1) * step],
    );
  for (const sex of ['female', 'male'] as const) {
    const tall = sex === 'female' ? [88, 172] : [90, 186];
    expect(reach('kr2017', 'height', sex)).toEqual([
      [0, 24, 0, 23],
      [24, 36, 24, 35],
      [36, 228, 36, 227],
    ]);
    expect(reach('kr2017', 'weight', sex)).toEqual([
      [0, 36, 0, 35],
      [36, 228, 36, 227],
    ]);
    expect(reach('kr2017', 'head', sex)).toEqual([
      [0, 36, 0, 35],
      [36, 73, 36, 72],
    ]);
    expect(reach('kr2017', 'bmi', sex)).toEqual([
      [24, 36, 24, 35],
      [36, 228, 36, 227],
    ]);
    expect(reach('kr2017', 'weight_for_height', sex)).toEqual([
      [0, 24, 45, 110],
      [24, 36, 65, 120],
      [36, 228, ...tall],
    ]);
    expect(reach('who', 'height', sex)).toEqual([
      [0, 25, 0, 24],
      [24, 61, 24, 60],
    ]);
    expect(reach('who', 'weight', sex)).toEqual([[0, 61, 0, 60]]);
  }
  expect(ROWS.length).toBeGreaterThan(2900);
});

test('converts value to percentile and back on every row, also beyond three deviations', () => {
  let worst = 0;
  for (const { lms, tails } of ROWS) {
    for (const z of SCORES) {
      const value = valueOfZ(z, lms, tails);
      const back = valueOfZ(zOfPercentile(percentileOfZ(zOfValue(value, lms, tails))), lms, tails);
      worst = Math.max(worst, Math.abs(back / value - 1));
    }
  }
  expect(worst).toBeLessThan(1e-8);
});

test('M is the 50th percentile on every row', () => {
  for (const { lms, tails } of ROWS) {
    expect(percentileOfZ(zOfValue(lms.M, lms, tails))).toBe(50);
    expect(valueOfZ(zOfPercentile(50), lms, tails)).toBe(lms.M);
  }
});

/** Φ by its Taylor series around 0 (Marsaglia, Journal of Statistical Software 2004): another way altogether. */
function seriesCdf(z: number): number {
  let [sum, term] = [z, z];
  for (let n = 3; Math.abs(term) > 1e-18 * Math.abs(sum); n += 2) {
    term *= (z * z) / n;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-(z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
/** z by the formulas as they are printed, with powers. */
function printedZ(value: number, { L, M, S }: Lms, tails: Tails): number {
  const z = Math.abs(L) < 1e-7 ? Math.log(value / M) / S : ((value / M) ** L - 1) / (L * S);
  if (tails === 'lms' || (z >= -3 && z <= 3)) return z;
  const sd = (n: number) => M * (1 + L * S * n) ** (1 / L);
  return z > 3 ? 3 + (value - sd(3)) / (sd(3) - sd(2)) : -3 + (value - sd(-3)) / (sd(-2) - sd(-3));
}

test('agrees with an independent computation to a billionth of a percentile', () => {
  let worst = 0;
  for (const { lms, tails } of ROWS) {
    for (let share = 0.6; share <= 1.6; share += 0.05) {
      const z = printedZ(lms.M * share, lms, tails);
      if (Math.abs(z) > 6) continue;
      worst = Math.max(worst, Math.abs(percentileOfZ(zOfValue(lms.M * share, lms, tails)) - seriesCdf(z) * 100));
    }
  }
  expect(worst).toBeLessThan(1e-9);
});

test('computes the normal distribution', () => {
  expect(normalCdf(1.2345)).toBeCloseTo(0.8914916766373298, 14);
  expect(normalCdf(-4.2) / 1.3345749015902797e-5).toBeCloseTo(1, 11);
  expect([normalCdf(-40), normalCdf(40), normalCdf(0)]).toEqual([0, 1, 0.5]);
  expect(normalQuantile(0.97)).toBeCloseTo(1.8807936081512504, 14);
  expect(normalQuantile(1e-9)).toBeCloseTo(-5.9978070150076865, 12);
  for (const p of [0, 1, -0.1, 1.1, Number.NaN]) expect(() => normalQuantile(p)).toThrow(RangeError);
});

const kr = (measure: GrowthMeasure, sex: Sex, months: number): Place => ({
  standard: 'kr2017',
  measure,
  sex,
  months,
  days: null,
});
const rounded = (value: ReturnType<typeof valueAt>) =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;

test('reproduces published values', () => {
  const curve = (place: Place) => CURVE_PERCENTILES.map((percentile) => rounded(valueAt(percentile, place)));
  for (const standard of ['kr2017', 'who'] as const) {
    expect(rounded(valueAt(50, { ...kr('weight', 'male', 0), standard }))).toBe(3.3);
    expect(rounded(valueAt(50, { ...kr('height', 'female', 0), standard }))).toBe(49.1);
    expect(rounded(valueAt(50, { ...kr('height', 'male', 24), standard }))).toBe(87.1);
    expect(curve({ ...kr('weight', 'male', 12), standard })).toEqual([7.8, 8.6, 9.6, 10.8, 11.8]);
    expect(curve({ ...kr('weight', 'female', 12), standard })).toEqual([7.1, 7.9, 8.9, 10.2, 11.3]);
    expect(curve({ ...kr('height', 'male', 12), standard })).toEqual([71.3, 73.3, 75.7, 78.2, 80.2]);
    expect(curve({ ...kr('head', 'male', 12), standard })).toEqual([43.6, 44.7, 46.1, 47.4, 48.5]);
  }
  const lying: Place = { standard: 'who', measure: 'height', sex: 'male', months: 24, days: null, position: 'lying' };
  expect(rounded(valueAt(50, lying))).toBe(87.8);
});

// Worked by hand from the printed L, M and S.
test.each<[GrowthMeasure, Sex, number, number, number, number]>([
  ['weight', 'male', 0, 3.3, -0.0954, 46.2],
  ['height', 'female', 0, 47.5, -0.8846, 18.82],
  ['height', 'male', 23, 85, -0.6471, 25.88],
  ['height', 'male', 24, 85, -0.692, 24.45],
  ['bmi', 'male', 24, 16.3, 0.2221, 58.79],
  ['height', 'female', 35, 92, -0.6251, 26.6],
  ['height', 'female', 36, 92, -0.872, 19.16],
  ['weight', 'male', 35, 13, -0.7187, 23.62],
  ['weight', 'male', 36, 13, -1.2904, 9.85],
  ['head', 'female', 72, 52, 0.7975, 78.74],
  ['height', 'male', 227, 180, 0.976, 83.55],
  ['weight', 'female', 227, 48, -0.983, 16.28],
])('%s of a %s at %i months: %d is z %d, the %dth', (measure, sex, months, value, z, percentile) => {
  const score = toScore(value, kr(measure, sex, months));
  expect(score).toEqual({ z: expect.closeTo(z, 3), percentile: expect.closeTo(percentile, 1) });
});

test('uses the logarithm for an L of 0 and close to it', () => {
  for (const L of [0, 1e-12, -1e-12]) {
    const lms = { L, M: 10, S: 0.1 };
    expect(zOfValue(12, lms, 'lms')).toBeCloseTo(Math.log(1.2) / 0.1, 9);
    expect(valueOfZ(1.5, lms, 'lms')).toBeCloseTo(10 * Math.exp(0.15), 9);
  }
});

test('applies the WHO rule beyond three deviations to weights up to 35 months only', () => {
  expect(toScore(15.5, kr('weight', 'male', 12))).toMatchObject({ z: expect.closeTo(4.5847, 3) });
  expect(toScore(6, kr('weight', 'male', 12))).toMatchObject({ z: expect.closeTo(-4.1364, 3) });
  expect(toScore(22, kr('weight', 'male', 36))).toMatchObject({ z: expect.closeTo(4.1815, 3) });
  expect(lmsAt(kr('height', 'male', 12))).toMatchObject({ tails: 'lms' });
});

test('reads weight for height by age, interpolates between rows, and has no figure outside of them', () => {
  const at = (months: number, heightCm: number) => ({ ...kr('weight_for_height', 'female', months), heightCm });
  expect(lmsAt(at(10, 80))).toMatchObject({ lms: { M: 10.0891 }, tails: 'restricted' });
  expect(lmsAt(at(30, 90))).toMatchObject({ lms: { M: 12.6461 } });
  expect(lmsAt(at(60, 105))).toMatchObject({ lms: { M: 17.0421 }, tails: 'lms' });
  expect(toScore(10.5, at(10, 80.2))).toEqual({ z: expect.closeTo(0.3986, 3), percentile: expect.closeTo(65.49, 1) });
  expect(lmsAt(at(10, 45))).toHaveProperty('lms');
  expect(lmsAt(at(10, 110))).toHaveProperty('lms');
  for (const height of [44.9, 110.1, Number.NaN]) expect(lmsAt(at(10, height))).toEqual({ gap: 'height_out_of_table' });
});

test('refuses months without a table', () => {
  for (const measure of ['height', 'weight', 'bmi', 'weight_for_height'] as const) {
    const place = { ...kr(measure, 'male', 227), heightCm: 170 };
    expect(lmsAt(place)).toHaveProperty('lms');
    expect(toScore(60, { ...place, months: 228 })).toEqual({ gap: 'too_old' });
    expect(valueAt(50, { ...place, months: 228 })).toEqual({ gap: 'too_old' });
  }
  expect(toScore(50, kr('head', 'male', 73))).toEqual({ gap: 'too_old' });
  expect(toScore(16, kr('bmi', 'male', 23))).toEqual({ gap: 'too_young' });
  expect(toScore(16, { ...kr('weight', 'male', 61), standard: 'who' })).toEqual({ gap: 'too_old' });
});

test('BMI is rounded to one decimal, halves up', () => {
  expect(toBmi(16_250, 1000)).toBe(16.3);
  expect(toBmi(16_240, 1000)).toBe(16.2);
  expect(toBmi(12_150, 871)).toBe(16);
  expect(toBmi(16_150, 1000)).toBe(16.2);
});
