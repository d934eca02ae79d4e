import { formatNumber } from './format-number';

test.each([
  [0, '0'],
  [999, '999'],
  [1230, '1,230'],
  [1_234_567, '1,234,567'],
  [-300, '-300'],
  [-123_456, '-123,456'],
  [1234.5, '1,234.5'],
])('%d is written as %s', (value, words) => {
  expect(formatNumber(value)).toBe(words);
});
