import { type PlainDay, parseDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import { findCombinedDose } from '@server/modules/home/health-windows/combined-vaccine';
import { listWindows } from '@server/modules/home/health-windows/list-windows';
import { opensAndCloses, type Reminder, type ReminderChild, type ReminderRecords } from './reminder';

/**
 * Vaccinations and check-ups by the actual age: when one opens, and two weeks before a long one ends. Never of a marked
 * one, nor of one whose day the clinic decides.
 */
export const windowReminders = (child: ReminderChild, { marks }: ReminderRecords, today: PlainDay): Reminder[] =>
  listWindows(child, marks, today).flatMap(toWindowReminders);

function toWindowReminders(window: HealthWindow): Reminder[] {
  const from = parseDay(window.from ?? '');
  if (!from || window.ask !== null || !isAhead(window)) return [];
  // By the doses an injection counts as, so that another choice of vaccine does not remind again.
  const ids = findCombinedDose(window.id)?.components ?? [window.id];
  const keys = { opens: ids, closes: ids.map((id) => `${id}/closes`) };
  return opensAndCloses({ kind: 'health_due', window }, { from, to: parseDay(window.to ?? '') }, keys);
}

const isAhead = ({ state }: HealthWindow) => state === 'open' || state === 'upcoming' || state === 'later';
