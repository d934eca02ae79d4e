import { type GrowthAge, toChartMonths } from '@contract/common/age';
import {
  CURVE_PERCENTILES,
  type GrowthCurveQuery,
  type GrowthMeasure,
  STANDING_FROM_MONTHS,
} from '@contract/mypage/growth';
import type { GrowthCurve, GrowthPoint, GrowthStretch } from '@contract/mypage/growth.responses';
import { findDailyLms, LAST_DAY, STANDING_FROM_DAY } from '@server/content/growth/daily-tables';
import { type GrowthTable, growthTable, type Lms, type Stretch } from '@server/content/growth/tables';
import { findChildIn } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { listAllEntries } from './entries-service';
import { adjustmentMm, type EntryRow, type Growing, toOfficialPercentile } from './entry-figures';
import { valueOfZ, zOfPercentile } from './lms';
import { toChange, toSeries } from './seen-series';
import { findSteady } from './steady-growth';
import { getTails, type Sex } from './table-lookup';

/** The curves of a measure for the child's sex, and the child's own points. @throws AppError FOREIGN_PROFILE */
export async function getCurve(
  ctx: ChildContext,
  { profileId, measure, standard }: { profileId: string; measure: GrowthMeasure } & GrowthCurveQuery,
): Promise<GrowthCurve> {
  const [child, entries] = await Promise.all([
    findChildIn(ctx.db, ctx, profileId),
    listAllEntries(ctx.db, ctx, profileId),
  ]);
  return toCurve(child, entries, { measure, standard });
}

/** The same of entries that are known. @param entries oldest first */
export function toCurve(
  child: Growing,
  entries: readonly EntryRow[],
  { measure, standard }: { measure: GrowthMeasure } & GrowthCurveQuery,
): GrowthCurve {
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
  const known = drawn.get(name) ?? table.sexes[sex].map((stretch) => drawStretch(table, stretch, sex));
  drawn.set(name, known);
  return known;
}

/** A row of a drawn curve: its position on the axis and its parameters. */
type Row = { at: number; lms: Lms };

/** Newborns lose weight and gain it again within two weeks, which rows of whole months would draw as a straight line. */
const WEEKLY_UNTIL_DAY = 84;
const WEEK = 7;

/** Whole months of the stretch, weeks before them at birth, and its end where another stretch begins. */
function toDrawnRows({ measure, along, sexes }: GrowthTable, stretch: Stretch, sex: Sex): Row[] {
  const { from, step, ages, L, M, S } = stretch;
  const rows = M.map((m, row): Row => ({ at: from + row * step, lms: { L: L[row] ?? 1, M: m, S: S[row] ?? 0 } }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (along === 'height_cm' || !first || !last) return rows;
  const weeks = Array.from({ length: WEEKLY_UNTIL_DAY / WEEK }, (_, week) => (week + 1) * WEEK).flatMap(
    (day): Row[] => {
      const lms = first.at === 0 ? findDailyLms(measure, sex, day) : null;
      return lms ? [{ at: toAxis(day), lms }] : [];
    },
  );
  const end = ages[1];
  const isFollowed = last.at < end && sexes[sex].some((other) => other.ages[0] === end);
  const byDay = findDailyLms(measure, sex, end === STANDING_FROM_MONTHS ? STANDING_FROM_DAY - 1 : LAST_DAY);
  const ends: Row[] = isFollowed ? [{ at: end, lms: byDay ?? last.lms }] : [];
  const months = weeks.length > 0 ? rows.filter(({ at }) => at === 0 || at > toAxis(WEEKLY_UNTIL_DAY)) : rows;
  return [...months.slice(0, 1), ...weeks, ...months.slice(1), ...ends];
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
/** Position of a day on an axis of months. */
const toAxis = (days: number) => hundredths(toChartMonths(days));

function drawStretch(table: GrowthTable, stretch: Stretch, sex: Sex): GrowthStretch {
  const { source, position, ages } = stretch;
  const tails = getTails(table.measure, stretch);
  const rows = toDrawnRows(table, stretch, sex);
  const toLine = (percentile: number) =>
    rows.map(({ lms }) => Math.round(valueOfZ(zOfPercentile(percentile), lms, tails) * 1000) / 1000);
  return { source, position, ages, at: rows.map(({ at }) => at), values: CURVE_PERCENTILES.map(toLine) };
}

/** Without entries that lack the measure, or are before the due date of an early-born child. */
function toPoints(entries: readonly EntryRow[], child: Growing, table: GrowthTable): GrowthPoint[] {
  const { measure } = table;
  const drawn = toSeries(entries, child, table);
  const series = drawn.map(({ seen }) => seen);
  return drawn.flatMap(({ entry, figure, age, seen }, index) => {
    if (seen.beforeTerm) return [];
    const { months, actualMonths, corrected } = age;
    const change = toChange(table, series, index, child);
    return [
      {
        entry_id: entry.id,
        measured_on: entry.measuredOn,
        at:
          table.along === 'height_cm'
            ? ((entry.heightMm ?? 0) + adjustmentMm(entry, months)) / 10
            : toAge(age, table, child),
        value: figure.read_as,
        percentile: figure.percentile,
        official_percentile: toOfficialPercentile(figure, age, child),
        doubt: figure.doubt,
        age: { months, actual_months: actualMonths, corrected },
        ...change,
        steady: change.finding ? null : findSteady(measure, series, index),
      },
    ];
  });
}

/** Exact months by the age used, within the stretch that the value is read on. */
function toAge({ days, months }: GrowthAge, { sexes }: GrowthTable, { gender }: Growing): number {
  const [from, to] = sexes[gender].findLast(({ ages }) => months >= ages[0] && months < ages[1])?.ages ?? [0, Infinity];
  return Math.min(to, Math.max(from, toAxis(days)));
}
