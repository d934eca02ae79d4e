import { distanceLabel, kmBetween } from './own-position';

const SEOUL = { lat: 37.5665, lng: 126.978 };
const BUSAN = { lat: 35.1796, lng: 129.0756 };

test('computes 325 km from Seoul to Busan and 0 km for one point', () => {
  expect(kmBetween(SEOUL, BUSAN)).toBeCloseTo(325, -1);
  expect(kmBetween(BUSAN, SEOUL)).toBe(kmBetween(SEOUL, BUSAN));
  expect(kmBetween(SEOUL, SEOUL)).toBe(0);
});

test.each([
  [0, '약 100m'],
  [0.26, '약 300m'],
  [0.94, '약 900m'],
  [0.97, '약 1.0km'],
  [3.44, '약 3.4km'],
  [12.6, '약 13km'],
  [1234, '약 1,234km'],
])('%d km is written as %s', (km, words) => {
  expect(distanceLabel(km)).toBe(words);
});
