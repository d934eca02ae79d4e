import { dayFromNumber, dayNumber, formatDay, parseDay } from '@contract/common/calendar';
import { GROWTH_DEGREES, type GrowthDegree, type GrowthMeasure, type GrowthRule } from '@contract/mypage/growth';
import { getStrongest, growthNotes } from '@contract/mypage/growth-finding-words';
import fc from 'fast-check';
import { type MadeUpChild, type MadeUpEntry, toNewest } from './growth-fixture';

const child = (birth: string, sex: 'female' | 'male', entries: MadeUpEntry[], weeks?: number): MadeUpChild => ({
  about: '',
  birth,
  sex,
  entries,
  ...(weeks !== undefined && { weeks }),
});
const getDegree = (made: MadeUpChild, measure?: GrowthMeasure): GrowthDegree =>
  getStrongest(toNewest(made).filter(({ figure }) => measure === undefined || figure.measure === measure)).degree;
const listRules = (made: MadeUpChild) =>
  toNewest(made).flatMap(({ figure, finding }) => (finding ? [`${figure.measure} ${finding.rule}`] : []));

const girl = (birth: string, entries: MadeUpEntry[], weeks?: number) => child(birth, 'female', entries, weeks);
const boy = (birth: string, entries: MadeUpEntry[], weeks?: number) => child(birth, 'male', entries, weeks);

test.each<[string, MadeUpChild, GrowthDegree, string[]]>([
  [
    'birth weight not regained at two weeks',
    boy('20260901', [
      ['20260901', { weight: 3.3 }],
      ['20260915', { weight: 3 }],
    ]),
    'this_week',
    ['weight birth_weight'],
  ],
  [
    'and far below it at 20 days',
    boy('20260901', [
      ['20260901', { weight: 3.3 }],
      ['20260921', { weight: 2.9 }],
    ]),
    'this_week',
    ['weight birth_weight'],
  ],
  [
    '100 g in the first 26 days',
    girl('20260901', [
      ['20260901', { weight: 3.2 }],
      ['20260927', { weight: 3.3 }],
    ]),
    'this_week',
    ['weight slow_gain'],
  ],
  [
    '200 g in the second month',
    girl('20260801', [
      ['20260901', { weight: 4.2 }],
      ['20261001', { weight: 4.4 }],
    ]),
    'this_week',
    ['weight slow_gain'],
  ],
  [
    'no gain in the second month',
    girl('20260801', [
      ['20260901', { weight: 4.2 }],
      ['20261001', { weight: 4.2 }],
    ]),
    'this_week',
    ['weight no_gain'],
  ],
  [
    'a head that crosses three curves upwards in 80 days',
    boy('20260601', [
      ['20260901', { head: 40.5 }],
      ['20261120', { head: 46 }],
    ]),
    'this_week',
    ['head head_crossed'],
  ],
  [
    'a head that crosses two curves downwards in 92 days',
    girl('20260510', [
      ['20260810', { head: 39.6 }],
      ['20261110', { head: 40 }],
    ]),
    'this_week',
    ['head head_crossed'],
  ],
  [
    'weight for height under −3',
    girl('20251210', [['20261115', { height: 72, weight: 6.2 }]]),
    'this_week',
    ['weight underweight', 'weight_for_height very_low'],
  ],
  [
    'weight under −3',
    girl('20260715', [['20261120', { height: 60, weight: 4.2 }]]),
    'this_week',
    ['weight very_low', 'weight_for_height very_low'],
  ],
  [
    'length under −3',
    boy('20251101', [['20261115', { height: 66, weight: 8.5 }]]),
    'within_a_month',
    ['height very_low'],
  ],
  [
    'a fifth of the weight lost within a year',
    boy('20230501', [
      ['20260501', { weight: 17 }],
      ['20261115', { weight: 13.5 }],
    ]),
    'this_week',
    ['weight weight_lost'],
  ],
  [
    'a girl of 7 that grew 2.5 cm in a year',
    girl('20191101', [
      ['20251115', { height: 115 }],
      ['20261115', { height: 117.5 }],
    ]),
    'within_a_month',
    ['height slow_height'],
  ],
  [
    'a girl of 6 that grew 10 cm in a year',
    girl('20200310', [
      ['20251120', { height: 113 }],
      ['20261115', { height: 123 }],
    ]),
    'within_a_month',
    ['height fast_height'],
  ],
  [
    'a boy of 8 that grew 9.5 cm in a year',
    boy('20180510', [
      ['20251115', { height: 125 }],
      ['20261115', { height: 134.5 }],
    ]),
    'within_a_month',
    ['height fast_height'],
  ],
  [
    'weight two curves down in half a year',
    girl('20251101', [
      ['20260501', { weight: 7.5, height: 66 }],
      ['20261110', { weight: 7.8, height: 73 }],
    ]),
    'next_checkup',
    ['weight crossed'],
  ],
  [
    'the end of the corrected age',
    girl(
      '20241110',
      [
        ['20261009', { height: 82 }],
        ['20261120', { height: 82.5 }],
      ],
      30,
    ),
    'none',
    [],
  ],
  ['before the due date', girl('20260920', [['20261020', { height: 44, weight: 2.1 }]], 30), 'none', []],
  [
    'a BMI above P99.9',
    boy('20221101', [['20261115', { height: 103, weight: 26 }]]),
    'within_a_month',
    ['weight outside', 'bmi obese', 'weight_for_height outside'],
  ],
  ['an ordinary young man', boy('20080101', [['20261115', { height: 172, weight: 60 }]]), 'none', []],
  [
    'one head above P97 in the first year',
    boy('20260601', [['20261120', { head: 46 }]]),
    'within_a_month',
    ['head head_high_first_year'],
  ],
  [
    'a heavy toddler',
    boy('20250801', [['20261115', { height: 78, weight: 14.5 }]]),
    'next_checkup',
    ['weight outside', 'weight_for_height outside'],
  ],
])('%s', (_, made, degree, rules) => {
  expect([getDegree(made), listRules(made)]).toEqual([degree, rules]);
});

