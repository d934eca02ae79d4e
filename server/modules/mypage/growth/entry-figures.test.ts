import type { GrowthMeasure } from '@contract/mypage/growth';
import { type Growing, type Measured, toFigures } from './entry-figures';

const child = (birthDate: string, gender: Growing['gender'], gestationWeeks: number | null = null): Growing => ({
  birthDate,
  gender,
  gestationWeeks,
});
const measured = (measuredOn: string, given: Partial<Measured>): Measured => ({
  measuredOn,
  heightMm: null,
  weightG: null,
  headMm: null,
  position: null,
  ...given,
});

// Boundaries of the tables: by day below 36 months, by the official months from there.
test.each<[string, Growing, Measured, GrowthMeasure, number | string]>([
  [
    'a girl of 29 February on 28 February two years later is read lying at 23 months',
    child('20240229', 'female'),
    measured('20260228', { heightMm: 800, position: 'lying' }),
    'height',
    2.4,
  ],
  [
    'and standing at 24 months from 1 March',
    child('20240229', 'female'),
    measured('20260301', { heightMm: 800, position: 'standing' }),
    'height',
    3.8,
  ],
  [
    'a boy of 95 cm at 35 months is read on the figures of the WHO',
    child('20230310', 'male'),
    measured('20260309', { heightMm: 950, position: 'standing' }),
    'height',
    38.7,
  ],
  [
    'and at 36 months on the Korean ones',
    child('20230310', 'male'),
    measured('20260310', { heightMm: 950, position: 'standing' }),
    'height',
    34.8,
  ],
  [
    'a boy of 28 days is read at day 28, whatever the length of the month',
    child('20260131', 'male'),
    measured('20260228', { weightG: 4200 }),
    'weight',
    38.7,
  ],
  [
    'there is no BMI at 23 months',
    child('20240229', 'female'),
    measured('20260228', { heightMm: 800, weightG: 10_000, position: 'lying' }),
    'bmi',
    'too_young',
  ],
  [
    'and none of the body before the due date',
    child('20260101', 'female', 30),
    measured('20260301', { weightG: 2500 }),
    'weight',
    'before_term',
  ],
])('%s', (_, who, entry, measure, expected) => {
  const figure = toFigures(entry, who, 'kr2017').find((each) => each.measure === measure);
  expect(figure?.gap ?? Math.round((figure?.percentile ?? 0) * 10) / 10).toBe(expected);
});
