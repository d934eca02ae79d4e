import type { PointEntry } from '@contract/history/points.responses';
import { foldEntries, nearExpiry } from './fold-entries';

const entry = (id: string, reason: PointEntry['reason'] = 'attendance'): PointEntry => ({
  ...{ id, reason, note: '', points: 10, balance: 10 },
  ...{ at: '2026-03-10T03:00:00.000Z', expires_on: '20270310' },
});
const shape = (entries: PointEntry[]) =>
  foldEntries(entries).map((each) => (each.kind === 'one' ? each.entry.id : each.entries.map(({ id }) => id)));

test('folds runs of three attendances or more, and leaves the order of everything else', () => {
  const entries = [entry('a'), entry('b'), entry('c', 'contest'), entry('d'), entry('e'), entry('f')];
  expect(shape(entries)).toEqual(['a', 'b', 'c', ['d', 'e', 'f']]);
  expect(shape([entry('a', 'contest'), entry('b', 'contest'), entry('c', 'contest')])).toEqual(['a', 'b', 'c']);
  expect(shape([])).toEqual([]);
});

test.each([
  ['20260310', '20260310'],
  ['20260508', '20260508'],
  ['20260509', null],
  ['20260309', null],
  [null, null],
])('on 10 March an expiry on %s is shown as %s', (expires_on, shown) => {
  expect(nearExpiry({ expires_on }, Date.parse('2026-03-10T03:00:00Z'))).toBe(shown);
});
