import { studyTime } from './study-time';

test.each([
  [0, '0분'],
  [59, '0분'],
  [60, '1분'],
  [3599, '59분'],
  [3600, '1시간'],
  [12_000, '3시간 20분'],
  [-5, '0분'],
])('%i seconds are written as %s', (seconds, words) => {
  expect(studyTime(seconds)).toBe(words);
});
