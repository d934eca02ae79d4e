import { applyMark } from './apply-mark';

const mark = { playId: 'peekaboo', day: '20260310', done: true, feedback: null };
const undo = { ...mark, done: false };
const row = (times: number, last_day: string) => ({ play_id: 'peekaboo', times, last_day, feedback: null });

test.each([
  ['adds a play done for the first time', [], mark, [row(1, '20260310')]],
  ['counts another day', [row(2, '20260309')], mark, [row(3, '20260310')]],
  ['leaves an earlier day to the server', [row(2, '20260311')], mark, [row(2, '20260311')]],
  ['removes a play done on that day only', [row(1, '20260310')], undo, []],
  ['forgets the last day when the mark of that day is taken back', [row(2, '20260310')], undo, [row(1, '')]],
  ['ignores the undoing of another day', [row(2, '20260309')], undo, [row(2, '20260309')]],
])('%s, also when the mark is applied twice', (_, before, applied, after) => {
  expect(applyMark(before, applied)).toEqual(after);
  expect(applyMark(applyMark(before, applied), applied)).toEqual(after);
});
