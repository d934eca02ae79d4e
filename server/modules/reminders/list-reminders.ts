import { dayNumber, type PlainDay } from '@contract/common/calendar';
import { REMINDER_KINDS } from '@contract/reminders/reminders';
import { againReminders, checkReminders, unfinishedReminders } from './check-reminders';
import { growthReminders } from './growth-reminders';
import { addDays, type Reminder, type ReminderChild, type ReminderKind, type ReminderRecords } from './reminder';
import { windowReminders } from './window-reminders';

/** Reminders due longer ago are not sent: neither a new child nor a new kind brings a flood. */
export const SEND_WITHIN_DAYS = 7;
/** Kinds of notices about one child on one day; a lighter one waits for the next day. */
export const CHILD_KINDS_A_DAY = 2;

/** When the child is looked at again as something may be overdue then; nothing to show before. */
export const isExpected = (reminder: Reminder): boolean =>
  reminder.kind === 'health_due' && reminder.stage === 'overdue' && reminder.window.state !== 'overdue';

const SOURCES = [windowReminders, againReminders, checkReminders, unfinishedReminders, growthReminders];

/**
 * Every reminder of a child that is still to be sent or to come, as things are recorded now, in the order of their days:
 * what is sent and the calendar of what comes are this one list.
 * @param sent keys of what was sent
 */
export function listReminders(
  child: ReminderChild,
  records: ReminderRecords,
  { today, sent }: { today: PlainDay; sent: ReadonlySet<string> },
): Reminder[] {
  const earliest = dayNumber(today) - SEND_WITHIN_DAYS;
  const recent = SOURCES.flatMap((list) => list(child, records, today)).filter(({ on }) => dayNumber(on) >= earliest);
  return spread(recent).filter((reminder) => !reminder.keys.every((key) => sent.has(key)) && isTimely(reminder, today));
}

/** Days until the window or the check ends have not run out. */
function isTimely(reminder: Reminder, today: PlainDay): boolean {
  if (reminder.kind === 'check_due') return dayNumber(reminder.until) >= dayNumber(today);
  return true;
}

/** Moves what would be one kind too many on a day to the next. */
function spread(reminders: readonly Reminder[]): Reminder[] {
  const kinds = new Map<number, Set<ReminderKind>>();
  const weight = ({ kind }: Reminder) => REMINDER_KINDS.indexOf(kind);
  const placed = reminders.toSorted((a, b) => dayNumber(a.on) - dayNumber(b.on) || weight(a) - weight(b));
  return placed
    .map((reminder) => {
      let { on } = reminder;
      const ofDay = () => kinds.get(dayNumber(on)) ?? new Set<ReminderKind>();
      while (ofDay().size >= CHILD_KINDS_A_DAY && !ofDay().has(reminder.kind)) on = addDays(on, 1);
      kinds.set(dayNumber(on), ofDay().add(reminder.kind));
      return { ...reminder, on };
    })
    .toSorted((a, b) => dayNumber(a.on) - dayNumber(b.on) || weight(a) - weight(b));
}
