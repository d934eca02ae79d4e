/** A point on the 1407×1407 stroke canvas (docs/specification.md §9.5). */
export type Point = { x: number; y: number };
/** The points between pointerdown and pointerup. */
export type Stroke = readonly Point[];

export const BOX = 1407;

/** Several times quicker than Math.hypot, which guards against an overflow that the box's numbers cannot reach. */
export const distanceBetween = (a: Point, b: Point) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export function getLength(stroke: Stroke): number {
  let sum = 0;
  for (let i = 1; i < stroke.length; i += 1) sum += distanceBetween(stroke[i - 1] as Point, stroke[i] as Point);
  return sum;
}

export const getCentre = (stroke: Stroke): Point => ({
  x: stroke.reduce((sum, { x }) => sum + x, 0) / stroke.length,
  y: stroke.reduce((sum, { y }) => sum + y, 0) / stroke.length,
});

/** Points at equal steps along the stroke, its first and last among them. A stroke without length is its first point. */
export function resample(stroke: Stroke, step: number): Point[] {
  const [first] = stroke;
  if (!first) return [];
  const length = getLength(stroke);
  if (length === 0) return [first];
  const pieces = Math.max(1, Math.round(length / step));
  const points: Point[] = [first];
  let walked = 0;
  for (let i = 1; i < stroke.length; i += 1) {
    const a = stroke[i - 1] as Point;
    const b = stroke[i] as Point;
    const piece = distanceBetween(a, b);
    while (points.length <= pieces && walked + piece >= (length * points.length) / pieces - 1e-9 && piece > 0) {
      const t = ((length * points.length) / pieces - walked) / piece;
      points.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
    walked += piece;
  }
  return points;
}

/** Each point the mean of its neighbours up to `reach` away: a trembling line becomes the line that was meant. */
export function smooth(points: readonly Point[], reach: number): Point[] {
  return points.map((_, i) => {
    // As many on either side, so that the ends do not move.
    const side = Math.min(reach, i, points.length - 1 - i);
    return getCentre(points.slice(i - side, i + side + 1));
  });
}

/** A point with its unit direction vector; `corner`: the line bends there and has no single direction. */
export type Sample = Point & { dx: number; dy: number; corner: boolean };

const TURN = Math.cos((40 * Math.PI) / 180);

/** The direction at each point, over `reach` points to either side. */
export function withDirections(points: readonly Point[], reach: number): Sample[] {
  const towards = (from: Point, to: Point) => {
    const length = distanceBetween(from, to) || 1;
    return { dx: (to.x - from.x) / length, dy: (to.y - from.y) / length };
  };
  return points.map((point, i) => {
    const before = points[Math.max(0, i - reach)] ?? point;
    const after = points[Math.min(points.length - 1, i + reach)] ?? point;
    const arriving = towards(before, point);
    const leaving = towards(point, after);
    const inside = i > 0 && i < points.length - 1;
    const corner = inside && arriving.dx * leaving.dx + arriving.dy * leaving.dy < TURN;
    return { ...point, ...towards(before, after), corner };
  });
}
