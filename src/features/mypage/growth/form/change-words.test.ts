import type { GrowthFigure, GrowthNewest } from '@contract/mypage/growth.responses';
import { changeWords } from './change-words';

const newest = (
  measure: GrowthFigure['measure'],
  value: number,
  given: { measured_on?: string; months?: number; doubt?: 'value' } = {},
): GrowthNewest => ({
  entry_id: measure,
  measured_on: given.measured_on ?? '20260903',
  age: { months: given.months ?? 12, actual_months: given.months ?? 12, corrected: false },
  figure: {
    measure,
    value,
    unit: measure === 'weight' ? 'kg' : 'cm',
    read_as: value,
    adjusted_cm: 0,
    standard: 'kr2017',
    percentile: 50,
    z: 0,
    gap: null,
    doubt: given.doubt ?? null,
  },
  velocity: null,
  crossing: null,
  finding: null,
});
const saved = { measured_on: '20261120', height_cm: 75.2, weight_kg: 9.1, head_cm: null, position: 'lying' } as const;

test.each([
  ['both since one day', [newest('height', 74), newest('weight', 8.8)], '지난번보다 키 +1.2cm, 몸무게 +0.3kg'],
  ['less and as much', [newest('height', 75.2), newest('weight', 9.2)], '지난번보다 키 그대로, 몸무게 −0.1kg'],
  [
    'since two days: the first',
    [newest('height', 74), newest('weight', 8.8, { measured_on: '20261001' })],
    '키 75.2cm · 지난번보다 +1.2cm',
  ],
  [
    'standing before, lying now',
    [newest('height', 74, { months: 24 }), newest('weight', 8.8)],
    '몸무게 9.1kg · 지난번보다 +0.3kg',
  ],
  ['as much of one', [newest('height', 75.2)], '키 75.2cm · 지난번 그대로'],
])('says after saving what changed: %s', (_, before, words) => {
  expect(changeWords(saved, before)).toBe(words);
});

test.each([
  ['nothing was measured before', []],
  ['the newest value is of a later day', [newest('height', 74, { measured_on: '20261121' })]],
  ['the newest value is none a child has', [newest('height', 174, { doubt: 'value' })]],
])('says nothing of a change where %s', (_, before) => {
  expect(changeWords(saved, before)).toBeNull();
});
