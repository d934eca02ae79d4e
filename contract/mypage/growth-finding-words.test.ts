import type { GrowthDegree, GrowthMeasure, GrowthRule } from './growth';
import type { GrowthFigure, GrowthFinding, GrowthNewest } from './growth.responses';
import { actionWords, growthNotes, isDoctorDue } from './growth-finding-words';

const finding = (rule: GrowthRule, degree: GrowthDegree, given: Partial<GrowthFinding> = {}): GrowthFinding => ({
  rule,
  degree,
  soon: false,
  from: null,
  age_days: 300,
  ...given,
});
const aYear = (grown: number): GrowthNewest['velocity'] => ({
  from: { measured_on: '20250310', value: 110 },
  days: 365,
  grown,
  per_year: grown,
  adjusted: false,
});
const newest = (
  measure: GrowthMeasure,
  found: GrowthFinding | null,
  figure: Partial<GrowthFigure> = {},
): GrowthNewest => ({
  entry_id: 'newest',
  measured_on: '20260310',
  age: { months: 10, actual_months: 10, corrected: false },
  figure: {
    measure,
    value: 8,
    unit: measure === 'weight' ? 'kg' : 'cm',
    read_as: 8,
    adjusted_cm: 0,
    standard: 'kr2017',
    percentile: 2,
    z: -2,
    gap: null,
    doubt: null,
    ...figure,
  },
  velocity: null,
  crossing: null,
  finding: found,
});

test.each<[GrowthDegree, boolean, number, string | null]>([
  ['none', false, 5, null],
  [
    'this_week',
    false,
    0,
    '오늘 소아청소년과나 태어난 병원에 전화해서 물어보세요. 잘 먹지 못하거나 깨우기 힘들 만큼 처져 있으면 바로 병원에 가요.',
  ],
  ['this_week', false, 1, '다음 검진을 기다리지 말고 이번 주에 소아청소년과에 이 기록을 보여 주세요.'],
  ['this_week', false, 71, '다음 검진을 기다리지 말고 이번 주에 소아청소년과에 이 기록을 보여 주세요.'],
  ['this_week', false, 72, '이번 주에 소아청소년과에 이 기록을 보여 주세요.'],
  ['within_a_month', false, 100, '한 달 안에 소아청소년과에 이 기록을 보여 주세요.'],
  ['next_checkup', false, 71, '다음 영유아 건강검진 때 이 기록을 보여 주세요.'],
  [
    'next_checkup',
    true,
    30,
    '다음 영유아 건강검진 때 이 기록을 보여 주세요. 검진이 한 달 넘게 남았다면 가까운 소아청소년과에 먼저 보여 주세요.',
  ],
  [
    'next_checkup',
    false,
    72,
    '다음에 소아청소년과에 갈 때나 학교 건강검진(초등 1·4학년, 중·고등 1학년) 때 이 기록을 보여 주세요.',
  ],
  ['next_checkup', true, 72, '한 달 안에 소아청소년과에 이 기록을 보여 주세요.'],
])('%s (soon: %p) at %i months: %s', (degree, soon, months, words) => {
  expect(actionWords({ degree, soon }, months)).toBe(words);
});

test.each([-1, 0, 20, 71, 72, 150])('after 71 months no next infant check-up is named (%i months)', (months) => {
  const words = (['next_checkup', 'within_a_month', 'this_week'] as const).flatMap((degree) =>
    [true, false].map((soon) => actionWords({ degree, soon }, months)),
  );
  expect(words.some((each) => /영유아|다음 검진/.test(each ?? ''))).toBe(months <= 71);
});

