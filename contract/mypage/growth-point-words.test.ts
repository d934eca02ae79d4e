import type { GrowthCurve, GrowthNewest, GrowthPoint } from './growth.responses';
import { pointWords } from './growth-point-words';

const point = (given: Partial<GrowthPoint> = {}): GrowthPoint => ({
  entry_id: 'one',
  measured_on: '20260310',
  at: 12.02,
  value: 7.8,
  percentile: 12,
  official_percentile: 13,
  doubt: null,
  age: { months: 12, actual_months: 12, corrected: false },
  velocity: null,
  crossing: null,
  finding: null,
  steady: null,
  ...given,
});
const curve = (points: GrowthPoint[]): GrowthCurve => ({
  measure: 'weight',
  unit: 'kg',
  standard: 'kr2017',
  sex: 'female',
  along: 'age_months',
  stretches: [],
  points,
});
const low = { rule: 'very_low', degree: 'this_week', soon: false, from: null, age_days: 365 } as const;
const toNewest = ({ entry_id, measured_on, age, finding }: GrowthPoint): GrowthNewest => ({
  entry_id,
  measured_on,
  age,
  velocity: null,
  crossing: null,
  finding,
  figure: {
    measure: 'weight',
    value: 7.8,
    unit: 'kg',
    read_as: 7.8,
    adjusted_cm: 0,
    standard: 'kr2017',
    percentile: 12,
    z: -1.2,
    gap: null,
    doubt: null,
  },
});
const say = (chosen: GrowthPoint, newest: GrowthNewest[] = []) =>
  pointWords(curve([chosen]), chosen, { monthsNow: 12, newest });

test('the details name the figure of the official calculator, where it is read another way', () => {
  expect(say(point()).official).toBe('질병관리청 계산기(만 개월)로는 P13');
  expect(say(point({ official_percentile: null })).official).toBeNull();
});

test('what the newest value is noted for is left to the page, an earlier one says it without a place to go', () => {
  const noted = point({ finding: low });
  expect(say(noted, [toNewest(noted)]).sentences).toEqual(['또래 100명을 가벼운 쪽부터 세우면 12번째쯤이에요.']);
  expect(say(noted, []).sentences).toEqual([
    '또래 100명을 가벼운 쪽부터 세우면 12번째쯤이에요.',
    '또래보다 몸무게가 많이 가벼운 쪽이에요.',
  ]);
});

test('a child is not said to follow its curve while a doctor is due', () => {
  const steady = point({ steady: { since: '20251210', months: 3 } });
  expect(say(steady).sentences).toContain('석 달째 비슷한 곡선을 따라 자라고 있어요.');
  const other = { ...toNewest(point({ finding: low })), entry_id: 'other' };
  expect(say(steady, [other]).sentences).toEqual(['또래 100명을 가벼운 쪽부터 세우면 12번째쯤이에요.']);
});

test('a value no child has has no place among a hundred', () => {
  const typed = point({ value: 78, doubt: 'value', finding: { ...low, rule: 'mistyped' } });
  expect(say(typed)).toEqual({
    sentences: ['이 나이에는 나오기 어려운 값이에요. 78kg을 잘못 적지 않았는지 확인하고, 다르면 수정해 주세요.'],
    note: null,
    official: null,
  });
});
