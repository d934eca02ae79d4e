import { seoulDay } from '@contract/common/calendar';
import type { GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthFigure, GrowthMovement, GrowthSummary } from '@contract/mypage/growth.responses';
import { growthTable } from '@server/content/growth/tables';
import type { ServiceContext } from '@server/http/context';
import type { Child } from '@server/modules/profiles/child';
import { type EntryRow, entryView, toFigures } from './entry-figures';
import { listNewest } from './seen-series';
import { thinSeries } from './thin-series';

const STANDARD = 'kr2017';
/** Those a parent measures; the two that follow from them would say the same again. */
const TOLD = ['height', 'weight', 'head'] as const satisfies readonly GrowthMeasure[];
const COLUMNS = { height: 'heightMm', weight: 'weightG', head: 'headMm' } as const;

type Seen = { measured_on: string; value: number; percentile: number | null };

/** A child's growth for the analysis. @param rows all of its entries, oldest first
 * @param writers names of others who wrote the last one */
export function toGrowthSummary(
  { now }: Pick<ServiceContext, 'now'>,
  child: Child,
  rows: readonly EntryRow[],
  writers: ReadonlyMap<string, string>,
): GrowthSummary {
  const today = seoulDay(now);
  const known = new Map<EntryRow, GrowthFigure[]>();
  const seenIn =
    (measure: GrowthMeasure) =>
    (row: EntryRow): Seen[] => {
      const figures = known.get(row) ?? toFigures(row, child, STANDARD);
      known.set(row, figures);
      // what no child has would flatten the axis of everything else, and is no change of a month
      const figure = figures.find((each) => each.measure === measure && each.doubt === null);
      return figure ? [{ measured_on: row.measuredOn, value: figure.value, percentile: figure.percentile }] : [];
    };
  const ofMeasure = TOLD.map((measure) => ({
    measure,
    rows: rows.filter((row) => row[COLUMNS[measure]] !== null),
    see: seenIn(measure),
  }));
  const latest = rows.at(-1);
  return {
    standard: STANDARD,
    latest: latest ? entryView(latest, child, STANDARD, writers) : null,
    total: rows.length,
    newest: listNewest(rows, child, today),
    movements: ofMeasure.flatMap(({ measure, rows: own, see }) => getMovement(measure, own, see) ?? []),
    series: ofMeasure.map(({ measure, rows: own, see }) => ({
      measure,
      unit: growthTable(STANDARD, measure).unit,
      points: thinSeries(own, today).flatMap(see),
    })),
  };
}

/** Between the last two that have a percentile. */
function getMovement(
  measure: GrowthMeasure,
  rows: readonly EntryRow[],
  see: (row: EntryRow) => Seen[],
): GrowthMovement | null {
  const found: GrowthMovement['to'][] = [];
  for (let at = rows.length - 1; at >= 0 && found.length < 2; at -= 1) {
    const row = rows[at];
    const [seen] = row ? see(row) : [];
    if (seen && seen.percentile !== null) found.push({ ...seen, percentile: seen.percentile });
  }
  const [to, from] = found;
  return from && to ? { measure, from, to } : null;
}
