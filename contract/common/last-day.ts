import { addMonths, dayFromNumber, dayNumber, type PlainDay, seoulMidnight } from './calendar';

/**
 * Last day of a span that starts on `from`: days include the first one, months end on the same day of a later month
 * (29 February + 12 months = 28 February).
 */
export const getLastDay = (from: PlainDay, span: { days: number } | { months: number }): PlainDay =>
  'months' in span ? addMonths(from, span.months) : dayFromNumber(dayNumber(from) + span.days - 1);

/** Start of the day after `day` in Seoul, in milliseconds since the epoch: the end of what ends on that day. */
export const endOfDay = ({ year, month, day }: PlainDay): number => seoulMidnight(Date.UTC(year, month - 1, day + 1));
