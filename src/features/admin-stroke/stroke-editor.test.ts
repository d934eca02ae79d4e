import { STROKES_MAX } from '@contract/admin-stroke/strokes';
import { type EditorAction, editorReducer, openEditor, toDrawing, toUnit } from './stroke-editor';

const after = (...actions: EditorAction[]) => actions.reduce(editorReducer, openEditor([]));
const add = (x: number, y: number): EditorAction => ({ type: 'added', at: { x, y } });
const number = (n: number): EditorAction => ({ type: 'numbered', number: n });

test('adds points to the current stroke, limited to the box and rounded to a tenth', () => {
  const state = after(add(10.04, 20), add(-5, 2000), number(2), add(1, 2));
  expect(toUnit(state.drawing)).toEqual({
    1: [
      { x: 10, y: 20 },
      { x: 0, y: 1407 },
    ],
    2: [{ x: 1, y: 2 }],
  });
});

test('limits the stroke number to 1 through STROKES_MAX', () => {
  expect(after(number(0)).number).toBe(1);
  expect(after(number(-3)).number).toBe(1);
  expect(after(number(99)).number).toBe(STROKES_MAX);
});

test('undoes a drag in one step and drops the redo history on a new change', () => {
  const at = { stroke: 0, point: 0 };
  const moved = after(
    add(1, 1),
    { type: 'moved', at, to: { x: 5, y: 5 } },
    { type: 'moved', at, to: { x: 9, y: 9 } },
    { type: 'moveEnded' },
  );
  expect(toUnit(moved.drawing)).toEqual({ 1: [{ x: 9, y: 9 }] });
  const back = editorReducer(moved, { type: 'undone' });
  expect(toUnit(back.drawing)).toEqual({ 1: [{ x: 1, y: 1 }] });
  expect(toUnit(editorReducer(back, { type: 'redone' }).drawing)).toEqual({ 1: [{ x: 9, y: 9 }] });
  const other = editorReducer(back, add(3, 3));
  expect(other.future).toEqual([]);
});

test('undoes a reset and ignores further undo steps', () => {
  const state = after(add(1, 1), add(2, 2), { type: 'reset' });
  expect(toUnit(state.drawing)).toEqual({});
  const back = [1, 2, 3, 4].reduce((now) => editorReducer(now, { type: 'undone' }), state);
  expect(toUnit(back.drawing)).toEqual({});
  expect(toUnit(editorReducer(state, { type: 'undone' }).drawing)).toEqual({
    1: [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ],
  });
});

test('keeps the order of the other points when one is removed', () => {
  const state = after(add(1, 1), add(2, 2), add(3, 3), { type: 'removed', at: { stroke: 0, point: 1 } });
  expect(toUnit(state.drawing)).toEqual({
    1: [
      { x: 1, y: 1 },
      { x: 3, y: 3 },
    ],
  });
});

test('reads a saved drawing of more than ten strokes unchanged', () => {
  const unit = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [String(index + 1), [{ x: index, y: index }]]),
  );
  expect(JSON.stringify(toUnit(toDrawing(unit)))).toBe(JSON.stringify(unit));
});
