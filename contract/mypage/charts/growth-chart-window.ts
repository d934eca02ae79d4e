import type { GrowthCurve, GrowthPoint, GrowthStretch } from '@contract/mypage/growth.responses';

/** The whole life so far, or about the last two years. */
export type Span = 'all' | 'recent';

/** Visible part of a curve. */
export type ChartWindow = {
  /** Months, or cm of height. */
  x: [number, number];
  /** In the curve's unit. */
  y: [number, number];
  stretches: GrowthStretch[];
  points: GrowthPoint[];
};

const RECENT_MONTHS = 24;
/** Points further apart are not joined: there is no measurement in between. */
const JOINED_MONTHS = 6;
/** cm to each side of the child's points on a chart by height. */
const AROUND_CM = 10;

/** Null when the curve does not cover the child's age. @param months completed months today */
export function getChartWindow(
  curve: GrowthCurve,
  months: number,
  span: Span,
  band = getBand(curve, months),
): ChartWindow | null {
  return curve.along === 'age_months' ? byAge(curve, months, span) : byHeight(curve, band);
}

function byAge(curve: GrowthCurve, months: number, span: Span): ChartWindow | null {
  const first = curve.stretches[0]?.at[0] ?? 0;
  const end = curve.stretches.at(-1)?.at.at(-1) ?? 0;
  const last = Math.min(end, Math.max(months + 1, curve.points.at(-1)?.at ?? 0));
  if (last < first) return null;
  const to = Math.min(end, last <= 12 ? 12 : last <= 24 ? 24 : Math.ceil((last + 2) / 6) * 6);
  const from = span === 'recent' && to > RECENT_MONTHS ? to - RECENT_MONTHS : 0;
  return cut(curve.stretches, curve.points, [Math.max(from, first), Math.max(to, first + 12)]);
}

/** Index of the weight-for-height table that counts at an age. */
export const getBand = ({ stretches }: GrowthCurve, months: number): number =>
  Math.max(
    0,
    stretches.findIndex(({ ages: [from, to] }) => months >= from && months < to),
  );

export const filterPointsByBand = ({ points, stretches }: GrowthCurve, band: number): GrowthPoint[] => {
  const [from = 0, to = 0] = stretches[band]?.ages ?? [];
  return points.filter(({ age }) => age.months >= from && age.months < to);
};

function byHeight(curve: GrowthCurve, band: number): ChartWindow | null {
  const stretch = curve.stretches[band];
  if (!stretch) return null;
  const points = filterPointsByBand(curve, band);
  const heights = points.map(({ at }) => at);
  const [least = 0, most = 0] = [stretch.at[0], stretch.at.at(-1)];
  const middle = (least + most) / 2;
  const x: [number, number] = [
    Math.max(least, Math.floor((Math.min(...heights, heights.length > 0 ? most : middle) - AROUND_CM) / 5) * 5),
    Math.min(most, Math.ceil((Math.max(...heights, heights.length > 0 ? least : middle) + AROUND_CM) / 5) * 5),
  ];
  return cut([stretch], points, x);
}

function cut(all: GrowthStretch[], points: GrowthPoint[], x: [number, number]): ChartWindow {
  const within = (at: number) => at >= x[0] - 1e-9 && at <= x[1] + 1e-9;
  const stretches = all
    .map((stretch) => {
      const rows = stretch.at.flatMap((at, row) => (within(at) ? [row] : []));
      const pick = (column: number[]) => rows.map((row) => column[row] ?? Number.NaN);
      return { ...stretch, at: pick(stretch.at), values: stretch.values.map(pick) };
    })
    // A single row is no curve.
    .filter(({ at }) => at.length > 1);
  const seen = points.filter(({ at }) => within(at));
  // A value no child has would flatten the curves: it is drawn at the edge.
  const possible = seen.filter(({ doubt }) => doubt === null).map(({ value }) => value);
  const values = [...stretches.flatMap((stretch) => stretch.values.flat()), ...possible];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const air = (high - low) * 0.04;
  return { x, y: [Math.max(0, low - air), high + air], stretches, points: seen };
}

/** Where a new stretch starts within the window, with what changes there. */
export function getBreaks({ stretches }: ChartWindow): { at: number; words: string }[] {
  return stretches.flatMap((stretch, index) => {
    const before = stretches[index - 1];
    const [at] = stretch.at;
    if (!before || at === undefined) return [];
    const words = [
      ...(before.position !== stretch.position ? ['누운 키 → 선 키'] : []),
      ...(before.source !== stretch.source ? ['WHO → 한국'] : []),
    ];
    return words.length > 0 ? [{ at, words: words.join(' · ') }] : [];
  });
}

/**
 * The points as runs to be joined by a line: split at a break of the curves and at a long time without measurements,
 * without values that no child has.
 */
export function toRuns({ stretches, points }: ChartWindow, along: GrowthCurve['along']): GrowthPoint[][] {
  const stretchAt = (months: number) => stretches.findIndex(({ ages: [from, to] }) => months >= from && months < to);
  const runs: GrowthPoint[][] = [];
  for (const point of points.filter(({ doubt }) => doubt === null)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const joined =
      last !== undefined &&
      stretchAt(last.age.months) === stretchAt(point.age.months) &&
      point.age.actual_months - last.age.actual_months <= JOINED_MONTHS &&
      (along === 'age_months' || point.at >= last.at);
    if (run && joined) run.push(point);
    else runs.push([point]);
  }
  return runs;
}
