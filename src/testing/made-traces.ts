import { seededRandom } from '@server/testing/seeded-random';
import { BOX, type Point, resample, type Stroke } from '@/features/learning/tracing/geometry';

/** How a trace is made over a letter's strokes. */
export const HANDS = ['good', 'shaky', 'reversed', 'wrong order', 'left hand', 'scribble'] as const;
export type Hand = (typeof HANDS)[number];

/** Random numbers as a hand needs them: even ones from −1 to 1, and a slow wave that does not repeat. */
function createHand(seed: number) {
  const { below } = seededRandom(seed);
  const even = () => below(2_000_001) / 1_000_000 - 1;
  const wave = (size: number) => {
    const parts = [1, 2.3, 4.1].map((pace) => ({ pace, phase: even() * Math.PI, size: (size * even()) / pace }));
    return (t: number) => parts.reduce((sum, { pace, phase, size }) => sum + size * Math.sin(pace * t * 6 + phase), 0);
  };
  return { even, wave, below };
}

type Tremble = { drift: number; jitter: number; shift: number; turn: number; scale: number; ends: number };
const GOOD: Tremble = { drift: 24, jitter: 3, shift: 14, turn: 0.02, scale: 0.02, ends: 25 };
const SHAKY: Tremble = { drift: 58, jitter: 13, shift: 28, turn: 0.06, scale: 0.05, ends: 45 };

/** One trace: the strokes as a hand of this kind would draw them. The same seed draws the same. */
export function createTrace(strokes: readonly Stroke[], hand: Hand, seed: number): Stroke[] {
  const random = createHand(seed);
  if (hand === 'scribble') return scribble(strokes, random);
  const tremble = hand === 'good' || hand === 'reversed' || hand === 'wrong order' ? GOOD : SHAKY;
  let drawn = strokes;
  if (hand === 'reversed') drawn = strokes.map((stroke) => stroke.toReversed());
  if (hand === 'wrong order') drawn = strokes.toReversed();
  // Left hands draw level lines from right to left and lean the upright ones.
  if (hand === 'left hand') drawn = strokes.map((stroke) => (isLevel(stroke) ? stroke.toReversed() : stroke));
  return trembled(drawn, hand === 'left hand' ? { ...tremble, turn: 0.08, drift: 40 } : tremble, random);
}

function isLevel(stroke: Stroke) {
  const ys = stroke.map(({ y }) => y);
  const [first, last] = [stroke[0], stroke.at(-1)];
  return !!first && !!last && Math.max(...ys) - Math.min(...ys) < Math.abs(last.x - first.x) / 3;
}

function trembled(strokes: readonly Stroke[], size: Tremble, { even, wave }: ReturnType<typeof createHand>): Stroke[] {
  const turn = even() * size.turn;
  const [cos, sin, scale] = [Math.cos(turn), Math.sin(turn), 1 + even() * size.scale];
  const [shiftX, shiftY] = [even() * size.shift, even() * size.shift];
  const placed = ({ x, y }: Point): Point => ({
    x: BOX / 2 + ((x - BOX / 2) * cos - (y - BOX / 2) * sin) * scale + shiftX,
    y: BOX / 2 + ((x - BOX / 2) * sin + (y - BOX / 2) * cos) * scale + shiftY,
  });
  return strokes.map((stroke) => {
    const [x, y] = [wave(size.drift), wave(size.drift)];
    const points = resample(stroke, 12);
    // Begun a little late, ended a little early; a short line is not eaten up by it.
    const cut = Math.min(Math.floor((Math.abs(even()) * size.ends) / 12), Math.floor(points.length / 8));
    return points.slice(cut, points.length - cut || undefined).map((point, i, all) => {
      const { x: px, y: py } = placed(point);
      const t = i / Math.max(1, all.length);
      return { x: px + x(t) + even() * size.jitter, y: py + y(t) + even() * size.jitter };
    });
  });
}

const SCRIBBLES = ['wander', 'shade', 'circles', 'line', 'zigzag'] as const;

/** A scribble in the letter's box, with about as much ink as the letter needs, or more. */
function scribble(strokes: readonly Stroke[], { even, wave, below }: ReturnType<typeof createHand>): Stroke[] {
  const points = strokes.flat();
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const width = Math.max(...points.map(({ x }) => x)) - left || 200;
  const height = Math.max(...points.map(({ y }) => y)) - top || 200;
  const at = (u: number, v: number): Point => ({ x: left + width * u, y: top + height * v });
  const many = 3 + below(12);
  const kind = SCRIBBLES[below(SCRIBBLES.length)] ?? 'wander';
  const path = (f: (t: number) => Point) => [Array.from({ length: 240 }, (_, i) => f(i / 240))];
  if (kind === 'line') return path((t) => at(t + even() * 0.01, 0.5 + even() * 0.3 * t));
  const saw = (t: number) => Math.abs(((t * many) % 2) - 1);
  if (kind === 'shade') return path((t) => at(saw(t), t));
  if (kind === 'zigzag') return path((t) => at(t, saw(t)));
  if (kind === 'circles') {
    return path((t) =>
      at(0.5 + 0.5 * (1 - t * 0.7) * Math.cos(t * many * 6), 0.5 + 0.5 * (1 - t * 0.7) * Math.sin(t * many * 6)),
    );
  }
  const [u, v] = [wave(0.9), wave(0.9)];
  return path((t) => at(Math.min(1, Math.max(0, 0.5 + u(t * many))), Math.min(1, Math.max(0, 0.5 + v(t * many)))));
}
