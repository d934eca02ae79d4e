import { toContestTimes, toFormDays } from './contest-days';

const FORM = { opens_at: '2026-11-01', closes_at: '2026-11-24', results_at: '2026-11-27T12:00' };

test('converts days in Seoul to moments, with the whole last day, and back', () => {
  const moments = toContestTimes(FORM);
  expect(moments).toEqual({
    opens_at: '2026-10-31T15:00:00.000Z',
    closes_at: '2026-11-24T15:00:00.000Z',
    results_at: '2026-11-27T03:00:00.000Z',
  });
  expect(toFormDays(moments)).toEqual(FORM);
});
