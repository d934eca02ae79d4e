import styled from '@emotion/styled';
import type { Point, Stroke } from '@/features/learning/tracing/geometry';
import { isMotionReduced } from '@/shared/lib/motion';
import { color, text } from '@/shared/tokens';
import { box, Layer, line, toSvgPoints } from './canvas-layer';

interface ShowProps {
  strokes: readonly Stroke[];
  /** Called after the last stroke. */
  onEnd: () => void;
}

/** All strokes drawn one after another with their numbers; at once with reduced motion. */
export function OrderShow({ strokes, onEnd }: ShowProps) {
  const calm = isMotionReduced();
  return (
    <Show {...box} data-testid="order">
      {strokes.map((stroke, index) => (
        <polyline
          key={toSvgPoints(stroke)}
          points={toSvgPoints(stroke)}
          pathLength={1}
          {...line}
          stroke={color.primary}
          strokeWidth={74}
          style={calm ? undefined : drawing(index)}
          onAnimationEnd={index === strokes.length - 1 ? onEnd : undefined}
        />
      ))}
      {strokes.map((stroke, index) => {
        const first = getBadgePoint(strokes, index);
        return first ? (
          <g
            key={toSvgPoints(stroke)}
            style={calm ? undefined : { animation: `gg-order-badge 1ms ${index * SHOW_MS}ms both` }}
          >
            <circle cx={first.x} cy={first.y} r={BADGE} fill={color.onCoralSoft} />
            <text
              x={first.x}
              y={first.y + 25}
              textAnchor="middle"
              fill={color.coralSoft}
              style={{ ...text.display, fontSize: '72px', letterSpacing: 0 }}
            >
              {index + 1}
            </text>
          </g>
        ) : null;
      })}
    </Show>
  );
}

const BADGE = 56;

/** The number's position at the start of a stroke; beside it, where an earlier one starts in the same place. */
function getBadgePoint(strokes: readonly Stroke[], index: number): Point | null {
  const first = strokes[index]?.[0];
  if (!first) return null;
  const taken = strokes
    .slice(0, index)
    .filter(([start]) => start && Math.hypot(start.x - first.x, start.y - first.y) < BADGE * 2);
  const aside = taken.length * BADGE * 2.1;
  return { x: first.x - aside > BADGE ? first.x - aside : first.x + aside, y: first.y };
}

const SHOW_MS = 1000;
const drawing = (index: number) => ({
  strokeDasharray: 1,
  animation: `gg-order-draw ${SHOW_MS - 150}ms ${index * SHOW_MS}ms ease-in-out both`,
});

const Show = styled(Layer)({
  '@keyframes gg-order-draw': { from: { strokeDashoffset: 1, opacity: 1 }, to: { strokeDashoffset: 0, opacity: 1 } },
  '@keyframes gg-order-badge': { from: { opacity: 0 }, to: { opacity: 1 } },
});
