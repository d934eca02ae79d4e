import { addMonths, dayFromNumber, dayNumber, type PlainDay, seoulMidnight } from './calendar';

/**
 * The last day of something that begins on `from` and lasts so long: days count the first one, months end on the same
 * day of a later month (29 February + 12 months = 28 February).
 */
export const lastDayOf = (from: PlainDay, span: { days: number } | { months: number }): PlainDay =>
  'months' in span ? addMonths(from, span.months) : dayFromNumber(dayNumber(from) + span.days - 1);

/** The first moment after a day in Seoul, in milliseconds since the epoch: what ends on that day has ended then. */
export const endOfDay = ({ year, month, day }: PlainDay): number => seoulMidnight(Date.UTC(year, month - 1, day + 1));
