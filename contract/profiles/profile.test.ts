import { birthDateProblem } from './profile';

const at = (day: string) => Date.parse(`${day}T00:30:00+09:00`);

// 만 18세 is counted in birthdays: until the day before the nineteenth.
test.each([
  ['20071231', '2026-11-22', null],
  ['20071123', '2026-11-22', null],
  ['20071122', '2026-11-22', '만 18세까지 추가할 수 있어요.'],
  ['20071121', '2026-11-22', '만 18세까지 추가할 수 있어요.'],
  ['20070101', '2025-12-31', null],
  ['20070101', '2026-01-01', '만 18세까지 추가할 수 있어요.'],
  ['20080229', '2027-02-28', null],
  ['20080229', '2027-03-01', '만 18세까지 추가할 수 있어요.'],
  ['20261122', '2026-11-22', null],
  ['20261123', '2026-11-22', '한국은 아직 11월 22일이에요. 태어난 날을 입력해 주세요.'],
])('a child born on %s on %s: %p', (birth, today, problem) => {
  expect(birthDateProblem(birth, at(today))).toBe(problem);
});
