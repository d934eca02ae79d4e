import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { TraceBoard } from '@/features/learning/trace/trace-board';
import { blankTrace, MISSES_UNTIL_SHOWN, withStroke } from '@/features/learning/trace/trace-state';
import { moodWords, praiseFor } from '@/features/learning/trace/trace-words';
import type { Stroke } from '@/features/learning/tracing/geometry';
import { Stars } from '@/features/learning/ui/stars';
import { space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** ㄷ as the product ships it: the corners of its two strokes. */
const LETTER: readonly Stroke[] = [
  [
    { x: 310, y: 338 },
    { x: 1126, y: 338 },
  ],
  [
    { x: 310, y: 338 },
    { x: 310, y: 1098 },
    { x: 1154, y: 1098 },
  ],
];

const QUIET_MS = 3000;

/** One letter to trace in a browser, as in the app. Nothing is stored. */
export function LetterTaste() {
  const [state, setState] = useState(blankTrace);
  const [quiet, setQuiet] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const touch = () => {
    clearTimeout(timer.current);
    setQuiet(false);
  };
  const draw = (stroke: Stroke) => {
    setState(withStroke(state, { strokes: LETTER, alsoAcceptCounts: [] }, stroke));
    timer.current = setTimeout(() => setQuiet(true), QUIET_MS);
  };
  const again = () => {
    setState(blankTrace);
    setQuiet(true);
  };
  const done = state.mood === 'done' ? state.whole : null;
  return (
    <Taste aria-label="한 글자 써 보기">
      <TraceBoard
        name="디귿"
        strokes={LETTER}
        state={state}
        hand="right"
        way={quiet || state.misses >= MISSES_UNTIL_SHOWN}
        showing={false}
        onShown={() => undefined}
        onTouch={touch}
        onStroke={draw}
      />
      <Said role="status">
        {done ? <Stars count={done.stars} size={36} pop /> : null}
        {done ? praiseFor(done).praise : state.mood === 'done' ? null : moodWords(state.mood)}
      </Said>
      {done ? (
        <MainButton look="soft" size="small" onClick={again}>
          다시 써 보기
        </MainButton>
      ) : null}
    </Taste>
  );
}

const Taste = styled('section')({
  display: 'grid',
  gap: space(2),
  width: 'min(300px, 100%)',
  margin: `0 auto ${space(5)}`,
  textAlign: 'center',
});

const Said = styled('p')({
  ...text.strong,
  display: 'grid',
  justifyItems: 'center',
  gap: space(1),
  minHeight: '1.6em',
});
