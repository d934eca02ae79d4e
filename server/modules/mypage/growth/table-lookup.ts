import type { GrowthGap, GrowthMeasure, GrowthPosition, GrowthStandard } from '@contract/mypage/growth';
import { usualPosition } from '@contract/mypage/growth-age';
import { findDailyLms, LAST_DAY, STANDING_FROM_DAY } from '@server/content/growth/daily-tables';
import { growthTable, type Lms, type Stretch } from '@server/content/growth/tables';
import { percentileOfZ, type Tails, valueOfZ, zOfPercentile, zOfValue } from './lms';

export type Sex = 'female' | 'male';

/** Where on which table a figure is read. */
export type Place = {
  standard: GrowthStandard;
  measure: GrowthMeasure;
  sex: Sex;
  /** Completed months by the age used. */
  months: number;
  /**
   * Days by the age used, by which height, weight and head are read below 36 months; null: by completed months
   * throughout, as the official calculator does.
   */
  days: number | null;
  /** Height in cm, measured as is usual at that age; for weight for height only. */
  heightCm?: number;
  /** The other way to measure, at the one age (24 months, WHO) that is printed both ways. */
  position?: GrowthPosition;
};
export type Read = { lms: Lms; tails: Tails };

const WEIGHT_BASED: readonly GrowthMeasure[] = ['weight', 'bmi', 'weight_for_height'];

/** Below this age in completed months a percentile is read on the WHO's tables by day, also of the Korean charts. */
export const DAILY_UNTIL_MONTHS = 36;

/**
 * The row of the tables by day. The position follows the completed months: a child that completes 24 months on day 730
 * is read standing, at day 731.
 */
const toRow = (days: number, position: GrowthPosition) =>
  position === 'lying' ? Math.min(days, STANDING_FROM_DAY - 1) : Math.min(LAST_DAY, Math.max(days, STANDING_FROM_DAY));

/** The parameters that count there, or why there are none. */
export function lmsAt(place: Place): Read | { gap: GrowthGap } {
  const { standard, measure, sex, months, days, position = usualPosition(months) } = place;
  const daily = days !== null && months < DAILY_UNTIL_MONTHS ? findDailyLms(measure, sex, toRow(days, position)) : null;
  if (daily) return { lms: daily, tails: getTails(measure, { source: 'who' }) };
  const { along, sexes } = growthTable(standard, measure);
  const own = sexes[sex];
  const fits = ({ ages, position: of }: Stretch) =>
    months >= ages[0] && months < ages[1] && (of === null || of === position);
  const stretch = own.find(fits);
  if (!stretch) return { gap: months < Math.min(...own.map(({ ages }) => ages[0])) ? 'too_young' : 'too_old' };
  const lms = rowAt(stretch, along === 'age_months' ? months : (place.heightCm ?? Number.NaN));
  return lms ? { lms, tails: getTails(measure, stretch) } : { gap: 'height_out_of_table' };
}

/**
 * The WHO's rule applies to the WHO's figures, also where the Korean charts adopted them. Whether the official Korean
 * calculator does so beyond ±3 SD below 36 months is not known, for it publishes no such case; a place among a hundred
 * children is the same there, below 1 or above 99.
 */
export const getTails = (measure: GrowthMeasure, { source }: Pick<Stretch, 'source'>): Tails =>
  source === 'who' && WEIGHT_BASED.includes(measure) ? 'restricted' : 'lms';

/** L, M and S are interpolated between two tabulated heights, as the WHO's software does. */
function rowAt({ from, step, L, M, S }: Stretch, at: number): Lms | null {
  const place = (at - from) / step;
  const row = Math.floor(place + 1e-9);
  const part = Math.max(0, place - row);
  if (!(row >= 0 && (row < M.length - 1 || (row === M.length - 1 && part < 1e-9)))) return null;
  const between = (column: number[]) => {
    const [low = Number.NaN, high = low] = [column[row], column[row + 1]];
    return part < 1e-9 ? low : low + (high - low) * part;
  };
  return { L: between(L), M: between(M), S: between(S) };
}

export type Score = { z: number; percentile: number };

/** @param value above 0, in the table's unit; BMI rounded to one decimal */
export function toScore(value: number, place: Place): Score | { gap: GrowthGap } {
  const read = lmsAt(place);
  if ('gap' in read) return read;
  const z = zOfValue(value, read.lms, read.tails);
  return Number.isFinite(z) ? { z, percentile: percentileOfZ(z) } : { gap: 'no_score' };
}

/** The value at a percentile (above 0, below 100), in the table's unit. */
export function valueAt(percentile: number, place: Place): number | { gap: GrowthGap } {
  const read = lmsAt(place);
  if ('gap' in read) return read;
  const value = valueOfZ(zOfPercentile(percentile), read.lms, read.tails);
  return Number.isFinite(value) ? value : { gap: 'no_score' };
}

/** Body mass index in kg/m², rounded to one decimal before it is looked up. Whole grams and millimetres. */
export const toBmi = (weightG: number, heightMm: number) => Math.round((weightG * 10_000) / (heightMm * heightMm)) / 10;
