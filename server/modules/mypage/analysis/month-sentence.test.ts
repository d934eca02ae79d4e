import { type Month, type MonthGrowth, monthSentence } from './month-sentence';

const quiet: Month = { levels: [], checks: 0, official: [], growth: [], windows: [], plays: 0 };
const height = (from: [string, number] | null, to: number): MonthGrowth => ({
  measure: 'height',
  unit: 'cm',
  from: from && { measured_on: from[0], value: from[1] },
  to: { measured_on: '20260305', value: to },
});
const weight = (from: [string, number] | null, to: number): MonthGrowth => ({
  ...height(from, to),
  measure: 'weight',
  unit: 'kg',
});
const language = { label: '언어', from: 'watch', to: 'mostly' } as const;
const social = { label: '사회성', from: 'going_well', to: 'watch' } as const;

test.each<[string, Partial<Month>, string | null]>([
  ['nothing', {}, null],
  [
    'one level',
    { levels: [language], checks: 1 },
    '지난 한 달, 언어가 ‘함께 지켜봐요’에서 ‘대체로 보여요’로 달라졌어요.',
  ],
  [
    'a word that ends in a consonant, the other way',
    { levels: [social], checks: 1 },
    '지난 한 달, 사회성이 ‘잘 보이고 있어요’에서 ‘함께 지켜봐요’로 달라졌어요.',
  ],
  ['several levels', { levels: [language, social], checks: 1 }, '지난 한 달, 언어 등 2가지 모습이 달라졌어요.'],
  ['a check that found all as before', { checks: 2 }, '지난 한 달, 체크를 2번 마쳤어요.'],
  ['a clinic result', { official: [4] }, '지난 한 달, 4차 검진 결과를 옮겨 적었어요.'],
  ['two of them', { official: [4, 5] }, '지난 한 달, 검진 결과를 2번 옮겨 적었어요.'],
  [
    'grown since a named day',
    { growth: [height(['20260203', 74.5], 76)] },
    '지난 한 달, 2월 3일보다 키가 1.5cm 자랐어요.',
  ],
  [
    'in another year',
    { growth: [height(['20251203', 74.5], 76)] },
    '지난 한 달, 2025년 12월 3일보다 키가 1.5cm 자랐어요.',
  ],
  [
    'both since the same day',
    { growth: [height(['20260203', 74.5], 76), weight(['20260203', 9.1], 9.4)] },
    '지난 한 달, 2월 3일보다 키가 1.5cm 자랐고 몸무게가 0.3kg 늘었어요.',
  ],
  [
    'each since another day: the first',
    { growth: [height(['20260203', 74.5], 76), weight(['20260101', 9.1], 9.4)] },
    '지난 한 달, 2월 3일보다 키가 1.5cm 자랐어요.',
  ],
  ['measured for the first time', { growth: [height(null, 76)] }, '지난 한 달, 키 76cm를 적었어요.'],
  [
    'less than before is only told',
    { growth: [weight(['20260203', 9.6], 9.4)] },
    '지난 한 달, 몸무게 9.4kg을 적었어요.',
  ],
  [
    'windows',
    { windows: ['vaccine', 'vaccine', 'checkup', 'dental'] },
    '지난 한 달, 예방접종 2가지와 검진 2가지를 마쳤어요.',
  ],
  ['plays', { plays: 12 }, '지난 한 달, 놀이를 12번 함께했어요.'],
  [
    'the first three, in their order',
    { plays: 3, windows: ['vaccine'], levels: [language], checks: 1, growth: [height(['20260203', 74.5], 76)] },
    '지난 한 달, 언어가 ‘함께 지켜봐요’에서 ‘대체로 보여요’로 달라졌고, 2월 3일보다 키가 1.5cm 자랐고, 예방접종 1가지를 마쳤어요.',
  ],
])('writes the sentence of a month with: %s', (_, happened, sentence) => {
  expect(monthSentence({ ...quiet, ...happened })).toBe(sentence);
});
