import {
  distanceBetween,
  getCentre,
  getLength,
  resample,
  type Sample,
  type Stroke,
  smooth,
  withDirections,
} from './geometry';

/** A letter to trace: its strokes in writing order. */
export type Glyph = { strokes: readonly Stroke[]; alsoAcceptCounts: readonly number[] };

/** Hint for the next time, the most helpful first. The screen chooses the words. */
type TraceHint = 'missing' | 'off_the_line' | 'direction' | 'order';

export type TraceScore = {
  /** The letter is there: every stroke covered, and most of the ink on it. */
  passed: boolean;
  /** 0 incomplete · 1 complete · 2 close · 3 close, in the shown order and direction. */
  stars: 0 | 1 | 2 | 3;
  /** How near the ink is to the lines, 0–1. */
  closeness: number;
  /** The covered part of the lines, 0–1. */
  coverage: number;
  /** The part of the ink that is on the lines, 0–1. */
  onLine: number;
  /** By stroke of the letter: the covered part, 0–1. */
  strokes: readonly number[];
  /** Index of the first stroke that is not covered yet; null when all are. */
  next: number | null;
  /** Strokes drawn against the shown direction (horizontal ones may go either way: left hands draw them so). */
  against: readonly number[];
  inOrder: boolean;
  hint: TraceHint | null;
};

/** Distance of samples, in the box's units. */
const STEP = 24;
/** Ink within this of a line is on it: about a child's fingertip on a phone. */
const NEAR = 92;
/** Ink counts for a line when it runs parallel to it, in either direction; crossing ink does not. */
const ALONG = Math.cos((46 * Math.PI) / 180);
/** Samples to either side used for a direction: about the width of `NEAR`. */
const REACH = 3;
/** A shorter stroke is a dot: touched, not followed. */
const DOT = 200;
/** The tolerance for a dot. */
const NEAR_DOT = 150;
/** A stroke counts as covered from this part on … */
const COVERED = 0.87;
/** … or when no more than this of it is missing: both ends of a short one may be cut off. */
const ENDS = 85;
/** Smallest share of the ink that has to be on the lines. */
const ON_LINE = 0.87;
/** Most ink, as a multiple of the length of the lines: tracing a line twice is accepted, shading is not. */
const MOST_INK = 1.75;
/** Mean distance of the ink for the best and for a good trace. */
const CLOSE = 38;
const FAIRLY_CLOSE = 62;

type Line = { samples: Sample[]; dot: boolean; length: number };
type Ink = Sample & { /** Order of drawing over all strokes. */ at: number };
type Match = { line: number; sample: number; distance: number /** 1 along, −1 against, 0 at a corner. */; way: number };

/**
 * Judges what a child drew over a letter, softly: what has to be there is the shape. It is compared as ink, not stroke
 * by stroke, so that strokes joined or lifted in between (ㅈ in two or three) are as good as any; order and direction are
 * school custom and only decide about the third star. Points are in the box of 1407×1407, strokes in the order drawn.
 */
export function judgeTrace({ strokes, alsoAcceptCounts }: Glyph, drawn: readonly Stroke[]): TraceScore {
  const lines = strokes.map(toLine);
  const steady = drawn.map(smoothed);
  const lengths = steady.map(getLength);
  const ink = toInk(steady);
  const dots = drawn.filter((_, i) => (lengths[i] ?? 0) < DOT * 2);
  const matches = ink.map((sample) => bestMatch(lines, sample));

  const covered = lines.map((line) => (line.dot ? dotCovered(line, dots) : coveredPart(line, ink)));
  const near = matches.map((match, i) => match ?? dotMatch(lines, ink[i] as Ink));
  const on = near.filter((match): match is Match => match !== null);
  const closeness = on.length === 0 ? NEAR : on.reduce((sum, { distance }) => sum + distance, 0) / on.length;
  const onLine = ink.length === 0 ? 0 : on.length / ink.length;
  const wanted = lines.reduce((sum, { length }) => sum + length, 0);
  const used = lengths.reduce((sum, length) => sum + length, 0);

  const next = lines.findIndex((line, i) => !isCovered(line, covered[i] ?? 0));
  const passed = next === -1 && onLine >= ON_LINE && used <= wanted * MOST_INK + DOT;
  const against = lines.flatMap((line, i) => (isAgainst(line, i, matches) ? [i] : []));
  const fewEnough = drawn.length <= Math.max(strokes.length, ...alsoAcceptCounts) + 1;
  const inOrder = isInOrder(lines, near, ink, dots) && fewEnough;
  return {
    passed,
    stars: !passed ? 0 : closeness > FAIRLY_CLOSE ? 1 : closeness > CLOSE || against.length > 0 || !inOrder ? 2 : 3,
    closeness: Math.max(0, 1 - closeness / NEAR),
    coverage: lines.reduce((sum, { length }, i) => sum + length * (covered[i] ?? 0), 0) / wanted,
    onLine,
    strokes: covered,
    next: next === -1 ? null : next,
    against,
    inOrder,
    hint:
      next !== -1 ? 'missing' : !passed ? 'off_the_line' : against.length > 0 ? 'direction' : inOrder ? null : 'order',
  };
}

