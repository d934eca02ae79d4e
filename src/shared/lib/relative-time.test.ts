import { relativeTime } from './relative-time';

const now = Date.UTC(2025, 2, 15, 3, 0, 0);
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test.each([
  [0, '방금 전'],
  [59, '방금 전'],
  [60, '1분 전'],
  [3599, '59분 전'],
  [3600, '1시간 전'],
  [86_399, '23시간 전'],
  [86_400, '1일 전'],
  [7 * 86_400 - 1, '6일 전'],
  [7 * 86_400, '2025-03-08'],
])('%i seconds ago is written as %s', (seconds, words) => {
  expect(relativeTime(before(seconds), now)).toBe(words);
});

test('writes an older day as the day in Seoul', () => {
  expect(relativeTime('2025-01-31T15:00:00.000Z', now)).toBe('2025-02-01');
});

test('writes a future time as 방금 전 and an invalid one as an empty text', () => {
  expect(relativeTime(before(-120), now)).toBe('방금 전');
  expect(relativeTime('어제', now)).toBe('');
});
