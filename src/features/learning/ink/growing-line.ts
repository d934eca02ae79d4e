import type { Point } from '@/features/learning/tracing/geometry';

/** Parts of a canvas' 2D context that drawing a line needs. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'stroke' | 'arc' | 'fill' | 'lineWidth'
>;

const getMidpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * A line that grows with the pointer: each segment is drawn once and never redrawn. Quadratic curves run through the
 * midpoints, with the points as control points, so that few points make a smooth line. Points are in the pen's own
 * units.
 */
export function growingLine(pen: Pen, first: Point) {
  let last = first;
  let middle = first;
  pen.beginPath();
  pen.arc(first.x, first.y, pen.lineWidth / 2, 0, Math.PI * 2);
  pen.fill();

  return {
    extend(points: readonly Point[]): void {
      if (points.length === 0) return;
      pen.beginPath();
      pen.moveTo(middle.x, middle.y);
      for (const point of points) {
        middle = getMidpoint(last, point);
        pen.quadraticCurveTo(last.x, last.y, middle.x, middle.y);
        last = point;
      }
      pen.stroke();
    },
    /** The half segment from the last midpoint to the end of the stroke. */
    end(): void {
      pen.beginPath();
      pen.moveTo(middle.x, middle.y);
      pen.lineTo(last.x, last.y);
      pen.stroke();
    },
  };
}

/** Draws a whole line at once, as it grew. */
export function wholeLine(pen: Pen, [first, ...rest]: readonly Point[]): void {
  if (!first) return;
  const line = growingLine(pen, first);
  line.extend(rest);
  line.end();
}
