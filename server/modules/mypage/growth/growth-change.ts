import { MONTH_DAYS, YEAR_DAYS } from '@contract/common/age';
import { dayNumber, parseDay } from '@contract/common/calendar';
import {
  CURVE_PERCENTILES,
  type GrowthMeasure,
  type GrowthPosition,
  LYING_MINUS_STANDING_CM,
} from '@contract/mypage/growth';
import type { GrowthCrossing, GrowthFigure, GrowthVelocity } from '@contract/mypage/growth.responses';
import { DEGREE_RULES } from '@server/content/growth/degree-rules';

/** One value of a child's measure as the change between entries needs it. */
export type Seen = {
  /** YYYYMMDD */
  measuredOn: string;
  /** As measured, in the measure's unit. */
  value: number;
  /** How the height behind the value was measured; null where none is. */
  position: GrowthPosition | null;
  /** Completed months by the age used. */
  months: number;
  /** Days since birth. */
  actualDays: number;
  /** Before the due date of an early-born child. */
  beforeTerm: boolean;
  /** 0–100; null where there is none. */
  percentile: number | null;
  /** Standard deviations from the median; null where there is none. */
  z: number | null;
  doubt: GrowthFigure['doubt'];
  /** Names the stretch of the curves and the kind of age: percentiles of two names are not comparable. */
  curves: string;
};

/** A rate over more than a year and a half says nothing about this year. */
const MOST_DAYS = Math.round(18 * MONTH_DAYS);
/**
 * Under 24 months the shortest intervals of the WHO's velocity standards: a month for weight up to 12 months, else two
 * (who.int/childgrowth/standards/w_velocity, read 2026-11-23). From then on half a year, nearest to a year: children
 * grow by seasons and the error of measuring counts twice (Marshall, Archives of Disease in Childhood 1971; Neyzi et
 * al., Acta Paediatrica 1993).
 */
const FAST_UNTIL_MONTHS = 24;
const WEIGHED_MONTHLY_UNTIL_MONTHS = 12;
/** Days of the shortest month, two months and half year in a calendar. */
const LEAST_DAYS = { month: 28, twoMonths: 59, halfYear: 181 } as const;

export const CROSSING_DAYS = 365;
const CROSSED_AT_LEAST = 2;

export const toDay = ({ measuredOn }: Seen) => {
  const day = parseDay(measuredOn);
  if (!day) throw new Error(`Not a day: ${measuredOn}`);
  return dayNumber(day);
};
export const getDaysBetween = (from: Seen, to: Seen) => toDay(to) - toDay(from);
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The rate of height or weight at `series[at]`; null of other measures and without an entry to compare with. */
export function findVelocity(measure: GrowthMeasure, series: readonly Seen[], at: number): GrowthVelocity | null {
  const to = series[at];
  if (!to || to.doubt !== null || (measure !== 'height' && measure !== 'weight')) return null;
  const from = findBaseline(series, at, leastDays(measure, to));
  if (!from) return null;
  const days = toDay(to) - toDay(from);
  const adjusted = measure === 'height' && from.position !== to.position;
  const asStanding = ({ value, position }: Seen) =>
    adjusted && position === 'lying' ? value - LYING_MINUS_STANDING_CM : value;
  const grown = asStanding(to) - asStanding(from);
  return {
    from: { measured_on: from.measuredOn, value: from.value },
    days,
    grown: rounded(grown, measure === 'height' ? 1 : 3),
    per_year: rounded((grown * YEAR_DAYS) / days, 1),
    adjusted,
  };
}

function leastDays(measure: 'height' | 'weight', { months }: Seen): number {
  if (measure === 'weight' && months < WEIGHED_MONTHLY_UNTIL_MONTHS) return LEAST_DAYS.month;
  return months < FAST_UNTIL_MONTHS ? LEAST_DAYS.twoMonths : LEAST_DAYS.halfYear;
}

/** The latest entry far enough back while the child grows fast; later the one nearest to a year. */
function findBaseline(series: readonly Seen[], at: number, least: number): Seen | null {
  const to = series[at];
  let best: Seen | null = null;
  let off = Number.POSITIVE_INFINITY;
  for (let index = at - 1; to && index >= 0; index -= 1) {
    const from = series[index];
    const days = from ? toDay(to) - toDay(from) : MOST_DAYS + 1;
    if (!from || days > MOST_DAYS) break;
    if (days < least || from.doubt !== null) continue;
    if (to.months < FAST_UNTIL_MONTHS) return from;
    const apart = Math.abs(days - YEAR_DAYS);
    if (apart < off) [best, off] = [from, apart];
  }
  return best;
}

/** Of the head both ways, of other measures the way a doctor asks about (`degree-rules.ts`). */
const RULE = DEGREE_RULES.crossed;
const isJudged = (measure: GrowthMeasure) => measure === 'head' || RULE.directions[measure] !== undefined;

/**
 * Finds a crossing: `series[at]` is two or more drawn curves from where the child was within the last year, on the same
 * stretch of the curves, by the same kind of age and measured the same way. Of several the widest, then the latest.
 */
export function findCrossing(measure: GrowthMeasure, series: readonly Seen[], at: number): GrowthCrossing | null {
  const to = series[at];
  if (!to || !isJudged(measure) || to.percentile === null || to.doubt !== null) return null;
  let widest: GrowthCrossing | null = null;
  for (let index = at - 1; index >= 0; index -= 1) {
    const from = series[index];
    if (!from || toDay(to) - toDay(from) > CROSSING_DAYS) break;
    if (
      from.measuredOn === to.measuredOn ||
      from.percentile === null ||
      from.doubt !== null ||
      !isComparable(measure, from, to)
    )
      continue;
    const direction = to.percentile < from.percentile ? 'down' : 'up';
    const curves = crossedCurves(from.percentile, to.percentile);
    const told = measure === 'head' || RULE.directions[measure]?.includes(direction);
    if (told && curves.length >= CROSSED_AT_LEAST && curves.length > (widest?.curves.length ?? 0))
      widest = { from: { measured_on: from.measuredOn, percentile: from.percentile }, direction, curves };
  }
  return widest;
}

/** Read on the same stretch of the curves, by the same kind of age, and measured the same way. */
export const isComparable = (measure: GrowthMeasure, from: Seen, to: Seen) =>
  from.curves === to.curves && (measure === 'weight' || from.position === to.position);

/** The curves between two percentiles, in the order they are met: leaving a curve counts, reaching it does not. */
export function crossedCurves(from: number, to: number): number[] {
  const down = CURVE_PERCENTILES.filter((curve) => from >= curve && to < curve).reverse();
  return to < from ? down : CURVE_PERCENTILES.filter((curve) => from <= curve && to > curve);
}
