import { completedMonths } from '@contract/common/age';
import { addMonths, dayNumber, formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import { LAST_MONTH } from '@server/content/development-check';
import type { Reminder, ReminderChild, ReminderRecords } from './reminder';

/** A parent who records nothing is reminded again after so many months. */
const AGAIN_MONTHS = 6;

/** Months between two measurements of a child of this age. */
function intervalMonths(months: number): number {
  if (months < 12) return 1;
  return months < 36 ? 3 : AGAIN_MONTHS;
}

/**
 * An interval by age after the latest measurement, or after the child was added; then every half year while nothing is
 * recorded, until the child is six.
 */
export function growthReminders(child: ReminderChild, { measuredOn }: ReminderRecords): Reminder[] {
  const birth = parseDay(child.birthDate);
  const measured = parseDay(measuredOn ?? '');
  if (!birth) return [];
  const base = measured ?? laterDay(birth, seoulDay(child.createdAt.getTime()));
  const first = intervalMonths(completedMonths(birth, base));
  const end = addMonths(birth, LAST_MONTH + 1);
  const reminders: Reminder[] = [];
  for (let index = 0; ; index += 1) {
    const on = addMonths(base, first + index * AGAIN_MONTHS);
    if (dayNumber(on) >= dayNumber(end)) return reminders;
    reminders.push({
      kind: 'growth_due',
      on,
      keys: [`growth/${formatDay(base)}/${index}`],
      measuredOn: measured,
      index,
    });
  }
}

const laterDay = (a: PlainDay, b: PlainDay) => (dayNumber(a) > dayNumber(b) ? a : b);
