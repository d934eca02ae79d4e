import { chooseVaried, rotated } from './choose-varied';

test('takes the preferred option unless a neighbour has it', () => {
  const options = (item: string): [string, ...string[]] => (item === 'a' ? ['x', 'y', 'z'] : ['y', 'z']);
  expect(chooseVaried(['a', 'a', 'b', 'a'], options, 2)).toEqual(['x', 'y', 'z', 'x']);
});

test('takes the option used longest ago when neighbours have all of them', () => {
  expect(chooseVaried(['a', 'b', 'c'], () => ['x', 'y'], 3)).toEqual(['x', 'y', 'x']);
});

test('keeps the order of preference of an item', () => {
  expect(rotated(['x', 'y', 'z'], 4)).toEqual(['y', 'z', 'x']);
});