// [days of the entries, kg], on both sides of a number of the table
test.each<[string, MadeUpEntry[], GrowthRule | null]>([
  [
    'more than a tenth lost at 13 days',
    [
      ['20260901', { weight: 3.3 }],
      ['20260914', { weight: 2.96 }],
    ],
    'birth_weight',
  ],
  [
    'a tenth at 13 days',
    [
      ['20260901', { weight: 3.3 }],
      ['20260914', { weight: 2.97 }],
    ],
    null,
  ],
  [
    'the loss of the first three days',
    [
      ['20260901', { weight: 3.4 }],
      ['20260904', { weight: 3.1 }],
    ],
    null,
  ],
  [
    'its birth weight again at 14 days',
    [
      ['20260901', { weight: 3.3 }],
      ['20260915', { weight: 3.3 }],
    ],
    null,
  ],
  [
    'a little less than a birth weight of day 2',
    [
      ['20260903', { weight: 3.1 }],
      ['20260915', { weight: 3.09 }],
    ],
    'birth_weight',
  ],
  [
    '20 days since birth say nothing of the gain',
    [
      ['20260901', { weight: 3.3 }],
      ['20260921', { weight: 3.35 }],
    ],
    null,
  ],
  [
    '21 days do',
    [
      ['20260901', { weight: 3.3 }],
      ['20260922', { weight: 3.7 }],
    ],
    'slow_gain',
  ],
  [
    '20 g a day',
    [
      ['20260901', { weight: 3.3 }],
      ['20260922', { weight: 3.72 }],
    ],
    null,
  ],
  [
    '13 days apart',
    [
      ['20260922', { weight: 3.8 }],
      ['20261005', { weight: 4 }],
    ],
    null,
  ],
  [
    '14 days apart',
    [
      ['20260922', { weight: 3.8 }],
      ['20261006', { weight: 4.07 }],
    ],
    'slow_gain',
  ],
  [
    'three months old',
    [
      ['20261112', { weight: 5.4 }],
      ['20261201', { weight: 5.6 }],
    ],
    null,
  ],
  [
    '27 days without a gain',
    [
      ['20270101', { weight: 6.9 }],
      ['20270128', { weight: 6.9 }],
    ],
    null,
  ],
  [
    '28 days without a gain',
    [
      ['20270101', { weight: 6.9 }],
      ['20270129', { weight: 6.9 }],
    ],
    'no_gain',
  ],
  [
    'a twentieth lost in a week',
    [
      ['20270601', { weight: 8 }],
      ['20270608', { weight: 7.6 }],
    ],
    'weight_lost',
  ],
  [
    'less than that',
    [
      ['20270601', { weight: 8 }],
      ['20270608', { weight: 7.61 }],
    ],
    null,
  ],
])('a girl born on 1 September: %s', (_, entries, rule) => {
  const [finding] = toNewest(girl('20260901', entries)).map((each) => each.finding);
  expect(finding?.rule ?? null).toBe(rule);
});

