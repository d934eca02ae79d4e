import { POINTS_MAX, STROKE_BOX, STROKES_MAX, toStrokes } from '@contract/admin-stroke/strokes';
import type { StrokePoint, UnitWriteStroke } from '@contract/admin-stroke/strokes.responses';

/** Points by stroke; the first is stroke number 1. A stroke may be empty while it is being drawn. */
export type Drawing = readonly (readonly StrokePoint[])[];
/** Position of a point: both counted from 0. */
export type PointAt = { stroke: number; point: number };

export type EditorState = {
  drawing: Drawing;
  past: readonly Drawing[];
  future: readonly Drawing[];
  /** The current stroke number; the minimum is 1 (docs/specification.md §9.5). */
  number: number;
  picked: PointAt | null;
  /** A move is in progress: further moves are part of the same undo step. */
  moving: boolean;
};

export type EditorAction =
  | { type: 'opened'; drawing: Drawing }
  | { type: 'replaced'; drawing: Drawing }
  | { type: 'numbered'; number: number }
  | { type: 'added'; at: StrokePoint }
  | { type: 'picked'; at: PointAt | null }
  | { type: 'moved'; at: PointAt; to: StrokePoint }
  | { type: 'moveEnded' }
  | { type: 'removed'; at: PointAt }
  | { type: 'reset' }
  | { type: 'undone' }
  | { type: 'redone' };

const STEPS_KEPT = 200;

/** Clamped to the box and rounded to a tenth of a unit, so that the file equals the display. */
export const onCanvas = ({ x, y }: StrokePoint): StrokePoint => ({ x: rounded(x), y: rounded(y) });
const rounded = (value: number) => Math.round(Math.min(STROKE_BOX, Math.max(0, value)) * 10) / 10;

export const openEditor = (drawing: Drawing): EditorState => ({
  drawing,
  past: [],
  future: [],
  number: 1,
  picked: null,
  moving: false,
});

const changed = (state: EditorState, drawing: Drawing): EditorState => ({
  ...state,
  drawing,
  past: [...state.past, state.drawing].slice(-STEPS_KEPT),
  future: [],
  moving: false,
});

const withStroke = (drawing: Drawing, at: number, change: (points: readonly StrokePoint[]) => StrokePoint[]): Drawing =>
  Array.from({ length: Math.max(drawing.length, at + 1) }, (_, index) =>
    index === at ? change(drawing[index] ?? []) : (drawing[index] ?? []),
  );

const has = (drawing: Drawing, at: PointAt | null) => at !== null && drawing[at.stroke]?.[at.point] !== undefined;

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'opened':
      return openEditor(action.drawing);
    case 'replaced':
      return { ...changed(state, action.drawing), number: 1, picked: null };
    case 'numbered':
      return { ...state, number: Math.min(STROKES_MAX, Math.max(1, action.number)), picked: null };
    case 'added': {
      if (countPoints(state.drawing) >= POINTS_MAX) return state;
      const stroke = state.number - 1;
      const drawing = withStroke(state.drawing, stroke, (points) => [...points, onCanvas(action.at)]);
      return { ...changed(state, drawing), picked: { stroke, point: (drawing[stroke]?.length ?? 1) - 1 } };
    }
    case 'picked':
      return action.at ? { ...state, picked: action.at, number: action.at.stroke + 1 } : { ...state, picked: null };
    case 'moved': {
      if (!has(state.drawing, action.at)) return state;
      const drawing = withStroke(state.drawing, action.at.stroke, (points) =>
        points.map((point, index) => (index === action.at.point ? onCanvas(action.to) : point)),
      );
      // A drag is one undo step, however many moves it has.
      const next = state.moving ? { ...state, drawing } : changed(state, drawing);
      return { ...next, moving: true, picked: action.at };
    }
    case 'moveEnded':
      return { ...state, moving: false };
    case 'removed': {
      if (!has(state.drawing, action.at)) return state;
      const drawing = withStroke(state.drawing, action.at.stroke, (points) =>
        points.filter((_, index) => index !== action.at.point),
      );
      const left = drawing[action.at.stroke]?.length ?? 0;
      const picked = left > 0 ? { stroke: action.at.stroke, point: Math.min(action.at.point, left - 1) } : null;
      return { ...changed(state, drawing), picked };
    }
    case 'reset':
      return countPoints(state.drawing) === 0
        ? { ...state, number: 1 }
        : { ...changed(state, []), number: 1, picked: null };
    case 'undone':
    case 'redone': {
      const [from, to] = action.type === 'undone' ? [state.past, state.future] : [state.future, state.past];
      const drawing = from.at(-1);
      if (drawing === undefined) return state;
      const [less, more] = [from.slice(0, -1), [...to, state.drawing]];
      const [past, future] = action.type === 'undone' ? [less, more] : [more, less];
      return {
        ...state,
        drawing,
        past,
        future,
        picked: has(drawing, state.picked) ? state.picked : null,
        moving: false,
      };
    }
  }
}

export const countPoints = (drawing: Drawing) => drawing.reduce((sum, { length }) => sum + length, 0);
export const toDrawing = (strokes: UnitWriteStroke): Drawing => toStrokes(strokes);
/** The saved form: each stroke that has points, by its number. */
export const toUnit = (drawing: Drawing): UnitWriteStroke =>
  Object.fromEntries(
    drawing.flatMap((points, index) =>
      points.length > 0 ? [[String(index + 1), points.map(({ x, y }) => ({ x, y }))]] : [],
    ),
  );
export const sameUnit = (one: UnitWriteStroke, other: UnitWriteStroke) => JSON.stringify(one) === JSON.stringify(other);
