import type { GrowthMeasure, GrowthStandard } from './growth';
import { BAND_WORDS, bandNote, type GrowthBand, officialBandName, toGrowthBand } from './growth-bands';

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
  [figure('height', 2), '저신장'],
  [figure('weight', 4), '저체중'],
  [figure('bmi', 4), '쇠약증'],
  [figure('bmi', 86), '과체중'],
  [figure('bmi', 96), '비만'],
])('%p: the official name %s stands in the note with its source, and not in what is read first', (point, name) => {
  const band = toGrowthBand(point);
  const words = band && band !== 'outside' ? BAND_WORDS[band] : null;
  expect(`${words?.fact} ${words?.tell}`).not.toContain(name);
  const note = bandNote(point);
  expect(note).toContain(`‘${name}’`);
  expect(note).toContain('2017 소아청소년 성장도표(질병관리청·대한소아청소년과학회)');
  expect(note).toContain('진단은 아니에요');
  expect(officialBandName(point)).toContain(name);
});

test('inside the bands, and for what is only outside of 3–97, there is no official name', () => {
  expect([bandNote(figure('bmi', 50)), officialBandName(figure('bmi', 50))]).toEqual([null, null]);
  expect([bandNote(figure('head', 1)), officialBandName(figure('head', 1))]).toEqual([null, null]);
});
