import { answeredWords } from './answered-words';

test.each([
  [47, 15, '15개 중 7개 답했어요'],
  [1, 20, '20개 중 1개 답했어요'],
  [93, 15, '15개 중 14개 답했어요'],
  [99, 20, '결과를 볼 차례예요'],
])('%s percent of %s questions', (status, item_count, words) => {
  expect(answeredWords({ status, item_count })).toBe(words);
});
