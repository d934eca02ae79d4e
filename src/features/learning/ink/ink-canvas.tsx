import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BOX, type Point, type Stroke } from '@/features/learning/tracing/geometry';
import { color } from '@/shared/tokens';
import { growingLine, wholeLine } from './growing-line';
import { onePointer } from './one-pointer';

/** Width of the ink, in the box's units. */
const INK = 74;

interface InkCanvasProps {
  label: string;
  /**
   * The strokes on the canvas, in its viewBox units. A stroke passed to `onStroke` and then included here is not
   * redrawn.
   */
  strokes: readonly Stroke[];
  /** The finger came down, the first of a stroke. */
  onTouch: () => void;
  /** The pointer was lifted: its stroke, in the viewBox units. */
  onStroke: (stroke: Stroke) => void;
  /** Shows the strokes without accepting input. */
  locked?: boolean;
}

/** The drawing context, scaled to the box's units and set to the ink. */
function getPen(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const scale = canvas.width / BOX;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.lineWidth = INK;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = getComputedStyle(canvas).color;
  pen.fillStyle = pen.strokeStyle;
  return pen;
}

type CanvasRef = React.RefObject<HTMLCanvasElement | null>;

/** Side of the canvas in device pixels; at most three for one CSS pixel. */
function useCanvasSide(surface: CanvasRef): number {
  const [side, setSide] = useState(0);
  useEffect(() => {
    const canvas = surface.current;
    if (!canvas) return;
    const measure = () => setSide(Math.round(canvas.clientWidth * Math.min(3, window.devicePixelRatio || 1)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(canvas);
    return () => watch.disconnect();
  }, [surface]);
  return side;
}

/**
 * No gesture starts on the canvas. A browser that takes the end of a quick stroke for the start of a scroll swallows the
 * tap after it, as the one that stops the scroll; `touch-action` alone does not prevent it in Chromium.
 */
function useNoGesture(surface: CanvasRef) {
  useEffect(() => {
    const canvas = surface.current;
    const noGesture = (event: TouchEvent) => event.preventDefault();
    canvas?.addEventListener('touchstart', noGesture, { passive: false });
    return () => canvas?.removeEventListener('touchstart', noGesture);
  }, [surface]);
}

interface StrokeEvents {
  onBegin: () => void;
  onEnd: (stroke: Stroke) => void;
  /** The stroke is dropped: what was drawn of it has to be erased. */
  onCancel: () => void;
}

/** Draws the strokes of one pointer; each move paints only the line it adds. */
function useStrokes(surface: CanvasRef, locked: boolean, { onBegin, onEnd, onCancel }: StrokeEvents) {
  const begun = useEffectEvent(onBegin);
  const drawn = useEffectEvent(onEnd);
  const canceled = useEffectEvent(onCancel);

  useEffect(() => {
    const canvas = surface.current;
    if (!canvas || locked) return;
    const pointer = onePointer();
    const listening = new AbortController();
    const { signal } = listening;
    let place = { left: 0, top: 0, scale: 1 };
    let points: Point[] = [];
    let line: ReturnType<typeof growingLine> | null = null;

    const inBox = ({ clientX, clientY }: PointerEvent): Point => ({
      x: (clientX - place.left) * place.scale,
      y: (clientY - place.top) * place.scale,
    });
    const down = (event: PointerEvent) => {
      const verdict = pointer.down(event);
      if (verdict === 'leave') return;
      event.preventDefault();
      if (verdict === 'instead') canceled();
      canvas.setPointerCapture?.(event.pointerId);
      // measured once a stroke: the page cannot scroll under a finger that draws
      const { left, top, width } = canvas.getBoundingClientRect();
      place = { left, top, scale: BOX / (width || 1) };
      const first = inBox(event);
      points = [first];
      const pen = getPen(canvas);
      line = pen && growingLine(pen, first);
      begun();
    };
    const move = (event: PointerEvent) => {
      if (!pointer.isDrawing(event.pointerId)) return;
      const coalesced = event.getCoalescedEvents?.() ?? [];
      const added = (coalesced.length > 0 ? coalesced : [event]).map(inBox);
      for (const point of added) points.push(point);
      line?.extend(added);
    };
    const up = (event: PointerEvent) => {
      if (!pointer.up(event)) return;
      line?.end();
      line = null;
      drawn(points);
    };
    const cancel = (event: PointerEvent) => {
      if (!pointer.up(event)) return;
      line = null;
      canceled();
    };
    canvas.addEventListener('pointerdown', down, { signal });
    canvas.addEventListener('pointermove', move, { signal });
    canvas.addEventListener('pointerup', up, { signal });
    canvas.addEventListener('pointercancel', cancel, { signal });
    return () => listening.abort();
  }, [surface, locked]);
}

/**
 * A square to draw on with finger, pen or mouse. A move of the pointer renders nothing in React and repaints no earlier
 * stroke: it costs the piece of line it adds.
 */
export function InkCanvas({ label, strokes, onTouch, onStroke, locked = false }: InkCanvasProps) {
  const surface = useRef<HTMLCanvasElement>(null);
  const drawnStrokes = useRef<readonly Stroke[]>([]);
  const side = useCanvasSide(surface);

  const repaint = useEffectEvent((all: readonly Stroke[]) => {
    drawnStrokes.current = all;
    const pen = surface.current && getPen(surface.current);
    if (!pen) return;
    pen.clearRect(0, 0, BOX, BOX);
    for (const stroke of all) wholeLine(pen, stroke);
  });

  // Another size empties a canvas, so its strokes come back with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size is what has to be waited for
  useEffect(() => {
    repaint(drawnStrokes.current);
  }, [side]);
  // After each render, not only when `strokes` changed: a rejected stroke has to be erased.
  useEffect(() => {
    const drawn = drawnStrokes.current;
    const same = drawn.length === strokes.length && drawn.every((stroke, index) => stroke === strokes[index]);
    if (!same) repaint(strokes);
  });

  useNoGesture(surface);
  useStrokes(surface, locked, {
    onBegin: onTouch,
    onEnd: (stroke) => {
      drawnStrokes.current = [...drawnStrokes.current, stroke];
      onStroke(stroke);
    },
    onCancel: () => repaint(strokes),
  });

  return (
    <Surface
      ref={surface}
      width={side}
      height={side}
      role="img"
      aria-label={label}
      data-testid="ink"
      data-locked={locked ? '' : undefined}
    />
  );
}

const Surface = styled('canvas')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: color.primary,
  cursor: 'crosshair',
  // touches draw: no scrolling, no zooming, and no selection by a long press
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  borderRadius: 'inherit',
  '&[data-locked]': { cursor: 'default' },
});
