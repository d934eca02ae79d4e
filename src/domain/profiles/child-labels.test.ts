import { childLabels } from './child-labels';

const label = (...children: [name: string, birthDate: string][]) => [
  ...childLabels(children.map(([name, birth_date], index) => ({ id: String(index), name, birth_date }))).values(),
];

test('children of different names have their names', () => {
  expect(label(['하윤', '20250301'], ['도담', '20250301'])).toEqual(['하윤', '도담']);
});

test('children of one name differ by the birth date, and by the order where that is the same too', () => {
  expect(label(['하윤', '20250301'], ['하윤', '20220105'], ['도담', '20220105'])).toEqual([
    '하윤 (2025. 3. 1.)',
    '하윤 (2022. 1. 5.)',
    '도담',
  ]);
  expect(label(['하윤', '20250301'], ['하윤', '20250301'])).toEqual([
    '하윤 (2025. 3. 1., 1번째)',
    '하윤 (2025. 3. 1., 2번째)',
  ]);
});
