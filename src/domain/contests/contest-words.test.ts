import type { ContestCard } from '@contract/community/contests.responses';
import { dDay, lastMomentWords, spanWords } from './contest-words';

/** Takes part from 1 to 24 November in Seoul. */
const contest: ContestCard = {
  id: '',
  title: '',
  theme: '',
  state: 'running',
  opens_at: '2026-10-31T15:00:00.000Z',
  closes_at: '2026-11-24T15:00:00.000Z',
  results_at: '2026-11-27T03:00:00.000Z',
  entry: 0,
};
const at = (iso: string) => Date.parse(iso);

test('shows the day that ends with the closing moment as the last day', () => {
  expect(lastMomentWords(contest.closes_at)).toBe('11월 24일 (화) 23:59까지');
  expect(spanWords(contest)).toBe('11월 1일 (일)부터 11월 24일 (화)까지');
});

test.each([
  ['2026-11-21T14:59:59Z', 'D-3'],
  ['2026-11-21T15:00:00Z', 'D-2'],
  ['2026-11-23T15:00:00Z', 'D-DAY'],
  ['2026-11-24T14:59:59Z', 'D-DAY'],
])('at %s it is %s: the count changes at midnight in Seoul', (now, words) => {
  expect(dDay(contest, at(now))).toBe(words);
});

test('counts the days until an upcoming contest opens and none after it closed', () => {
  const upcoming = { ...contest, state: 'upcoming' as const };
  expect(dDay(upcoming, at('2026-10-30T15:00:00Z'))).toBe('D-1');
  expect(dDay({ ...contest, state: 'judging' }, at('2026-11-25T00:00:00Z'))).toBeNull();
});
