import { completedMonths } from '@contract/common/age';
import { parseDay } from '@contract/common/calendar';
import type { GrowthMeasure } from '@contract/mypage/growth';
import type { GrowthSteady } from '@contract/mypage/growth.responses';
import { toGrowthBand } from '@contract/mypage/growth-bands';
import { isOutside } from '@contract/mypage/growth-words';
import { CROSSING_DAYS, findCrossing, isComparable, type Seen, toDay } from './growth-change';
import { zOfPercentile } from './lms';

const MEASURES: readonly GrowthMeasure[] = ['height', 'weight', 'head'];
/** z-scores this far apart are about one curve: half the distance between two drawn curves (15, 50, 85 are 1.04 apart). */
const SAME_CURVE_Z = 0.5;
/** Further from any entry of the last year than this, a child has moved, also where no second curve was crossed. */
const MOVED_Z = 0.67;
const DAYS_MEASURED = 3;
const LEAST_MONTHS = 2;
/** A longer gap between two entries leaves open what happened in between. */
const MOST_GAP_DAYS = 184;

/**
 * Finds steady growth: `series[at]` and the entries before it follow about one curve: on three days or more, over two
 * months or more, within 3–97 and outside every named band, always growing, with no entry of the last year elsewhere.
 */
export function findSteady(measure: GrowthMeasure, series: readonly Seen[], at: number): GrowthSteady | null {
  const to = series[at];
  if (!to || !MEASURES.includes(measure) || isNotable(measure, to)) return null;
  if (findCrossing(measure, series, at)) return null;
  const year = series
    .slice(0, at + 1)
    .filter((each) => each.doubt === null && toDay(to) - toDay(each) <= CROSSING_DAYS);
  const comparable = year.filter((each) => each.percentile !== null && isComparable(measure, each, to));
  if (comparable.some((each) => Math.abs(toZ(each) - toZ(to)) > MOVED_Z)) return null;
  const run = toRun(measure, year);
  const [first] = run;
  const [since, until] = [parseDay(first?.measuredOn ?? ''), parseDay(to.measuredOn)];
  if (!first || !since || !until || new Set(run.map(({ measuredOn }) => measuredOn)).size < DAYS_MEASURED) return null;
  const months = completedMonths(since, until);
  return months >= LEAST_MONTHS && to.value > first.value ? { since: first.measuredOn, months } : null;
}

/** The latest entries in a row that share one curve, oldest first. */
function toRun(measure: GrowthMeasure, series: readonly Seen[]): Seen[] {
  const run: Seen[] = [];
  for (const each of series.toReversed()) {
    const [next] = run;
    const zs = [each, ...run].map(toZ);
    const isJoined =
      next === undefined ||
      (isComparable(measure, each, next) && toDay(next) - toDay(each) <= MOST_GAP_DAYS && each.value <= next.value);
    const isOnCurve = Math.max(...zs) - Math.min(...zs) <= SAME_CURVE_Z;
    if (!isJoined || !isOnCurve || isNotable(measure, each)) break;
    run.unshift(each);
  }
  return run;
}

/** A value that a doctor should see, one that cannot be, or one without a percentile. */
const isNotable = (measure: GrowthMeasure, { percentile, doubt }: Seen) =>
  percentile === null ||
  doubt !== null ||
  isOutside(percentile) ||
  toGrowthBand({ measure, standard: 'kr2017', percentile }) !== null;

/** Finite also at 0 and 100, where a percentile is rounded; without a percentile further off than any other. */
const toZ = ({ percentile }: Seen) =>
  percentile === null ? Number.POSITIVE_INFINITY : zOfPercentile(Math.min(99.999, Math.max(0.001, percentile)));
