import { STROKE_BOX } from '@contract/admin-stroke/strokes';
import type { StrokePoint } from '@contract/admin-stroke/strokes.responses';
import styled from '@emotion/styled';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Drawing, PointAt } from '@/features/admin-stroke/stroke-editor';
import { onCanvas } from '@/features/admin-stroke/stroke-editor';
import type { StrokeEditor } from '@/features/admin-stroke/use-stroke-editor';
import { color, radius, white } from '@/shared/tokens';
import { getInkColor } from './canvas-colors';

interface StrokeCanvasProps {
  editor: StrokeEditor;
  image: string | null;
  /** The saved drawing, shown underneath for comparison. */
  compared: Drawing | null;
}

/** Pointer and keys on the canvas: pressing adds a point, a point is dragged with the pointer or nudged with arrow keys. */
function usePointMoves(svg: React.RefObject<SVGSVGElement | null>, dispatch: StrokeEditor['dispatch']) {
  const dragged = useRef<PointAt | null>(null);

  const toStrokePoint = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): StrokePoint => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 0, y: 0 };
    return onCanvas({
      x: ((clientX - box.left) / box.width) * STROKE_BOX,
      y: ((clientY - box.top) / box.height) * STROKE_BOX,
    });
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    dispatch({ type: 'added', at: toStrokePoint(event) });
  };
  const grab = (event: PointerEvent<SVGCircleElement>, at: PointAt) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    dragged.current = at;
    dispatch({ type: 'picked', at });
  };
  const drag = (event: PointerEvent) => {
    if (dragged.current) dispatch({ type: 'moved', at: dragged.current, to: toStrokePoint(event) });
  };
  const drop = () => {
    if (dragged.current) dispatch({ type: 'moveEnded' });
    dragged.current = null;
  };
  const nudge = (event: KeyboardEvent, at: PointAt, point: StrokePoint) => {
    const by = event.shiftKey ? 30 : 5;
    const way = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[event.key];
    if (way) dispatch({ type: 'moved', at, to: { x: point.x + (way[0] ?? 0), y: point.y + (way[1] ?? 0) } });
    else if (event.key === 'Delete' || event.key === 'Backspace') dispatch({ type: 'removed', at });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { press, grab, drag, drop, nudge };
}

/** Where strokes are drawn: a click adds a point to the current stroke, a point is dragged or nudged. */
export function StrokeCanvas({ editor, image, compared }: StrokeCanvasProps) {
  const svg = useRef<SVGSVGElement>(null);
  const { state, dispatch } = editor;
  const { press, drag, drop, ...pointMoves } = usePointMoves(svg, dispatch);

  return (
    <Canvas
      ref={svg}
      viewBox={`0 0 ${STROKE_BOX} ${STROKE_BOX}`}
      role="group"
      aria-label={`획을 그리는 곳, 지금 ${state.number}번 획`}
      data-testid="stroke-canvas"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {image ? (
        <image href={image} width={STROKE_BOX} height={STROKE_BOX} preserveAspectRatio="xMidYMid meet" opacity={0.55} />
      ) : null}
      {compared?.map((points, stroke) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its number
          key={stroke}
          points={toSvgPoints(points)}
          fill="none"
          stroke={color.inkFaint}
          strokeWidth={14}
          strokeDasharray="4 26"
          strokeLinecap="round"
        />
      ))}
      {state.drawing.map((points, stroke) => (
        <StrokeLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its number
          key={stroke}
          stroke={stroke}
          points={points}
          current={stroke === state.number - 1}
          picked={state.picked?.stroke === stroke ? state.picked.point : null}
          onPick={(at) => dispatch({ type: 'picked', at })}
          onMoveEnd={() => dispatch({ type: 'moveEnded' })}
          {...pointMoves}
        />
      ))}
    </Canvas>
  );
}

interface PointHandlers extends Pick<ReturnType<typeof usePointMoves>, 'grab' | 'nudge'> {
  onPick: (at: PointAt) => void;
  onMoveEnd: () => void;
}

interface StrokeLineProps extends PointHandlers {
  /** Index of the stroke in the drawing. */
  stroke: number;
  points: readonly StrokePoint[];
  /** The stroke that is edited now: its points are numbered and can be reached with Tab. */
  current: boolean;
  /** Index of the selected point. */
  picked: number | null;
}

/** One stroke with its points. */
function StrokeLine({ stroke, points, current, picked, ...handlers }: StrokeLineProps) {
  return (
    <g opacity={current ? 1 : 0.45}>
      <polyline
        points={toSvgPoints(points)}
        fill="none"
        stroke={getInkColor(stroke)}
        strokeWidth={12}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {points.map((point, index) => (
        <PointMark
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
          key={index}
          at={{ stroke, point: index }}
          point={point}
          current={current}
          picked={picked === index}
          {...handlers}
        />
      ))}
      {points[0] ? <Badge stroke={stroke} at={points[0]} /> : null}
    </g>
  );
}

interface PointMarkProps extends PointHandlers {
  at: PointAt;
  point: StrokePoint;
  current: boolean;
  picked: boolean;
}

/** A point one drags, picks or nudges, with its number beside it in the current stroke. */
function PointMark({ at, point, current, picked, grab, nudge, onPick, onMoveEnd }: PointMarkProps) {
  const ink = getInkColor(at.stroke);
  return (
    <g>
      <Dot
        cx={point.x}
        cy={point.y}
        r={picked ? 24 : 18}
        fill={picked ? white : ink}
        stroke={picked ? ink : white}
        strokeWidth={picked ? 10 : 4}
        role="button"
        aria-label={`${at.stroke + 1}번 획 ${at.point + 1}번 점, 가로 ${point.x}, 세로 ${point.y}`}
        aria-pressed={picked}
        tabIndex={current ? 0 : -1}
        onPointerDown={(event) => grab(event, at)}
        onFocus={() => onPick(at)}
        onKeyDown={(event) => nudge(event, at, point)}
        onKeyUp={onMoveEnd}
      />
      {current ? (
        <text
          x={point.x + 24}
          y={point.y - 24}
          fontSize={38}
          fontWeight={700}
          fill={ink}
          stroke={white}
          strokeWidth={8}
          paintOrder="stroke"
          pointerEvents="none"
        >
          {at.point + 1}
        </text>
      ) : null}
    </g>
  );
}

/** The stroke's number, beside where it begins. */
function Badge({ stroke, at }: { stroke: number; at: StrokePoint }) {
  const x = at.x > 90 ? at.x - 62 : at.x + 62;
  return (
    <g pointerEvents="none">
      <circle cx={x} cy={at.y} r={36} fill={getInkColor(stroke)} />
      <text x={x} y={at.y + 15} fontSize={44} fontWeight={800} fill={white} textAnchor="middle">
        {stroke + 1}
      </text>
    </g>
  );
}

export const toSvgPoints = (points: readonly StrokePoint[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Displayed at 500×500 (docs/specification.md §9.5), smaller on narrow screens. */
const SHOWN = 500;

const Canvas = styled('svg')({
  display: 'block',
  width: `${SHOWN}px`,
  maxWidth: '100%',
  height: 'auto',
  aspectRatio: '1',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  backgroundColor: white,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});

const Dot = styled('circle')({
  cursor: 'grab',
  outline: 'none',
  '&:focus-visible': { stroke: color.focus, strokeWidth: 14 },
});
