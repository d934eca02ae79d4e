import type { GrowthFigure, GrowthNewest } from '@contract/mypage/growth.responses';
import { growthLines } from './growth-lines';

const newest = (figure: Partial<GrowthFigure>, given: Partial<GrowthNewest> = {}): GrowthNewest => ({
  entry_id: 'newest',
  measured_on: '20260310',
  age: { months: 40, actual_months: 40, corrected: false },
  figure: {
    measure: 'height',
    value: 97,
    unit: 'cm',
    read_as: 97,
    adjusted_cm: 0,
    standard: 'kr2017',
    percentile: 50,
    z: 0,
    gap: null,
    doubt: null,
    ...figure,
  },
  velocity: null,
  crossing: null,
  finding: null,
  ...given,
});
const velocity = { from: { measured_on: '20250310', value: 91 }, days: 365, grown: 6, per_year: 6, adjusted: false };

test.each([
  ['nothing to say', newest({}), []],
  ['a rate with its days', newest({}, { velocity }), ['키: 1년에 6cm (2025. 3. 10. ~ 2026. 3. 10.)']],
  [
    'heights brought together',
    newest({}, { velocity: { ...velocity, adjusted: true } }),
    ['키: 1년에 6cm (2025. 3. 10. ~ 2026. 3. 10., 누운 키와 선 키 차이 0.7cm 보정)'],
  ],
  ['an official band', newest({ measure: 'weight', unit: 'kg', percentile: 4 }), ['몸무게: 저체중 구간(P5 미만)']],
  [
    'the BMI, which no row of the table holds',
    newest({ measure: 'bmi', unit: 'kg/m²', value: 17.8, percentile: 88 }),
    ['체질량지수: 17.8kg/m² (P88, 2026. 3. 10.) · 과체중 구간(P85 이상 95 미만)'],
  ],
  ['no BMI before 24 months', newest({ measure: 'bmi', percentile: null, gap: 'too_young' }), []],
  [
    'crossed curves',
    newest(
      { percentile: 14 },
      { crossing: { from: { measured_on: '20250901', percentile: 60 }, direction: 'down', curves: [50, 15] } },
    ),
    ['키: 1년 안에 50·15번째 곡선을 아래로 지남 (2025. 9. 1. P60 → P14)'],
  ],
  [
    'what it is noted for, with both values',
    newest(
      { measure: 'weight', unit: 'kg', value: 3, percentile: 6 },
      {
        finding: {
          rule: 'birth_weight',
          degree: 'this_week',
          soon: false,
          from: { measured_on: '20260224', value: 3.3 },
          age_days: 14,
        },
      },
    ),
    ['몸무게: 태어난 몸무게에 못 미침 (2026. 2. 24. 3.3kg → 2026. 3. 10. 3kg)'],
  ],
  [
    'more than a tenth lost in the first days',
    newest(
      { measure: 'weight', unit: 'kg', value: 2.98, percentile: 18 },
      {
        finding: {
          rule: 'birth_weight',
          degree: 'this_week',
          soon: false,
          from: { measured_on: '20260305', value: 3.4 },
          age_days: 5,
        },
      },
    ),
    ['몸무게: 태어난 몸무게에서 10% 넘게 감소 (2026. 3. 5. 3.4kg → 2026. 3. 10. 2.98kg)'],
  ],
  [
    'a loss once, where the rate is of the same days',
    newest(
      { measure: 'weight', unit: 'kg', value: 13.5, percentile: 6 },
      {
        velocity: { ...velocity, from: { measured_on: '20250901', value: 17 }, grown: -3.5, per_year: -6.7 },
        finding: {
          rule: 'weight_lost',
          degree: 'this_week',
          soon: false,
          from: { measured_on: '20250901', value: 17 },
          age_days: 1290,
        },
      },
    ),
    ['몸무게: 감소 (2025. 9. 1. 17kg → 2026. 3. 10. 13.5kg)'],
  ],
  [
    'a rate under 24 months in a month',
    newest(
      {},
      { age: { months: 12, actual_months: 12, corrected: false }, velocity: { ...velocity, days: 61, grown: 2.4 } },
    ),
    ['키: 한 달에 1.2cm (2025. 3. 10. ~ 2026. 3. 10.)'],
  ],
  ['what follows from a value no child has', newest({ measure: 'bmi', value: 170, doubt: 'source' }), []],
] as const)('a line for the doctor: %s', (_, newest, lines) => {
  expect(growthLines({ newest: [newest] })).toEqual(lines);
});
