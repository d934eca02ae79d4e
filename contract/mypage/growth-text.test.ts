import { readDay, readFigure } from './growth-text';
import { adjustmentWords, isOutside, percentileLabel, percentileWords } from './growth-words';

test.each([
  ['74.5', 74.5],
  ['74,5', 74.5],
  [' 74.5cm ', 74.5],
  ['８.９５ ｋｇ', 8.95],
  ['9', 9],
  ['', null],
  ['   ', null],
  ['칠십', Number.NaN],
  ['7.4.5', Number.NaN],
  ['1e3', Number.NaN],
  ['-3', Number.NaN],
  ['74.5.', Number.NaN],
])('%j is %p', (text, figure) => {
  expect(readFigure(text)).toBe(figure);
});

test.each([
  ['2026-03-01', '20260301'],
  ['20260301', '20260301'],
  ['2026.3.1', '20260301'],
  ['2026. 3. 1.', '20260301'],
  ['2026/03/01', '20260301'],
  ['2026년 3월 1일', '20260301'],
  ['２０２６-０３-０１', '20260301'],
  ['2026-03-01 09:30', '20260301'],
  ['2024-02-29', '20240229'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['26-03-01', '20260301'],
  ['26.3.1', '20260301'],
  ['26년 3월 1일', '20260301'],
  ['2026-05-01(금)', '20260501'],
  ['2026. 5. 1. (금요일)', '20260501'],
  ['2026년 5월 1일 오후 3:10', '20260501'],
  ['2026-03-01T15:00:00.000Z', '20260302'],
  ['2026-03-01T14:59:00Z', '20260301'],
  ['2026-03-01T23:30:00+09:00', '20260301'],
  ['46082', '20260301'],
  ['46082.5', '20260301'],
  ['12345', null],
  ['99999', null],
  ['3/1/2026', null],
  ['3/1/26', null],
  ['어제', null],
  ['', null],
])('%j is the day %p', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('describes percentiles in words, with a decimal near the ends, and marks those outside 3 to 97', () => {
  expect([0.04, 2.64, 35.4, 50, 96.2, 99.97].map(percentileLabel)).toEqual([
    'P0.1 미만',
    'P2.6',
    'P35',
    'P50',
    'P96.2',
    'P99.9 초과',
  ]);
  expect(percentileWords('height', 35.4)).toBe('또래 100명을 작은 쪽부터 세우면 35번째쯤이에요.');
  expect(percentileWords('bmi', 35.4)).toBe('체질량지수가 낮은 쪽부터 또래 100명을 세우면 35번째쯤이에요.');
  expect(percentileWords('weight_for_height', 0.01)).toContain('같은 키의 또래 100명을 가벼운 쪽부터 세우면 1번째');
  expect([2.99, 3, 50, 97, 97.01].map(isOutside)).toEqual([true, false, false, false, true]);
});

test('explains a correction between lying and standing only where one was made', () => {
  const figure = {
    measure: 'height',
    value: 80,
    unit: 'cm',
    read_as: 80,
    standard: 'kr2017',
    percentile: 50,
    z: 0,
    gap: null,
    doubt: null,
  } as const;
  expect(adjustmentWords({ position: 'lying', figures: [{ ...figure, adjusted_cm: 0 }] })).toBeNull();
  expect(adjustmentWords({ position: 'standing', figures: [{ ...figure, adjusted_cm: 0.7 }] })).toContain(
    '0.7cm를 더해',
  );
  expect(adjustmentWords({ position: 'lying', figures: [{ ...figure, adjusted_cm: -0.7 }] })).toContain('0.7cm를 빼고');
});
