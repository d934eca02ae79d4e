import { type GrowthAge, growthAge } from '@contract/common/age';
import { parseDay } from '@contract/common/calendar';
import {
  GROWTH_MEASURES,
  type GrowthMeasure,
  type GrowthStandard,
  IMPOSSIBLE_Z,
  LYING_MINUS_STANDING_CM,
} from '@contract/mypage/growth';
import type { GrowthEntry, GrowthFigure } from '@contract/mypage/growth.responses';
import { usualPosition } from '@contract/mypage/growth-age';
import { growthTable } from '@server/content/growth/tables';
import type { growthEntries, profiles } from '@server/db/schema';
import { DAILY_UNTIL_MONTHS, toBmi, toScore } from './table-lookup';

export type EntryRow = typeof growthEntries.$inferSelect;
export type Measured = Pick<EntryRow, 'measuredOn' | 'heightMm' | 'weightG' | 'headMm' | 'position'>;
export type Growing = Pick<typeof profiles.$inferSelect, 'birthDate' | 'gestationWeeks' | 'gender'>;

export function getEntryAge(entry: Pick<Measured, 'measuredOn'>, child: Growing): GrowthAge {
  const day = parseDay(entry.measuredOn);
  if (!day) throw new Error(`Not a day: ${entry.measuredOn}`);
  return growthAge(child.birthDate, child.gestationWeeks, day);
}

/** mm to add to a height so that it is as measured the usual way of that age. */
export function adjustmentMm({ position }: Pick<Measured, 'position'>, months: number): number {
  const usual = usualPosition(months);
  if (position === null || position === usual) return 0;
  return (usual === 'lying' ? 1 : -1) * LYING_MINUS_STANDING_CM * 10;
}

/** Every figure that follows from an entry, on one standard. */
export function toFigures(entry: Measured, child: Growing, standard: GrowthStandard): GrowthFigure[] {
  const age = getEntryAge(entry, child);
  const { heightMm, weightG, headMm } = entry;
  const shift = adjustmentMm(entry, age.months);
  const heightRead = heightMm === null ? null : heightMm + shift;
  const both = heightMm !== null && heightRead !== null && weightG !== null;
  const values: Partial<Record<GrowthMeasure, { value: number; readAs: number }>> = {
    ...(heightMm !== null && heightRead !== null && { height: { value: heightMm / 10, readAs: heightRead / 10 } }),
    ...(weightG !== null && { weight: { value: weightG / 1000, readAs: weightG / 1000 } }),
    ...(headMm !== null && { head: { value: headMm / 10, readAs: headMm / 10 } }),
    ...(both && {
      bmi: { value: toBmi(weightG, heightRead), readAs: toBmi(weightG, heightRead) },
      weight_for_height: { value: weightG / 1000, readAs: weightG / 1000 },
    }),
  };
  const figures = GROWTH_MEASURES.filter((measure) => values[measure]).map((measure): GrowthFigure => {
    const { value, readAs } = values[measure] ?? { value: 0, readAs: 0 };
    const heightCm = heightRead === null ? undefined : heightRead / 10;
    const score = age.beforeTerm
      ? { gap: 'before_term' as const }
      : toScore(readAs, { standard, measure, sex: child.gender, months: age.months, days: age.days, heightCm });
    const scored = 'gap' in score ? null : score;
    return {
      measure,
      value,
      unit: growthTable(standard, measure).unit,
      read_as: readAs,
      adjusted_cm: measure === 'weight' || measure === 'head' ? 0 : shift / 10,
      standard,
      percentile: scored && twoDecimals(scored.percentile),
      z: scored && twoDecimals(scored.z),
      gap: 'gap' in score ? score.gap : null,
      doubt: scored && !isDerived(measure) && Math.abs(scored.z) > IMPOSSIBLE_Z ? 'value' : null,
    };
  });
  if (!figures.some(({ measure, doubt }) => measure !== 'head' && doubt !== null)) return figures;
  return figures.map((figure) => (isDerived(figure.measure) ? { ...figure, doubt: 'source' } : figure));
}

/** Measures from height and weight together: a very heavy child is beyond the limit in them, too. */
const isDerived = (measure: GrowthMeasure) => measure === 'bmi' || measure === 'weight_for_height';

/**
 * The percentile of a figure as the calculator of the official charts gives it, by completed months since birth; null
 * where the figure is read so already, and for a corrected age, which that calculator does not know.
 */
export function toOfficialPercentile(
  { measure, standard, read_as }: GrowthFigure,
  age: GrowthAge,
  { gender }: Growing,
) {
  const isByDay = age.months < DAILY_UNTIL_MONTHS && !isDerived(measure);
  if (!isByDay || standard !== 'kr2017' || age.corrected) return null;
  const score = toScore(read_as, { standard, measure, sex: gender, months: age.months, days: null });
  return 'gap' in score ? null : twoDecimals(score.percentile);
}

/** Never −0, which JSON writes as 0. */
const twoDecimals = (value: number) => Math.round(value * 100) / 100 + 0;

export function entryView(
  row: EntryRow,
  child: Growing,
  standard: GrowthStandard,
  writers: ReadonlyMap<string, string>,
): GrowthEntry {
  const { months, actualMonths, corrected } = getEntryAge(row, child);
  return {
    id: row.id,
    profile_id: row.profileId,
    measured_on: row.measuredOn,
    height_cm: row.heightMm === null ? null : row.heightMm / 10,
    weight_kg: row.weightG === null ? null : row.weightG / 1000,
    head_cm: row.headMm === null ? null : row.headMm / 10,
    position: row.position,
    place: row.place,
    note: row.note,
    age: { months, actual_months: actualMonths, corrected },
    figures: toFigures(row, child, standard),
    updated_at: row.updatedAt.toISOString(),
    written_by: (row.writtenBy && writers.get(row.writtenBy)) ?? null,
  };
}
