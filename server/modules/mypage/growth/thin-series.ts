import { dayNumber, type PlainDay, parseDay } from '@contract/common/calendar';

/** Of the last year's days one measurement a week is drawn, of the time before one in 30 days. */
const YEAR_DAYS = 364;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/**
 * Points of a series for a chart: at most some 280 points in 18 years. Each is a measurement as it was, never a mean;
 * of a week or month the last one counts, and the very first stays.
 * @param series oldest first
 */
export function thinSeries<Row extends { measuredOn: string }>(series: readonly Row[], today: PlainDay): Row[] {
  const now = dayNumber(today);
  const last = new Map<string, Row>();
  for (const row of series) {
    const day = parseDay(row.measuredOn);
    const ago = day ? now - dayNumber(day) : 0;
    last.set(ago <= YEAR_DAYS ? `week ${Math.floor(ago / WEEK_DAYS)}` : `month ${Math.floor(ago / MONTH_DAYS)}`, row);
  }
  const [first] = series;
  const thinned = [...last.values()];
  return first && thinned[0] !== first ? [first, ...thinned] : thinned;
}
