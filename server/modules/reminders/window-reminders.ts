import { completedMonths } from '@contract/common/age';
import { addMonths, dayNumber, formatDay, type PlainDay, parseDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import { findCombinedDose } from '@server/modules/home/health-windows/combined-vaccine';
import { listWindows } from '@server/modules/home/health-windows/list-windows';
import { addDays, opensAndCloses, type Reminder, type ReminderChild, type ReminderRecords } from './reminder';

/**
 * Overdue windows are reminded of so many days after the day of birth in a month: a week after windows of months end.
 */
const OVERDUE_AFTER_DAYS = 7;

/**
 * Vaccinations and check-ups by the actual age: when one opens, and two weeks before what is long or really ends. What
 * is overdue once a month, until it is marked or the parent says later. Never of a marked one.
 */
export function windowReminders(child: ReminderChild, { marks }: ReminderRecords, today: PlainDay): Reminder[] {
  const windows = listWindows(child, marks, today);
  const birth = parseDay(child.birthDate);
  if (!birth) return [];
  return [...windows.flatMap((window) => toWindowReminders(window, today)), ...overdueReminders(windows, birth, today)];
}

function toWindowReminders(window: HealthWindow, today: PlainDay): Reminder[] {
  const from = parseDay(window.from ?? '');
  if (!from || !isAhead(window, today)) return [];
  if (window.unsettled) return [{ kind: 'health_due', stage: 'asks', window, on: from, keys: [`${window.id}/asks`] }];
  // By the doses an injection counts as, so that another choice of vaccine does not remind again.
  const ids = findCombinedDose(window.id)?.components ?? [window.id];
  const again = window.mark ? '/again' : '';
  const keys = { opens: ids.map((id) => `${id}${again}`), closes: ids.map((id) => `${id}${again}/closes`) };
  return opensAndCloses({ kind: 'health_due', window }, { from, to: parseDay(window.to ?? '') }, keys);
}

/** Open or to come, or at its age and only an earlier dose is still to be marked from the booklet. */
const isAhead = ({ state, to }: HealthWindow, today: PlainDay) =>
  state === 'open' ||
  state === 'upcoming' ||
  state === 'later' ||
  (state === 'unconfirmed' && (to ?? '') >= formatDay(today));

/** This month's and the next one's; of what may be overdue later the first day on which it is. */
function overdueReminders(windows: readonly HealthWindow[], birth: PlainDay, today: PlainDay): Reminder[] {
  const overdue = windows.filter(({ state, postponed }) => state === 'overdue' && !postponed);
  const months = completedMonths(birth, today);
  const now = [months, months + 1, months + 2].flatMap((month) => {
    const on = overdueDay(birth, month);
    const since = overdue.filter(({ from, to }) => (to ?? from ?? '') < formatDay(on));
    const [window] = since;
    if (!window) return [];
    return [
      { kind: 'health_due', stage: 'overdue', window, count: since.length, on, keys: [`overdue/${month}`] } as const,
    ];
  });
  if (now.length > 0) return now;
  const ends = windows.flatMap((window) => {
    const to = parseDay(window.to ?? '');
    return to && window.kind === 'vaccine' && isAhead(window, today) ? [{ window, to }] : [];
  });
  const [first] = ends.sort((a, b) => dayNumber(a.to) - dayNumber(b.to));
  if (!first) return [];
  const month = completedMonths(birth, first.to);
  const on = [month, month + 1].map((at) => overdueDay(birth, at)).find((day) => dayNumber(day) > dayNumber(first.to));
  return on
    ? [{ kind: 'health_due', stage: 'overdue', window: first.window, on, keys: [`expected/${first.window.id}`] }]
    : [];
}

const overdueDay = (birth: PlainDay, month: number) => addDays(addMonths(birth, month), OVERDUE_AFTER_DAYS);
