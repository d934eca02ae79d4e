import type { GrowthMeasure, GrowthStandard } from './growth';
import { bandWords, type GrowthBand, officialBandName, toGrowthBand } from './growth-bands';

test.each<[GrowthMeasure, number | null, GrowthBand | null]>([
  ['height', 2.99, 'short'],
  ['height', 3, null],
  ['height', 97, null],
  ['height', 97.01, 'outside'],
  ['weight', 2, 'underweight'],
  ['weight', 4.99, 'underweight'],
  ['weight', 5, null],
  ['weight', 96, null],
  ['weight', 98, 'outside'],
  ['bmi', 4.99, 'thin'],
  ['bmi', 5, null],
  ['bmi', 84.99, null],
  ['bmi', 85, 'overweight'],
  ['bmi', 94.99, 'overweight'],
  ['bmi', 95, 'obese'],
  ['bmi', 99.9, 'obese'],
  ['bmi', null, null],
  ['head', 4, null],
  ['head', 2, 'outside'],
  ['weight_for_height', 98, 'outside'],
])('%s at P%p is in the band %p', (measure, percentile, band) => {
  expect(toGrowthBand({ measure, percentile, standard: 'kr2017' })).toBe(band);
});

test.each<[GrowthMeasure, number, GrowthBand | null]>([
  ['bmi', 90, null],
  ['weight', 4, null],
  ['height', 2, 'outside'],
])('the curves of the WHO have no official name: %s at P%p is in the band %p', (measure, percentile, band) => {
  expect(toGrowthBand({ measure, percentile, standard: 'who' })).toBe(band);
});

const figure = (measure: GrowthMeasure, percentile: number, standard: GrowthStandard = 'kr2017') => ({
  measure,
  percentile,
  standard,
});

test.each([
  [figure('height', 2), '저신장', '다음 검진'],
  [figure('weight', 4), '저체중', '다음 검진'],
  [figure('bmi', 4), '쇠약증', '다음 검진'],
  [figure('bmi', 86), '과체중', '다음 검진'],
  [figure('bmi', 96), '비만', '소아청소년과'],
])('%p: the sentence says what to do, the note the official name %s and its source', (one, name, whatToDo) => {
  const { words, note } = bandWords(one) ?? {};
  expect(words).toContain(whatToDo);
  // the label is in the note only, never in what is read first
  expect(words).not.toContain(name);
  expect(note).toContain(`‘${name}’`);
  expect(note).toContain('2017 소아청소년 성장도표(질병관리청·대한소아청소년과학회)');
  expect(note).toContain('진단은 아니에요');
  expect(officialBandName(one)).toContain(name);
});

test('inside the bands nothing is said', () => {
  expect([bandWords(figure('bmi', 50)), officialBandName(figure('bmi', 50))]).toEqual([null, null]);
  expect(bandWords(figure('head', 1))).toEqual({ words: expect.stringContaining('다음 건강검진'), note: null });
});
