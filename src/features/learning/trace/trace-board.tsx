import type { Hand } from '@contract/learning/learning';
import styled from '@emotion/styled';
import { InkCanvas } from '@/features/learning/ink/ink-canvas';
import type { Stroke } from '@/features/learning/tracing/geometry';
import { color, radius } from '@/shared/tokens';
import { OrderShow } from './order-show';
import { Ghost, Signs } from './stroke-guide';
import { nextStroke, type TraceState } from './trace-state';

interface TraceBoardProps {
  /** The accessible name of the letter. */
  name: string;
  strokes: readonly Stroke[];
  state: TraceState;
  hand: Hand;
  /** True if the dot shows the next stroke. */
  way: boolean;
  /** All strokes are shown one after another. */
  showing: boolean;
  onShown: () => void;
  onTouch: () => void;
  onStroke: (stroke: Stroke) => void;
}

/** The letter to trace: the guide below, the ink, and the start of the next stroke above it. */
export function TraceBoard({ name, strokes, state, hand, way, showing, onShown, onTouch, onStroke }: TraceBoardProps) {
  const done = state.mood === 'done';
  const index = done ? null : nextStroke(state);
  const stroke = index === null ? undefined : strokes[index];
  return (
    <Board>
      <Ghost strokes={strokes} next={showing ? null : index} />
      {showing ? <OrderShow strokes={strokes} onEnd={onShown} /> : null}
      <InkCanvas
        label={`${name} 따라 쓰는 판, 모두 ${strokes.length}획. 손가락이나 펜으로 따라 써요. ‘순서 보기’로 쓰는 순서를 볼 수 있어요.`}
        strokes={showing ? NOTHING : state.drawn}
        onTouch={onTouch}
        onStroke={onStroke}
        locked={done || showing}
      />
      <Signs
        next={stroke && index !== null && !showing ? { stroke, index } : null}
        way={way}
        fading={state.fading}
        hand={hand}
      />
    </Board>
  );
}

const NOTHING: readonly Stroke[] = [];

const Board = styled('div')({
  position: 'relative',
  width: '100%',
  aspectRatio: '1',
  borderRadius: radius.sheet,
  border: `2px solid ${color.line}`,
  backgroundColor: color.surface,
  boxSizing: 'border-box',
});
