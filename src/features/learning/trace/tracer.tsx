import { toStrokes } from '@contract/admin-stroke/strokes';
import type { Hand } from '@contract/learning/learning';
import type { LearningGlyph } from '@contract/learning/learning.responses';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Stroke } from '@/features/learning/tracing/geometry';
import type { TraceScore } from '@/features/learning/tracing/judge';
import { TraceBoard } from './trace-board';
import { TraceLayout } from './trace-layout';
import { TraceSide } from './trace-side';
import { blankTrace, MISSES_UNTIL_SHOWN, withStroke } from './trace-state';

/** After this idle time, the hint for the next stroke is shown. */
const QUIET_MS = 3000;

export type Traced = { score: TraceScore; strokes: number; ms: number };

interface TracerProps {
  glyph: LearningGlyph;
  name: string;
  hand: Hand;
  /** A try has ended: the letter is complete, or has to be traced again (no stars). */
  onTraced: (traced: Traced) => void;
  onAgain: () => void;
  onNext: () => void;
  /** Names of the stickers it earned. */
  stickers: readonly string[];
}

/** One letter, from the first stroke to its stars. Remounted for another letter. */
export function Tracer({ glyph, name, hand, onTraced, onAgain, onNext, stickers }: TracerProps) {
  const strokes = useMemo(() => toStrokes(glyph.unit_write_stroke), [glyph]);
  const [state, setState] = useState(blankTrace);
  const [quiet, setQuiet] = useState(true);
  const [showing, setShowing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begunAt = useRef<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const touch = () => {
    begunAt.current ??= performance.now();
    clearTimeout(timer.current);
    setQuiet(false);
  };
  const draw = (stroke: Stroke) => {
    const after = withStroke(state, { strokes, alsoAcceptCounts: glyph.also_accept_counts }, stroke);
    setState(after);
    timer.current = setTimeout(() => setQuiet(true), QUIET_MS);
    if (!after.whole) return;
    const ms = Math.round(performance.now() - (begunAt.current ?? performance.now()));
    onTraced({ score: after.whole, strokes: state.drawn.length + 1, ms });
    begunAt.current = null;
  };
  const again = () => {
    setState(blankTrace);
    setQuiet(true);
    begunAt.current = null;
    onAgain();
  };

  return (
    <TraceLayout
      hand={hand}
      board={
        <TraceBoard
          name={name}
          strokes={strokes}
          state={state}
          hand={hand}
          way={quiet || state.misses >= MISSES_UNTIL_SHOWN}
          showing={showing}
          onShown={() => setShowing(false)}
          onTouch={touch}
          onStroke={draw}
        />
      }
      side={
        <TraceSide
          glyph={glyph}
          name={name}
          hand={hand}
          state={state}
          strokes={strokes.length}
          showing={showing}
          onShow={() => setShowing(!showing)}
          onAgain={again}
          onNext={onNext}
          stickers={stickers}
        />
      }
    />
  );
}
