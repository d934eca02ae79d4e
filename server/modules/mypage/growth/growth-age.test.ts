import { parseDay } from '@contract/common/calendar';
import { growthAge, usualPosition } from './growth-age';

const at = (birth: string, weeks: number | null, on: string) => {
  const day = parseDay(on);
  if (!day) throw new Error(on);
  return growthAge(birth, weeks, day);
};

// A month is complete on its day, or on the last day of a month that has no such day.
test.each([
  ['20240229', '20250227', 11],
  ['20240229', '20250228', 12],
  ['20240229', '20240328', 0],
  ['20240229', '20240329', 1],
  ['20240229', '20280228', 47],
  ['20240229', '20280229', 48],
  ['20250131', '20250227', 0],
  ['20250131', '20250228', 1],
  ['20250131', '20250330', 1],
  ['20250131', '20250331', 2],
  ['20250131', '20250429', 2],
  ['20250131', '20250430', 3],
  ['20230831', '20240229', 6],
  ['20250310', '20250310', 0],
])('born %s, measured %s: %i months', (birth, on, months) => {
  expect(at(birth, null, on)).toMatchObject({ months, corrected: false, beforeTerm: false });
});

test('uses the corrected age until 24 months, with no figure before the due date', () => {
  const [birth, weeks] = ['20250310', 31];
  expect(at(birth, weeks, '20250511')).toMatchObject({ beforeTerm: true, corrected: true, months: 0 });
  expect(at(birth, weeks, '20250512')).toMatchObject({ beforeTerm: false, months: 0 });
  expect(at(birth, weeks, '20270309')).toMatchObject({ months: 21, actualMonths: 23, corrected: true });
  expect(at(birth, weeks, '20270310')).toMatchObject({ months: 24, actualMonths: 24, corrected: false });
  expect(at(birth, 37, '20250311')).toMatchObject({ beforeTerm: false, corrected: false });
});

test('reads a length lying before 24 months and a height standing from then on', () => {
  expect([0, 23, 24, 200].map(usualPosition)).toEqual(['lying', 'lying', 'standing', 'standing']);
});
