import type { Hand } from '@contract/learning/learning';
import { useRef } from 'react';
import { BOX, type Point, type Stroke } from '@/features/learning/tracing/geometry';
import { isMotionReduced } from '@/shared/lib/motion';
import { color, text } from '@/shared/tokens';
import { box, Layer, line, toSvgPoints } from './canvas-layer';
import { useWayDot } from './use-way-dot';

/** Width of the guide line, in the viewBox units: about a child's fingertip. */
const WAY = 158;
const BADGE = 62;

/** The letter as a guide below the ink: later strokes are pale, the next one is bright. */
export function Ghost({ strokes, next }: { strokes: readonly Stroke[]; next: number | null }) {
  const bright = next === null ? undefined : strokes[next];
  return (
    <Layer {...box}>
      <path
        d={`M${BOX / 2} 40V${BOX - 40}M40 ${BOX / 2}H${BOX - 40}`}
        stroke={color.line}
        strokeWidth={5}
        strokeDasharray="14 26"
      />
      {strokes.map(toSvgPoints).map((points) => (
        <polyline key={points} points={points} {...line} stroke={color.sunken} strokeWidth={WAY} />
      ))}
      {bright ? (
        <polyline points={toSvgPoints(bright)} {...line} stroke={color.sun} strokeWidth={WAY} opacity={0.55} />
      ) : null}
    </Layer>
  );
}

interface SignsProps {
  /** The stroke to be drawn next and its index; null while there is none. */
  next: { stroke: Stroke; index: number } | null;
  /** The dot moves along the stroke (a row of arrows with reduced motion). */
  way: boolean;
  fading: readonly Stroke[];
  hand: Hand;
}

/** Drawn over the ink: the start of the next stroke, the dot that moves along it, and fading ink. */
export function Signs({ next, way, fading, hand }: SignsProps) {
  const dot = useRef<SVGCircleElement>(null);
  const shown = way && next ? next.stroke : null;
  useWayDot(dot, shown);
  const start = next?.stroke[0];
  return (
    <Layer {...box}>
      {fading.map((stroke) => (
        <polyline
          key={toSvgPoints(stroke)}
          points={toSvgPoints(stroke.length > 1 ? stroke : [...stroke, ...stroke])}
          {...line}
          stroke={color.inkFaint}
          strokeWidth={60}
          data-fading=""
        />
      ))}
      {shown && isMotionReduced() ? <Arrow stroke={shown} /> : null}
      {start && next ? <Badge at={start} number={next.index + 1} hand={hand} /> : null}
      {shown && start && !isMotionReduced() ? (
        <circle
          ref={dot}
          cx={start.x}
          cy={start.y}
          r={46}
          fill={color.coral}
          stroke={color.artWhite}
          strokeWidth={14}
          data-testid="way-dot"
        />
      ) : null}
    </Layer>
  );
}

/** A ring at the start of a stroke, with its number on the side the hand does not cover. */
function Badge({ at, number, hand }: { at: Point; number: number; hand: Hand }) {
  const side = hand === 'left' ? 1 : -1;
  const x = Math.min(BOX - BADGE - 6, Math.max(BADGE + 6, at.x + side * 128));
  const y = Math.max(BADGE + 6, at.y - 96);
  return (
    <g data-testid="start">
      <circle cx={at.x} cy={at.y} r={60} fill={color.artWhite} opacity={0.9} />
      <circle cx={at.x} cy={at.y} r={60} fill="none" stroke={color.onCoralSoft} strokeWidth={16} />
      <circle cx={x} cy={y} r={BADGE} fill={color.onCoralSoft} />
      <text
        x={x}
        y={y + 27}
        textAnchor="middle"
        fill={color.coralSoft}
        style={{ ...text.display, fontSize: '78px', letterSpacing: 0 }}
      >
        {number}
      </text>
    </g>
  );
}

function Arrow({ stroke }: { stroke: Stroke }) {
  const last = stroke.at(-1);
  const before = stroke.at(-2) ?? last;
  if (!last || !before) return null;
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  return (
    <g data-testid="way-arrow">
      <polyline
        points={toSvgPoints(stroke)}
        {...line}
        stroke={color.onCoralSoft}
        strokeWidth={16}
        strokeDasharray="2 40"
      />
      <path
        d="M-54-54 0 0-54 54"
        {...line}
        stroke={color.onCoralSoft}
        strokeWidth={20}
        transform={`translate(${last.x} ${last.y}) rotate(${angle})`}
      />
    </g>
  );
}
