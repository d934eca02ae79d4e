import { addMonths, dayFromNumber, dayNumber, type PlainDay } from '@contract/common/calendar';
import type { ScheduledWindow, Span } from '@server/content/health/schedule';

/** The day a span after `from`; months end on the last day of a shorter month (31 January + 1 month = 28 February). */
export const dayAfter = (from: PlainDay, span: Span): PlainDay =>
  'months' in span ? addMonths(from, span.months) : dayFromNumber(dayNumber(from) + span.days);

/** First and last day of a window for a child born on `birth`; of months the whole last one counts. */
export function daysOfWindow({ from, to }: Pick<ScheduledWindow, 'from' | 'to'>, birth: PlainDay) {
  const last = 'months' in to ? dayFromNumber(dayNumber(addMonths(birth, to.months + 1)) - 1) : dayAfter(birth, to);
  return { from: dayAfter(birth, from), to: last };
}