test.each<[string, MadeUpChild, GrowthRule | null]>([
  [
    'a tenth lost from 24 months on',
    boy('20230901', [
      ['20260701', { weight: 15 }],
      ['20260901', { weight: 13.5 }],
    ]),
    'weight_lost',
  ],
  [
    'less than that',
    boy('20230901', [
      ['20260701', { weight: 15 }],
      ['20260901', { weight: 13.6 }],
    ]),
    null,
  ],
  [
    'less than that over half a year',
    boy('20230901', [
      ['20260301', { weight: 15 }],
      ['20260901', { weight: 14.5 }],
    ]),
    'weight_fell',
  ],
  [
    'a tenth lost in more than a year',
    boy('20200901', [
      ['20250801', { weight: 20 }],
      ['20260901', { weight: 18 }],
    ]),
    'weight_fell',
  ],
  [
    '4 cm in a year',
    girl('20200301', [
      ['20250901', { height: 110 }],
      ['20260901', { height: 114 }],
    ]),
    null,
  ],
  [
    '3.9 cm in a year',
    girl('20200301', [
      ['20250901', { height: 110 }],
      ['20260901', { height: 113.9 }],
    ]),
    'slow_height',
  ],
  [
    '3.5 cm at 10 years',
    girl('20160301', [
      ['20250901', { height: 136 }],
      ['20260901', { height: 139.5 }],
    ]),
    null,
  ],
  [
    '3.5 cm at 10 years, of a boy',
    boy('20160301', [
      ['20250901', { height: 136 }],
      ['20260901', { height: 139.5 }],
    ]),
    'slow_height',
  ],
  [
    '9 cm at 3 years',
    girl('20230301', [
      ['20250901', { height: 88 }],
      ['20260901', { height: 97 }],
    ]),
    null,
  ],
  [
    '8 cm in a year',
    girl('20200301', [
      ['20250901', { height: 110 }],
      ['20260901', { height: 118 }],
    ]),
    null,
  ],
  [
    '9 cm at 8 years',
    girl('20180301', [
      ['20250901', { height: 125 }],
      ['20260901', { height: 134 }],
    ]),
    null,
  ],
  [
    '2 cm in five months',
    girl('20200301', [
      ['20260401', { height: 113 }],
      ['20260901', { height: 114 }],
    ]),
    null,
  ],
  [
    'a newborn of 34 weeks below its birth weight',
    boy(
      '20260901',
      [
        ['20260901', { weight: 2.2 }],
        ['20260916', { weight: 2.1 }],
      ],
      34,
    ),
    'birth_weight',
  ],
  [
    'one of 28 weeks, in hospital',
    boy(
      '20260901',
      [
        ['20260901', { weight: 1.1 }],
        ['20260916', { weight: 1.05 }],
      ],
      28,
    ),
    null,
  ],
])('%s', (_, made, rule) => {
  const [finding] = toNewest(made).map((each) => each.finding);
  expect(finding?.rule ?? null).toBe(rule);
});

test('a value no child has is asked about, and is nothing a later one is compared with', () => {
  const typed = girl('20251110', [
    ['20261101', { height: 73, weight: 8.8 }],
    ['20261110', { height: 55, weight: 92.98 }],
  ]);
  expect(listRules(typed)).toEqual(['height mistyped', 'weight mistyped']);
  const { items, action } = growthNotes(toNewest(typed), 12);
  expect(items.map(({ words, asked }) => [words, asked])).toEqual([
    ['이 나이에는 나오기 어려운 값이에요. 55cm를 잘못 적지 않았는지 확인하고, 다르면 수정해 주세요.', true],
    ['이 나이에는 나오기 어려운 값이에요. 92.98kg을 잘못 적지 않았는지 확인하고, 다르면 수정해 주세요.', true],
  ]);
  expect(action).toMatch(/^맞게 적었다면 /);
  const after = {
    ...typed,
    entries: [...typed.entries, ['20270105', { height: 75, weight: 9.2 }] satisfies MadeUpEntry],
  };
  expect(listRules(after)).toEqual([]);
  expect(toNewest(after).find(({ figure }) => figure.measure === 'weight')?.velocity).toMatchObject({
    from: { measured_on: '20261101', value: 8.8 },
  });
});

test('what was typed wrong does not silence what the value before it led to', () => {
  const thin = girl('20260715', [
    ['20261120', { weight: 4.2 }],
    ['20261121', { weight: 42 }],
  ]);
  expect(toNewest(thin)[0]?.finding).toMatchObject({ rule: 'mistyped', degree: 'this_week' });
});

test.each<[string, MadeUpChild, boolean]>([
  ['a short child of 3 years', boy('20230801', [['20261115', { height: 90 }]]), true],
  ['a short child of 11 years', girl('20151001', [['20261115', { height: 128 }]]), true],
  ['a small head', boy('20250901', [['20261115', { head: 43.5 }]]), true],
  ['a low weight for height', girl('20251210', [['20261115', { height: 76, weight: 7.6 }]]), true],
  ['a large head after the first year', boy('20250901', [['20261115', { head: 49.7 }]]), false],
  ['a tall child', boy('20230801', [['20261115', { height: 108 }]]), false],
])('%s asks for more than a check-up far away: %p', (_, made, soon) => {
  expect(getStrongest(toNewest(made))).toEqual({ degree: 'next_checkup', soon });
});

