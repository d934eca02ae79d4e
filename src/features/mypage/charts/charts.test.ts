import { bandPath, linePath } from '@contract/mypage/charts/line-path';
import { getMultiples, getTicks, linearScale } from '@contract/mypage/charts/scale';
import { nearestInColumn } from './nearest-in-column';

test('maps a domain to a range linearly, also a reversed one', () => {
  const y = linearScale([40, 90], [200, 0]);
  expect([40, 65, 90].map(y)).toEqual([200, 100, 0]);
  expect(linearScale([5, 5], [0, 10])(5)).toBe(0);
});

test('places ticks at round values within the domain, at most as many as asked', () => {
  expect(getTicks([43.2, 91.8], 6)).toEqual([50, 60, 70, 80, 90]);
  expect(getTicks([0, 1], 6)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(getTicks([7.1, 7.9], 4)).toEqual([7.2, 7.4, 7.6, 7.8]);
  expect(getTicks([62, 98], 8)).toEqual([65, 70, 75, 80, 85, 90, 95]);
  expect(getTicks([3, 3], 4)).toEqual([3]);
  for (const most of [3, 5, 8]) expect(getTicks([2.37, 18.9], most).length).toBeLessThanOrEqual(most);
  expect(getMultiples([0, 24], 6)).toEqual([0, 6, 12, 18, 24]);
  expect(getMultiples([25, 29], 6)).toEqual([]);
});

test('interrupts a line at a gap', () => {
  expect(linePath([[0, 1], [2, 3.456], null, [4, 5], [6, 7]])).toBe('M0 1L2 3.5M4 5L6 7');
  expect(linePath([null, [1, 1]])).toBe('M1 1');
  expect(linePath([])).toBe('');
  expect(
    bandPath(
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 5],
        [1, 5],
      ],
    ),
  ).toBe('M0 0L1 0L1 5L0 5Z');
  expect(bandPath([], [])).toBe('');
});

test('finds the spot of the column under a finger, however far above or below it is', () => {
  const spots = [
    { id: 'a', x: 10, y: 100 },
    { id: 'b', x: 50, y: 10 },
    { id: 'c', x: 50, y: 90 },
    { id: 'd', x: 55, y: 40 },
  ];
  const find = (x: number, y: number, slack?: number) => nearestInColumn(spots, { x, y }, slack)?.id;
  expect([find(25, 0), find(48, 20), find(48, 80), find(90, 0)]).toEqual(['a', 'b', 'c', 'd']);
  expect([find(48, 45), find(48, 45, 8)]).toEqual(['b', 'd']);
  expect(nearestInColumn([], { x: 0, y: 0 })).toBeNull();
});