test('a page tells each fact, once where to go as strongly as the strongest, and what to speak of there', () => {
  const notes = growthNotes(
    [
      newest('height', finding('short', 'next_checkup')),
      newest('weight', finding('underweight', 'next_checkup', { soon: true })),
      newest('weight_for_height', finding('very_low', 'this_week'), { unit: 'kg' }),
    ],
    10,
  );
  expect(notes.items.map(({ words }) => words)).toEqual([
    '키가 작은 쪽이에요.',
    '몸무게가 가벼운 쪽이에요.',
    '키에 비해 몸무게가 많이 가벼운 쪽이에요.',
  ]);
  expect(notes.action).toBe('다음 검진을 기다리지 말고 이번 주에 소아청소년과에 이 기록을 보여 주세요.');
  expect(notes.tell).toEqual([
    '태어났을 때의 키와 부모의 키도 함께 알려 주세요.',
    '요즘 잘 먹는지도 함께 이야기해 보세요.',
  ]);
  expect(notes.official.map((note) => /‘(.+?)’/.exec(note)?.[1])).toEqual(['저신장', '저체중']);
});

test.each<[GrowthDegree, GrowthDegree, GrowthMeasure]>([
  ['next_checkup', 'next_checkup', 'bmi'],
  ['within_a_month', 'next_checkup', 'bmi'],
  ['next_checkup', 'this_week', 'weight_for_height'],
])('of BMI (%s) and weight for height (%s), which say the same, %s is told', (bmi, byHeight, told) => {
  const { items } = growthNotes(
    [newest('bmi', finding('thin', bmi)), newest('weight_for_height', finding('very_low', byHeight))],
    40,
  );
  expect(items.map(({ measure }) => measure)).toEqual([told]);
});

test('a value no child has is asked about, with where to go only if it is right', () => {
  const notes = growthNotes([newest('weight', finding('mistyped', 'this_week'), { value: 4, doubt: 'value' })], 12);
  expect(notes.items).toEqual([
    expect.objectContaining({
      label: '몸무게',
      asked: true,
      words: '이 나이에는 나오기 어려운 값이에요. 4kg을 잘못 적지 않았는지 확인하고, 다르면 수정해 주세요.',
    }),
  ]);
  expect(notes.action).toBe('맞게 적었다면 다음 검진을 기다리지 말고 이번 주에 소아청소년과에 이 기록을 보여 주세요.');
  expect(notes.official).toEqual([]);
});

test.each<[GrowthMeasure, string[]]>([
  ['height', ['태어났을 때의 키와 부모의 키도 함께 알려 주세요.']],
  ['weight', ['요즘 잘 먹는지도 함께 이야기해 보세요.']],
  ['weight_for_height', ['요즘 잘 먹는지도 함께 이야기해 보세요.']],
  ['head', []],
])('a %s far below asks to speak of no less than one a little below: %j', (measure, tell) => {
  expect(growthNotes([newest(measure, finding('very_low', 'this_week'))], 40).tell).toEqual(tell);
});

test.each<[GrowthRule, Partial<GrowthFinding>, Partial<GrowthNewest>, string]>([
  [
    'birth_weight',
    { from: { measured_on: '20260220', value: 8.3 }, age_days: 18 },
    {},
    '태어났을 때 몸무게(8.3kg)보다 300g 적어요. 대개 두 주 안에 태어난 몸무게를 되찾아요.',
  ],
  ['slow_height', {}, { velocity: aYear(2.5) }, '1년 동안 2.5cm 자랐어요. 이 나이에는 대개 한 해에 4cm 넘게 자라요.'],
  ['fast_height', {}, { velocity: aYear(10) }, '1년 동안 10cm 자랐어요. 이 나이로는 빠르게 자란 편이에요.'],
])('says what %s is beside what is usual', (rule, found, given, words) => {
  const isWeight = rule === 'birth_weight';
  const noted = newest(isWeight ? 'weight' : 'height', finding(rule, 'this_week', found));
  const aged = { ...noted, ...given, age: { months: 84, actual_months: 84, corrected: false } };
  expect(growthNotes([aged], 84).items.map((item) => item.words)).toEqual([expect.stringContaining(words)]);
});

test.each<[GrowthFinding | null, boolean]>([
  [null, false],
  [finding('short', 'next_checkup'), false],
  [finding('obese', 'within_a_month'), true],
  [finding('no_gain', 'this_week'), true],
])('%p: a doctor is due before the next check-up: %p', (found, due) => {
  expect(isDoctorDue([newest('height', null), newest('weight', found)])).toBe(due);
});
