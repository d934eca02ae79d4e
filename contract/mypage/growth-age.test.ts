import { growthAge } from '@contract/common/age';
import { parseDay } from '@contract/common/calendar';
import { usualPosition } from './growth-age';

const at = (birth: string, weeks: number | null, on: string) => {
  const day = parseDay(on);
  if (!day) throw new Error(on);
  return growthAge(birth, weeks, day);
};

// The rule of the official calculator: a month is complete on its day, and in a month that has no such day not at all.
test.each([
  ['20240229', '20250227', 11],
  ['20240229', '20250228', 11],
  ['20240229', '20250301', 12],
  ['20240229', '20240328', 0],
  ['20240229', '20240329', 1],
  ['20240229', '20260227', 23],
  ['20240229', '20260228', 23],
  ['20240229', '20260301', 24],
  ['20240229', '20280228', 47],
  ['20240229', '20280229', 48],
  ['20250129', '20250228', 0],
  ['20250129', '20250301', 1],
  ['20240129', '20240228', 0],
  ['20240129', '20240229', 1],
  ['20250130', '20250228', 0],
  ['20250130', '20250330', 2],
  ['20250131', '20250228', 0],
  ['20250131', '20250301', 1],
  ['20250131', '20250330', 1],
  ['20250131', '20250331', 2],
  ['20250131', '20250430', 2],
  ['20250131', '20250501', 3],
  ['20250228', '20250328', 1],
  ['20250430', '20250531', 1],
  ['20230831', '20240229', 5],
  ['20230831', '20240301', 6],
  ['20241231', '20261231', 24],
  ['20250310', '20250310', 0],
  ['20250310', '20250309', 0],
])('born %s, measured %s: %i months', (birth, on, months) => {
  expect(at(birth, null, on)).toMatchObject({ months, actualMonths: months, corrected: false });
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

test.each([
  // 30 weeks: due on 30 April 2025
  ['20250219', 30, '20250429', { beforeTerm: true, months: 0 }],
  ['20250219', 30, '20250430', { beforeTerm: false, months: 0 }],
  ['20250219', 30, '20260228', { months: 9, actualMonths: 12 }],
  ['20250219', 30, '20260331', { months: 11, actualMonths: 13 }],
  ['20250219', 30, '20260430', { months: 12, actualMonths: 14 }],
  // due on 31 May 2024: the last day of a shorter month completes no corrected month
  ['20240322', 30, '20240630', { months: 0, actualMonths: 3, corrected: true }],
  ['20240322', 30, '20240701', { months: 1, actualMonths: 3, corrected: true }],
  // the corrected age of a child of 29 February ends on 1 March two years later
  ['20240229', 32, '20260228', { months: 22, actualMonths: 23, corrected: true }],
  ['20240229', 32, '20260301', { months: 24, actualMonths: 24, corrected: false }],
])('born %s after %i weeks, measured %s: %p', (birth, weeks, on, age) => {
  expect(at(birth, weeks, on)).toMatchObject(age);
});

test('reads a girl born on 29 February lying on 28 February two years later', () => {
  expect(usualPosition(at('20240229', null, '20260228').months)).toBe('lying');
});
