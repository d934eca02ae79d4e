import { getLength, type Stroke } from '@/features/learning/tracing/geometry';
import { type Glyph, judgeTrace, type TraceScore } from '@/features/learning/tracing/judge';

/** The message under the canvas: start · continue · again from here · again along the line · done. */
export type TraceMood = 'begin' | 'on' | 'here' | 'along' | 'done';

/** The state of one try at a letter. */
export type TraceState = {
  /** Ink that counts, in the order drawn. */
  drawn: readonly Stroke[];
  /** Of `drawn`; null before the first stroke. */
  score: TraceScore | null;
  mood: TraceMood;
  /** Misses in a row: after two, the hint is shown. */
  misses: number;
  /** Ink that did not lead anywhere: it fades. */
  fading: readonly Stroke[];
  /** The score of a letter that has just been completed or missed; otherwise null. */
  whole: TraceScore | null;
};

export const blankTrace: TraceState = { drawn: [], score: null, mood: 'begin', misses: 0, fading: [], whole: null };

/** A shorter stroke that touches no line is accidental. */
const ACCIDENT = 70;
/** The part of a stroke that must be on the lines for it to count as part of the letter. */
const ON_LINE = 0.55;
/** The part of its own length that a stroke must newly cover. */
const NEW_PART = 0.2;
/** Misses in a row until the hint is shown. */
export const MISSES_UNTIL_SHOWN = 2;

/** Index of the stroke to be drawn next. */
export const nextStroke = ({ score }: TraceState) => score?.next ?? 0;

/**
 * The next state of a trace after one more stroke. A stroke without progress is removed, so that a letter can always be
 * finished; nothing is ever counted as wrong.
 */
export function withStroke(state: TraceState, glyph: Glyph, stroke: Stroke): TraceState {
  if (state.mood === 'done') return state;
  const drawn = [...state.drawn, stroke];
  const score = judgeTrace(glyph, drawn);
  const wanted = glyph.strokes.reduce((sum, item) => sum + getLength(item), 0);
  const gained = (score.coverage - (state.score?.coverage ?? 0)) * wanted;
  const length = getLength(stroke);
  if (gained <= 0 && length < ACCIDENT) return { ...state, fading: [stroke], whole: null };

  if (score.passed) return { drawn, score, mood: 'done', misses: 0, fading: [], whole: score };
  const leads = gained > 0 && gained >= length * NEW_PART && judgeTrace(glyph, [stroke]).onLine >= ON_LINE;
  if (!leads) return { ...state, mood: 'here', misses: state.misses + 1, fading: [stroke], whole: null };
  // All lines are covered, with much ink elsewhere: the whole letter again.
  if (score.next === null)
    return { ...blankTrace, mood: 'along', misses: state.misses + 1, fading: drawn, whole: score };
  return { drawn, score, mood: 'on', misses: 0, fading: [], whole: null };
}
