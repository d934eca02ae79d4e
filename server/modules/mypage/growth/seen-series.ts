import type { GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthFigure, GrowthNewest } from '@contract/mypage/growth.responses';
import { type GrowthTable, growthTable } from '@server/content/growth/tables';
import { type EntryRow, type Growing, getEntryAge, toFigures } from './figures';
import { findCrossing, findVelocity, type Seen } from './growth-change';

/** Those whose newest value is shown beside the charts. */
const NEWEST = ['height', 'weight', 'head', 'bmi'] as const satisfies readonly GrowthMeasure[];
const STANDARD = 'kr2017';
/** Two years in YYYYMMDD: enough for every change, which looks back at most a year and a half. */
const BACK = 2 * 10_000;

/** Whether an entry has the measure at all, before anything is computed. */
const HAS: Record<(typeof NEWEST)[number], (row: EntryRow) => boolean> = {
  height: ({ heightMm }) => heightMm !== null,
  weight: ({ weightG }) => weightG !== null,
  head: ({ headMm }) => headMm !== null,
  bmi: ({ heightMm, weightG }) => heightMm !== null && weightG !== null,
};

/** One entry's value of a measure as its change needs it. */
export const toSeen = (
  { measuredOn, position }: Pick<EntryRow, 'measuredOn' | 'position'>,
  { measure, value, percentile }: Pick<GrowthFigure, 'measure' | 'value' | 'percentile'>,
  { months, corrected }: { months: number; corrected: boolean },
  { sexes }: GrowthTable,
  { gender }: Growing,
): Seen => {
  const stretch = sexes[gender].findLastIndex(({ ages: [from, to] }) => months >= from && months < to);
  const bothWays = measure === 'height' || measure === 'bmi';
  return {
    measuredOn,
    value,
    position: bothWays ? position : null,
    months,
    percentile,
    curves: `${stretch} ${corrected ? 'corrected' : 'actual'}`,
  };
};

/** The newest value of each measure with its change. @param rows oldest first */
export function listNewest(rows: readonly EntryRow[], child: Growing): GrowthNewest[] {
  const known = new Map<EntryRow, GrowthFigure[]>();
  const figuresIn = (row: EntryRow) => {
    const figures = known.get(row) ?? toFigures(row, child, STANDARD);
    known.set(row, figures);
    return figures;
  };
  return NEWEST.flatMap((measure) => {
    const own = rows.filter(HAS[measure]);
    const newest = own.at(-1);
    const figure = newest && figuresIn(newest).find((each) => each.measure === measure);
    if (!newest || !figure) return [];
    const table = growthTable(STANDARD, measure);
    const since = String(Number(newest.measuredOn) - BACK);
    const series = own
      .filter(({ measuredOn }) => measuredOn >= since)
      .flatMap((row) =>
        figuresIn(row)
          .filter((each) => each.measure === measure)
          .map((each) => toSeen(row, each, getEntryAge(row, child), table, child)),
      );
    const { months, actualMonths, corrected } = getEntryAge(newest, child);
    return [
      {
        measured_on: newest.measuredOn,
        age: { months, actual_months: actualMonths, corrected },
        figure,
        velocity: findVelocity(measure, series, series.length - 1),
        crossing: findCrossing(measure, series, series.length - 1),
      },
    ];
  });
}