test('what was found more than half a year ago is not told of any more', () => {
  const made = girl('20251210', [['20261115', { height: 72, weight: 6.2 }]]);
  expect(toNewest(made, '20270517').some(({ finding }) => finding !== null)).toBe(true);
  expect(toNewest(made, '20270518').some(({ finding }) => finding !== null)).toBe(false);
});

const strength = (degree: GrowthDegree) => GROWTH_DEGREES.indexOf(degree);
const dayAfter = (birth: string, days: number) => {
  const day = parseDay(birth);
  if (!day) throw new Error(birth);
  return formatDay(dayFromNumber(dayNumber(day) + days));
};

const BIRTH = '20220310';
const sexes = fc.constantFrom('female' as const, 'male' as const);

test('a lower weight or height never leads to a calmer degree', () => {
  const cases = fc.record({
    sex: sexes,
    day: fc.integer({ min: 30, max: 2000 }),
    share: fc.integer({ min: 55, max: 90 }),
    less: fc.integer({ min: 1, max: 20 }),
    measure: fc.constantFrom('weight' as const, 'height' as const),
  });
  fc.assert(
    fc.property(cases, ({ sex, day, share, less, measure }) => {
      const median = measure === 'weight' ? 3.3 + 11 * (day / 1000) ** 0.6 : 50 + 46 * (day / 1000) ** 0.55;
      const at = (percent: number) => {
        const value = Math.round(((median * percent) / 100) * 10) / 10;
        return strength(getDegree(child(BIRTH, sex, [[dayAfter(BIRTH, day), { [measure]: value }]]), measure));
      };
      expect(at(share - less)).toBeGreaterThanOrEqual(at(share));
    }),
    { numRuns: 300 },
  );
});

test('the less an infant gains, the less calm the degree', () => {
  const cases = fc.record({
    sex: sexes,
    from: fc.integer({ min: 7, max: 500 }),
    days: fc.integer({ min: 14, max: 120 }),
    grams: fc.integer({ min: -1500, max: 1500 }),
    less: fc.integer({ min: 10, max: 800 }),
  });
  fc.assert(
    fc.property(cases, ({ sex, from, days, grams, less }) => {
      const first = 3.4 + 11 * (from / 1000) ** 0.6;
      const after = (gain: number) => {
        const made = child(BIRTH, sex, [
          [dayAfter(BIRTH, from), { weight: Number(first.toFixed(2)) }],
          [dayAfter(BIRTH, from + days), { weight: Number(Math.max(1, first + gain / 1000).toFixed(2)) }],
        ]);
        const [weight] = toNewest(made);
        // what gains a lot may lead somewhere too, and is another question
        const isFast = (weight?.figure.percentile ?? 50) > 97 || weight?.crossing?.direction === 'up';
        return isFast ? 0 : strength(weight?.finding?.degree ?? 'none');
      };
      expect(after(grams - less)).toBeGreaterThanOrEqual(after(grams));
    }),
    { numRuns: 300 },
  );
});

const WORDS: Record<GrowthDegree, RegExp> = {
  none: /^$/,
  next_checkup: /^(?:맞게 적었다면 )?(?:다음 (?!검진을)|가까운 )/,
  within_a_month: /한 달 안에/,
  this_week: /이번 주에|오늘 /,
};

test('a page says when and where once, as strongly as its strongest measure, and no sentence twice', () => {
  const cases = fc.record({
    sex: sexes,
    day: fc.integer({ min: 0, max: 2100 }),
    height: fc.integer({ min: 80, max: 120 }),
    weight: fc.integer({ min: 50, max: 190 }),
    head: fc.integer({ min: 86, max: 114 }),
  });
  const LEADS = [/한 달 안에|영유아 건강검진|학교 건강검진|이번 주|오늘 .*전화/g] as const;
  fc.assert(
    fc.property(cases, ({ sex, day, height, weight, head }) => {
      const of = (percent: number, median: number) => Math.round((percent / 100) * median * 10) / 10;
      const made = child(BIRTH, sex, [
        [
          dayAfter(BIRTH, day),
          {
            height: of(height, 50 + 46 * (day / 1000) ** 0.55),
            weight: of(weight, 3.3 + 11 * (day / 1000) ** 0.6),
            head: of(head, 34.5 + 14.5 * (day / 1000) ** 0.35),
          },
        ],
      ]);
      const newest = toNewest(made);
      const notes = growthNotes(newest, newest[0]?.age.actual_months ?? 0);
      const facts = notes.items.map(({ words }) => words);
      expect(new Set(facts).size).toBe(facts.length);
      for (const words of facts) for (const lead of LEADS) expect(words).not.toMatch(lead);
      const { degree } = getStrongest(newest);
      expect(notes.action ?? '').toMatch(WORDS[degree]);
    }),
    { numRuns: 300 },
  );
});
