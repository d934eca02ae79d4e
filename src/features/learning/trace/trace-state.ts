import { getLength, type Stroke } from '@/features/learning/tracing/geometry';
import { type Glyph, judgeTrace, type TraceScore } from '@/features/learning/tracing/judge';

/** What is said under the board: begin · go on · from here once more · once more along the line · done. */
export type TraceMood = 'begin' | 'on' | 'here' | 'along' | 'done';

/** One try at a letter, as far as it has come. */
export type TraceState = {
  /** Ink that counts, in the order drawn. */
  drawn: readonly Stroke[];
  /** Of `drawn`; null before the first stroke. */
  score: TraceScore | null;
  mood: TraceMood;
  /** Misses in a row: two, and the way is shown. */
  misses: number;
  /** Ink that did not lead anywhere: it fades. */
  fading: readonly Stroke[];
  /** How the whole letter was judged that has just come to its end, here or beside the line; null otherwise. */
  whole: TraceScore | null;
};

export const blankTrace: TraceState = { drawn: [], score: null, mood: 'begin', misses: 0, fading: [], whole: null };

/** A shorter mark that meets nothing is a touch by accident. */
const ACCIDENT = 70;
/** A stroke belongs to the letter when so much of it lies on the lines … */
const ON_LINE = 0.55;
/** … and it covers so much of its own length of what was not there yet. */
const NEW_PART = 0.2;
/** Misses in a row until the way is shown. */
export const MISSES_UNTIL_SHOWN = 2;

/** Index of the stroke to be drawn next. */
export const nextStroke = ({ score }: TraceState) => score?.next ?? 0;

/**
 * What becomes of a try by one more stroke. A stroke that leads nowhere is taken back, so that a letter can always be
 * finished; nothing is ever counted as wrong.
 */
export function withStroke(state: TraceState, glyph: Glyph, stroke: Stroke): TraceState {
  if (state.mood === 'done') return state;
  const drawn = [...state.drawn, stroke];
  const score = judgeTrace(glyph, drawn);
  const wanted = glyph.strokes.reduce((sum, one) => sum + getLength(one), 0);
  const gained = (score.coverage - (state.score?.coverage ?? 0)) * wanted;
  const length = getLength(stroke);
  if (gained <= 0 && length < ACCIDENT) return { ...state, fading: [stroke], whole: null };

  if (score.passed) return { drawn, score, mood: 'done', misses: 0, fading: [], whole: score };
  const leads = gained > 0 && gained >= length * NEW_PART && judgeTrace(glyph, [stroke]).onLine >= ON_LINE;
  if (!leads) return { ...state, mood: 'here', misses: state.misses + 1, fading: [stroke], whole: null };
  // All of it is there, and a lot beside it: the whole letter once more.
  if (score.next === null)
    return { ...blankTrace, mood: 'along', misses: state.misses + 1, fading: drawn, whole: score };
  return { drawn, score, mood: 'on', misses: 0, fading: [], whole: null };
}