const smoothed = (stroke: Stroke) => smooth(resample(stroke, STEP), 2);

function toLine(stroke: Stroke): Line {
  const length = getLength(stroke);
  return { samples: withDirections(resample(stroke, STEP), REACH), dot: length < DOT, length };
}

function toInk(steady: readonly Stroke[]): Ink[] {
  return steady.flatMap((stroke) => withDirections(stroke, REACH)).map((sample, at) => ({ ...sample, at }));
}

/** The direction of two samples: 1 the same, −1 opposite, 0 where one of them turns; null across. */
function getDirection(line: Sample, ink: Sample): number | null {
  const cos = line.dx * ink.dx + line.dy * ink.dy;
  if (Math.abs(cos) >= ALONG) return Math.sign(cos);
  return line.corner || ink.corner ? 0 : null;
}

/** The nearest sample that the ink follows; at equal distance, one drawn in the shown direction is preferred. */
function bestMatch(lines: readonly Line[], ink: Ink): Match | null {
  let best: Match | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (let line = 0; line < lines.length; line += 1) {
    const { samples, dot } = lines[line] as Line;
    // Indexed: this runs for each pair of samples, and an iterator would make an entry for each.
    for (let i = 0; !dot && i < samples.length; i += 1) {
      const sample = samples[i] as Sample;
      if (Math.abs(sample.x - ink.x) > NEAR || Math.abs(sample.y - ink.y) > NEAR) continue;
      const distance = distanceBetween(sample, ink);
      if (distance > NEAR) continue;
      const way = getDirection(sample, ink);
      if (way === null) continue;
      // A line that is traced there and back has both directions in one place.
      const rank = distance + (way < 0 ? STEP : 0);
      if (rank < bestRank) [best, bestRank] = [{ line, sample: i, distance, way }, rank];
    }
  }
  return best;
}

function dotMatch(lines: readonly Line[], ink: Ink): Match | null {
  for (const [line, { samples, dot }] of lines.entries()) {
    const distance = dot
      ? Math.min(...samples.map((sample) => distanceBetween(sample, ink)))
      : Number.POSITIVE_INFINITY;
    if (distance <= NEAR_DOT) return { line, sample: 0, distance: Math.min(distance, NEAR), way: 0 };
  }
  return null;
}

/** The part of a line that has ink along it close by. */
function coveredPart({ samples }: Line, ink: readonly Ink[]): number {
  const found = samples.filter((sample) =>
    ink.some(
      (point) =>
        Math.abs(sample.x - point.x) <= NEAR &&
        distanceBetween(sample, point) <= NEAR &&
        getDirection(sample, point) !== null,
    ),
  );
  return found.length / samples.length;
}

const isCovered = ({ dot, length }: Line, part: number) =>
  dot ? part === 1 : part >= COVERED || (part > 0.5 && (1 - part) * length <= ENDS);

/** A dot is covered when a small separate stroke is on it. */
function dotCovered({ samples }: Line, dots: readonly Stroke[]): number {
  const centre = getCentre(samples);
  return dots.some((dot) => distanceBetween(getCentre(dot), centre) <= NEAR_DOT) ? 1 : 0;
}

/** True if a line was drawn against its direction. A horizontal line may go either way. */
function isAgainst({ samples, dot }: Line, index: number, matches: readonly (Match | null)[]): boolean {
  const first = samples[0];
  const last = samples.at(-1);
  if (dot || !first || !last) return false;
  const width = Math.abs(last.x - first.x);
  const level = Math.max(...samples.map(({ y }) => y)) - Math.min(...samples.map(({ y }) => y)) < width / 3;
  if (level) return false;
  const ways = matches.flatMap((match) => (match?.line === index && match.way !== 0 ? [match.way] : []));
  return ways.filter((way) => way < 0).length > ways.length * 0.5;
}

/** True if the lines were begun one after another as shown. */
function isInOrder(
  lines: readonly Line[],
  matches: readonly (Match | null)[],
  ink: readonly Ink[],
  dots: readonly Stroke[],
): boolean {
  const middles = lines.map(({ samples, dot }, index) => {
    if (dot) {
      const centre = getCentre(samples);
      const touch = dots.find((stroke) => distanceBetween(getCentre(stroke), centre) <= NEAR_DOT)?.[0];
      return touch ? ink.findIndex((point) => distanceBetween(point, touch) < 1) : -1;
    }
    const times = ink.flatMap((point, i) => (matches[i]?.line === index ? [point.at] : []));
    return times.length === 0 ? -1 : (times[Math.floor(times.length / 2)] ?? -1);
  });
  const drawn = middles.filter((at) => at >= 0);
  return drawn.every((at, i) => i === 0 || at >= (drawn[i - 1] ?? 0));
}
