import { spokenWait } from './spoken-wait';

test.each([
  [0, '1초'],
  [39.2, '40초'],
  [60, '1분'],
  [61, '2분'],
  [3541, '1시간'],
  [7300, '3시간'],
])('%d seconds are written as %s', (seconds, words) => {
  expect(spokenWait(seconds)).toBe(words);
});
