import { CURVE_PERCENTILES, type GrowthCurveQuery, type GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthCurve, GrowthPoint, GrowthStretch } from '@contract/mypage/growth.responses';
import { type GrowthTable, growthTable, type Stretch } from '@server/content/growth/tables';
import { readTogether } from '@server/db/read-together';
import { findChildIn } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { listAllEntries } from './entries-service';
import { adjustmentMm, type EntryRow, type Growing, getEntryAge, toFigures } from './figures';
import { findCrossing, findVelocity } from './growth-change';
import { valueOfZ, zOfPercentile } from './lms';
import { getTails, type Sex } from './reading';
import { toSeen } from './seen-series';
import { findSteady } from './steady-growth';

/** The curves of a measure for the child's sex, and the child's own points. @throws AppError FOREIGN_PROFILE */
export async function getCurve(
  ctx: ChildContext,
  { profileId, measure, standard }: { profileId: string; measure: GrowthMeasure } & GrowthCurveQuery,
): Promise<GrowthCurve> {
  const [child, entries] = await readTogether(ctx.db, (db) =>
    Promise.all([findChildIn(db, ctx, profileId), listAllEntries(db, ctx, profileId)]),
  );
  const table = growthTable(standard, measure);
  return {
    measure,
    unit: table.unit,
    standard,
    sex: child.gender,
    along: table.along,
    stretches: toStretches(table, child.gender),
    points: toPoints(entries, child, table),
  };
}

const drawn = new Map<string, GrowthStretch[]>();

/** Reckoned once: they are the same for every child. */
function toStretches(table: GrowthTable, sex: Sex): GrowthStretch[] {
  const name = `${table.standard} ${table.measure} ${sex}`;
  const known = drawn.get(name) ?? table.sexes[sex].map((stretch) => drawStretch(table, stretch));
  drawn.set(name, known);
  return known;
}

function drawStretch({ measure }: GrowthTable, stretch: Stretch): GrowthStretch {
  const { source, position, ages, from, step, L, M, S } = stretch;
  const tails = getTails(measure, stretch);
  const toLine = (percentile: number) => (m: number, row: number) =>
    Math.round(valueOfZ(zOfPercentile(percentile), { L: L[row] ?? 1, M: m, S: S[row] ?? 0 }, tails) * 1000) / 1000;
  return {
    source,
    position,
    ages,
    at: M.map((_, row) => from + row * step),
    values: CURVE_PERCENTILES.map((percentile) => M.map(toLine(percentile))),
  };
}

/** Without entries that lack the measure, or are before the due date of an early-born child. */
function toPoints(entries: readonly EntryRow[], child: Growing, table: GrowthTable): GrowthPoint[] {
  const { measure, standard, along } = table;
  const drawn = entries.flatMap((entry) => {
    const figure = toFigures(entry, child, standard).find((one) => one.measure === measure);
    return figure && figure.gap !== 'before_term' ? [{ entry, figure, age: getEntryAge(entry, child) }] : [];
  });
  const series = drawn.map(({ entry, figure, age }) => toSeen(entry, figure, age, table, child));
  return drawn.map(({ entry, figure, age: { months, actualMonths, corrected } }, at) => ({
    entry_id: entry.id,
    measured_on: entry.measuredOn,
    at: along === 'height_cm' ? ((entry.heightMm ?? 0) + adjustmentMm(entry, months)) / 10 : months,
    value: figure.read_as,
    percentile: figure.percentile,
    age: { months, actual_months: actualMonths, corrected },
    velocity: findVelocity(measure, series, at),
    crossing: findCrossing(measure, series, at),
    steady: findSteady(measure, series, at),
  }));
}
