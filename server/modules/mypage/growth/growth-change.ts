import { dayNumber, parseDay } from '@contract/common/calendar';
import {
  CURVE_PERCENTILES,
  type GrowthMeasure,
  type GrowthPosition,
  LYING_MINUS_STANDING_CM,
} from '@contract/mypage/growth';
import type { GrowthCrossing, GrowthVelocity } from '@contract/mypage/growth.responses';

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
  /** 0–100; null where there is none. */
  percentile: number | null;
  /** Names the stretch of the curves and the kind of age: percentiles of two names are not comparable. */
  curves: string;
};

const YEAR_DAYS = 365.25;
const MONTH_DAYS = YEAR_DAYS / 12;
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

/**
 * In the first three months completed months alone move a percentile by several curves (a child of 29 days is read at
 * birth), so nothing is said of them.
 */
export const CROSSING_FROM_MONTHS = 3;
export const CROSSING_DAYS = 365;
const CROSSED_AT_LEAST = 2;
/** What paediatrics asks about: poor growth downwards, gain of weight upwards. */
const DIRECTIONS: Partial<Record<GrowthMeasure, readonly GrowthCrossing['direction'][]>> = {
  height: ['down'],
  weight: ['down', 'up'],
  bmi: ['up'],
};

export const toDay = ({ measuredOn }: Seen) => {
  const day = parseDay(measuredOn);
  if (!day) throw new Error(`Not a day: ${measuredOn}`);
  return dayNumber(day);
};
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** The rate of height or weight at `series[at]`; null of other measures and without an entry to compare with. */
export function findVelocity(measure: GrowthMeasure, series: readonly Seen[], at: number): GrowthVelocity | null {
  const to = series[at];
  if (!to || (measure !== 'height' && measure !== 'weight')) return null;
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
  for (let nth = at - 1; to && nth >= 0; nth -= 1) {
    const from = series[nth];
    const days = from ? toDay(to) - toDay(from) : MOST_DAYS + 1;
    if (!from || days > MOST_DAYS) break;
    if (days < least) continue;
    if (to.months < FAST_UNTIL_MONTHS) return from;
    const apart = Math.abs(days - YEAR_DAYS);
    if (apart < off) [best, off] = [from, apart];
  }
  return best;
}

/**
 * Whether `series[at]` is two or more drawn curves from where the child was within the last year, on the same stretch
 * of the curves, by the same kind of age and measured the same way. Of several the widest, then the latest.
 */
export function findCrossing(measure: GrowthMeasure, series: readonly Seen[], at: number): GrowthCrossing | null {
  const to = series[at];
  const directions = DIRECTIONS[measure];
  if (!to || !directions || to.percentile === null) return null;
  let widest: GrowthCrossing | null = null;
  for (let nth = at - 1; nth >= 0; nth -= 1) {
    const from = series[nth];
    if (!from || toDay(to) - toDay(from) > CROSSING_DAYS) break;
    if (
      from.measuredOn === to.measuredOn ||
      from.percentile === null ||
      from.months < CROSSING_FROM_MONTHS ||
      !isComparable(measure, from, to)
    )
      continue;
    const direction = to.percentile < from.percentile ? 'down' : 'up';
    const curves = crossedCurves(from.percentile, to.percentile);
    const wider = curves.length >= CROSSED_AT_LEAST && curves.length > (widest?.curves.length ?? 0);
    if (wider && directions.includes(direction))
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
