import { curveSpaceWords, steadyWords } from './growth-words';

test.each([
  [2.9, '3 아래'],
  [3, '3–15 사이'],
  [14.9, '3–15 사이'],
  [50, '50–85 사이'],
  [55, '50–85 사이'],
  [97, '85–97 사이'],
  [97.1, '97 위'],
])('the space of percentile %p is named by the curves around it: %s', (percentile, space) => {
  expect(curveSpaceWords('kr2017', percentile)).toBe(`2017 소아청소년 성장도표 백분위 ${space}`);
});

test('the space names the standard it is read on', () => {
  expect(curveSpaceWords('who', 55)).toBe('WHO 성장도표 백분위 50–85 사이');
});

test.each([
  [2, true, '두 달째 비슷한 곡선을 따라 자라고 있어요.'],
  [3, true, '석 달째 비슷한 곡선을 따라 자라고 있어요.'],
  [12, true, '1년째 비슷한 곡선을 따라 자라고 있어요.'],
  [4, false, '이날까지 넉 달 동안 비슷한 곡선을 따라 자랐어요.'],
])('%d steady months, now %p: %s', (months, isNow, words) => {
  expect(steadyWords({ months }, isNow)).toBe(words);
});
