import type { GrowthAge } from '@contract/common/age';
import { dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';
import { GROWTH_DEGREES, GROWTH_MEASURES, type GrowthMeasure } from '@contract/mypage/growth';
import type {
  GrowthCrossing,
  GrowthFigure,
  GrowthFinding,
  GrowthNewest,
  GrowthVelocity,
} from '@contract/mypage/growth.responses';
import { type GrowthTable, growthTable } from '@server/content/growth/tables';
import { type EntryRow, type Growing, getEntryAge, toFigures } from './entry-figures';
import { findCrossing, findVelocity, type Seen } from './growth-change';
import { judgeGrowth } from './judge-growth';

const STANDARD = 'kr2017';
/** A measurement older than this is not told of any more: it says nothing about now. */
const TOLD_DAYS = 183;

/** An entry's value of one measure. */
export type SeenEntry = { entry: EntryRow; figure: GrowthFigure; age: GrowthAge; seen: Seen };

/** Every entry's value of a measure, in the order of the entries. */
export function toSeries(
  entries: readonly EntryRow[],
  child: Growing,
  table: GrowthTable,
  figuresIn = (entry: EntryRow) => toFigures(entry, child, table.standard),
): SeenEntry[] {
  return entries.filter(HAS[table.measure]).flatMap((entry) => {
    const figure = figuresIn(entry).find(({ measure }) => measure === table.measure);
    if (!figure) return [];
    const age = getEntryAge(entry, child);
    return [{ entry, figure, age, seen: toSeen(entry, figure, age, table.sexes[child.gender]) }];
  });
}

const hasBoth = ({ heightMm, weightG }: EntryRow) => heightMm !== null && weightG !== null;
/** True if an entry has the measure at all, before anything is computed. */
const HAS: Record<GrowthMeasure, (row: EntryRow) => boolean> = {
  height: ({ heightMm }) => heightMm !== null,
  weight: ({ weightG }) => weightG !== null,
  head: ({ headMm }) => headMm !== null,
  bmi: hasBoth,
  weight_for_height: hasBoth,
};

/** One entry's value as its change needs it. */
function toSeen(
  { measuredOn, position }: EntryRow,
  { measure, value, percentile, z, doubt }: GrowthFigure,
  { months, corrected, actualDays, beforeTerm }: GrowthAge,
  stretches: GrowthTable['sexes']['female'],
): Seen {
  const stretch = stretches.findLastIndex(({ ages: [from, to] }) => months >= from && months < to);
  const bothWays = measure === 'height' || measure === 'bmi';
  return {
    measuredOn,
    value,
    position: bothWays ? position : null,
    months,
    actualDays,
    beforeTerm,
    percentile,
    z,
    doubt,
    curves: `${stretch} ${corrected ? 'corrected' : 'actual'}`,
  };
}

export type Change = {
  velocity: GrowthVelocity | null;
  crossing: GrowthCrossing | null;
  finding: GrowthFinding | null;
};

/** How one value changed since earlier ones, and what it is noted for. */
export function toChange(
  { measure, standard }: GrowthTable,
  series: readonly Seen[],
  at: number,
  child: Growing,
): Change {
  const to = series[at];
  if (!to) return { velocity: null, crossing: null, finding: null };
  const velocity = findVelocity(measure, series, at);
  const crossing = findCrossing(measure, series, at);
  const before = series.slice(0, at).filter(({ doubt }) => doubt === null);
  const { gender: sex, gestationWeeks } = child;
  const finding = judgeGrowth({ measure, standard, sex, gestationWeeks, to, before, velocity, crossing });
  return { velocity, crossing, finding };
}

/** The newest value of each measure with its change. @param rows oldest first */
export function listNewest(rows: readonly EntryRow[], child: Growing, today: PlainDay): GrowthNewest[] {
  const known = new Map<EntryRow, GrowthFigure[]>();
  const figuresIn = (row: EntryRow) => {
    const figures = known.get(row) ?? toFigures(row, child, STANDARD);
    known.set(row, figures);
    return figures;
  };
  return GROWTH_MEASURES.flatMap((measure) => {
    const table = growthTable(STANDARD, measure);
    const own = rows.filter(HAS[measure]);
    const series = toSeries(toLookedAt(own), child, table, figuresIn);
    const newest = series.at(-1);
    if (!newest) return [];
    const { entry, figure, age } = newest;
    const told = dayNumber(today) - dayNumber(parseDay(entry.measuredOn) ?? today) <= TOLD_DAYS;
    const change = toNewestChange(table, series, child);
    return [
      {
        entry_id: entry.id,
        measured_on: entry.measuredOn,
        age: { months: age.months, actual_months: age.actualMonths, corrected: age.corrected },
        figure,
        ...change,
        finding: told ? change.finding : null,
      },
    ];
  });
}

/** Two years in YYYYMMDD: enough for every change, which looks back at most a year and a half. */
const BACK = 2 * 10_000;

/** Those a change of the newest one may look back at, with the first one, which may be the birth weight. */
function toLookedAt(rows: readonly EntryRow[]): EntryRow[] {
  const since = String(Number(rows.at(-1)?.measuredOn ?? 0) - BACK);
  return rows.filter(({ measuredOn }, index) => index === 0 || measuredOn >= since);
}

/** A mistyped value does not silence what the value before it said. */
function toNewestChange(table: GrowthTable, entries: readonly SeenEntry[], child: Growing): Change {
  const series = entries.map(({ seen }) => seen);
  const change = toChange(table, series, series.length - 1, child);
  const { finding } = change;
  const before = series.findLastIndex(({ doubt }) => doubt === null);
  if (finding?.rule !== 'mistyped' || before === -1) return change;
  const { finding: earlier } = toChange(table, series, before, child);
  const isStronger =
    earlier !== null && GROWTH_DEGREES.indexOf(earlier.degree) > GROWTH_DEGREES.indexOf(finding.degree);
  return isStronger ? { ...change, finding: { ...finding, degree: earlier.degree, soon: earlier.soon } } : change;
}
