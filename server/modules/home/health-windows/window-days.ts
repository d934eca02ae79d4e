import { addMonths, dayFromNumber, dayNumber, type PlainDay } from '@contract/common/calendar';
import type { ScheduledWindow, Span } from '@server/content/health/schedule';

/** The day a span after `from`; months end on the last day of a shorter month (31 January + 1 month = 28 February). */
export function dayAfter(from: PlainDay, span: Span): PlainDay {
  if ('day' in span) return span.day;
  return 'months' in span ? addMonths(from, span.months) : dayFromNumber(dayNumber(from) + span.days);
}

/** The last day at an age: of months the whole last one counts. */
export const lastDay = (birth: PlainDay, span: Span): PlainDay =>
  'months' in span ? dayFromNumber(dayNumber(addMonths(birth, span.months + 1)) - 1) : dayAfter(birth, span);

/** First and last recommended day of a window for a child born on `birth`. */
export const daysOfWindow = ({ from, to }: Pick<ScheduledWindow, 'from' | 'to'>, birth: PlainDay) => ({
  from: dayAfter(birth, from),
  to: lastDay(birth, to),
});
