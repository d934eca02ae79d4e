import type { GrowthPoint, GrowthVelocity } from '@contract/mypage/growth.responses';
import { basisWords, crossingWords, rateLabel, velocityWords } from './growth-change-words';

const velocity = (grown: number, given: Partial<GrowthVelocity> = {}): GrowthVelocity => ({
  from: { measured_on: '20250310', value: 70 },
  days: 182,
  grown,
  per_year: grown * 2,
  adjusted: false,
  ...given,
});

test.each([
  ['cm', 40, 3.1, '2025년 3월 10일부터 6개월 동안 3.1cm 자랐어요. 1년으로 치면 6.2cm예요.'],
  ['kg', 40, 1.1, '2025년 3월 10일부터 6개월 동안 1.1kg 늘었어요. 1년으로 치면 2.2kg이에요.'],
  ['cm', 40, 0, '2025년 3월 10일부터 6개월 동안 키가 그대로예요.'],
  ['cm', 40, -0.4, '2025년 3월 10일부터 6개월 동안 키가 0.4cm 작아진 것으로 적혀 있어요. 한 번 더 재 보세요.'],
  ['kg', 40, 0, '2025년 3월 10일부터 6개월 동안 몸무게가 그대로예요.'],
  ['kg', 40, -0.5, '2025년 3월 10일부터 6개월 동안 500g 줄었어요.'],
  ['kg', 8, 0, '2025년 3월 10일부터 6개월 동안 몸무게가 그대로예요.'],
  // what it is in a month, not in a year, before 24 months
  ['kg', 8, 1.8, '2025년 3월 10일부터 6개월 동안 1.8kg 늘었어요. 한 달에 300g씩이에요.'],
  ['cm', 23, 6, '2025년 3월 10일부터 6개월 동안 6cm 자랐어요. 한 달에 1cm씩이에요.'],
])('%s at %i months, grown by %d: %s', (unit, months, grown, words) => {
  expect(velocityWords({ velocity: velocity(grown), unit, months })).toEqual(words);
});

test('a rate over a year is said once', () => {
  const words = velocityWords({ velocity: velocity(6, { days: 365, per_year: 6 }), unit: 'cm', months: 40 });
  expect(words).toBe('2025년 3월 10일부터 1년 동안 6cm 자랐어요.');
});

test('says that lying and standing heights were brought together', () => {
  expect(velocityWords({ velocity: velocity(3, { adjusted: true }), unit: 'cm', months: 24 })).toContain(
    '0.7cm를 맞추어',
  );
});

test('names the crossed curves and calms', () => {
  const from = { measured_on: '20250310', percentile: 86 };
  const down = crossingWords({ from, direction: 'down', curves: [85, 50, 15] }, 14);
  expect(down).toBe(
    '2025년 3월 10일 P86에서 P14까지, 1년 안에 성장 곡선 3개(85번째, 50번째, 15번째)를 지나 내려왔어요. 이것만으로 건강한지 아닌지는 알 수 없어요.',
  );
  expect(crossingWords({ from, direction: 'up', curves: [15, 50] }, 60)).toContain('지나 올라왔어요');
});

test.each([
  [27, '2025년 3월 10일부터 27일 동안 620g 늘었어요. 한 달에 700g씩이에요.'],
  [31, '2025년 3월 10일부터 31일 동안 620g 늘었어요.'],
  [40, '2025년 3월 10일부터 40일 동안 620g 늘었어요. 한 달에 470g씩이에요.'],
])('a change of %i days names its days, and what it is in a month unless they are one', (days, words) => {
  expect(velocityWords({ velocity: velocity(0.62, { days }), unit: 'kg', months: 3 })).toBe(words);
});

test.each([
  ['kg', 8, '한 달에 300g'],
  ['cm', 23, '한 달에 0.3cm'],
  ['cm', 24, '1년에 3.6cm'],
  ['kg', 8, '−200g', -0.2],
  ['kg', 8, '그대로', 0],
])('in a table a rate in %s at %i months is %s', (unit, months, label, grown = 1.8) => {
  expect(rateLabel({ velocity: velocity(grown), unit, months })).toBe(label);
});

const point = (measured_on: string, actual: number, corrected: boolean): GrowthPoint => ({
  entry_id: measured_on,
  measured_on,
  at: actual,
  value: 80,
  percentile: 20,
  age: { months: corrected ? actual - 2 : actual, actual_months: actual, corrected },
  velocity: null,
  crossing: null,
  finding: null,
  official_percentile: null,
  doubt: null,
  steady: null,
});

test.each([
  ['the last one by the corrected age', 23, true, false],
  ['the first one by the actual age', 24, false, true],
  ['one half a year on', 29, false, true],
  ['one later than that', 30, false, false],
])('a child born early: %s at %i months (corrected %p) is explained: %p', (_, months, corrected, explained) => {
  const now = point('20260310', months, corrected);
  expect(basisWords([point('20251110', 20, true), now], now) !== null).toBe(explained);
});

test('the drop at 24 months is not explained to a child born at term, nor without an entry before it', () => {
  const now = point('20260310', 24, false);
  expect(basisWords([point('20251110', 20, false), now], now)).toBeNull();
  expect(basisWords([now], now)).toBeNull();
});
