import {
  addMonths,
  dayFromNumber,
  dayNumber,
  formatDay,
  type PlainDay,
  SEOUL_OFFSET_MS,
} from '@contract/common/calendar';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { HealthMark } from '@contract/home/health-windows.responses';
import { markTargets } from '@server/modules/home/health-windows/combined-vaccine';
import { letterWeek } from '@server/modules/home/weekly-letter/letter-week';
import { LETTER_HOUR } from '@server/modules/home/weekly-letter/send-weekly-letters';
import { byWeight, DAILY_LIMIT, shareDay } from '@server/modules/notices/daily-limit';
import { FROM_HOUR } from '@server/modules/notices/quiet-hours';
import { CHILD_KINDS_A_DAY, listReminders } from './list-reminders';
import type { Reminder, ReminderChild, ReminderRecords } from './reminder';
import { type ReminderNotice, toNotices } from './reminder-texts';

/** Records of a parent: nothing, or all that a notice asks for on the day it comes. */
export type Parent = 'silent' | 'diligent';
type Birth = { name: string; birth: PlainDay; gestationWeeks: number | null };
/** A notice as it comes about one child. */
type Come = Omit<ReminderNotice, 'kind'> & { kind: ReminderNotice['kind'] | 'weekly_letter'; child: string };
/** One push: of one notice, of equal ones about several children, or of several for the last place of a day. */
export type SimulatedPush = { at: number; notices: readonly Come[]; isMerged: boolean };

type Own = {
  child: ReminderChild;
  sent: Set<string>;
  /** Day number of the next look at the child. */
  next: number;
  records: { -readonly [Key in keyof ReminderRecords]: ReminderRecords[Key] };
};

/**
 * Every notice of some children of one person from the first birth to the sixth birthday, or for so many days, as the
 * chores send them.
 */
export function simulateYears(births: readonly Birth[], parent: Parent, days = Infinity): SimulatedPush[] {
  const own = births.map(toOwn);
  const first = Math.min(...births.map(({ birth }) => dayNumber(birth)));
  const grown = Math.max(...births.map(({ birth }) => dayNumber(addMonths(birth, 72))));
  const last = Math.min(grown, first + days);
  const pushes: SimulatedPush[] = [];
  let waiting: Come[] = [];
  for (let day = first; day < last; day += 1) {
    const today = dayFromNumber(day);
    const come = own.filter(({ next }) => next <= day).flatMap((item) => checkDay(item, today, parent));
    const letters = own.flatMap(({ child }) => toLetter(child, today));
    let left = DAILY_LIMIT;
    // Waiting notices are due at 08:00, before the chore of that morning has run.
    for (const [hour, due] of [
      [FROM_HOUR, waiting],
      [FROM_HOUR, come],
      [LETTER_HOUR, letters],
    ] as const) {
      const sent = deliver(due, left);
      const at = day * DAY_MS - SEOUL_OFFSET_MS + hour * HOUR_MS;
      pushes.push(...sent.pushes.map((push) => ({ at, ...push })));
      left -= sent.pushes.length;
      waiting = due === waiting ? sent.later : [...waiting, ...sent.later];
    }
  }
  return pushes;
}

/** Sends due notices in the groups of `deliverNotices`. */
function deliver(due: readonly Come[], left: number) {
  const groups = groupEqual(due).toSorted(([a], [b]) => (a && b ? byWeight(a, b) : 0));
  const { alone, merged, later } = shareDay(groups, left);
  const pushes = alone.map((notices) => ({ notices, isMerged: false }));
  if (merged.length > 0) pushes.push({ notices: merged.flat(), isMerged: true });
  return { pushes, later: later.flat() };
}

function toOwn({ name, birth, gestationWeeks }: Birth): Own {
  const createdAt = new Date(dayNumber(birth) * DAY_MS - SEOUL_OFFSET_MS);
  const child = {
    id: name,
    name,
    birthDate: formatDay(birth),
    gestationWeeks,
    createdAt,
    combinedVaccine: null,
    bookletUntil: null,
  } as const;
  return {
    child,
    sent: new Set(),
    next: dayNumber(birth),
    records: { marks: new Map(), attempts: [], measuredOn: null },
  };
}

/** The notice of the week's letter, on the weekday of birth. */
function toLetter(child: ReminderChild, today: PlainDay): Come[] {
  const week = letterWeek(child, today);
  if (!week || dayNumber(week.startsOn) !== dayNumber(today)) return [];
  const path = '/home/letter';
  const title = '이번 주 편지가 왔어요';
  const keys = [`letter/${week.week}`];
  return [{ kind: 'weekly_letter', title, body: `${week.week}주`, path, outsidePath: path, keys, child: child.name }];
}

function checkDay(own: Own, today: PlainDay, parent: Parent): Come[] {
  const reminders = listReminders(own.child, own.records, { today, sent: own.sent });
  const due = reminders.filter(({ on }) => dayNumber(on) <= dayNumber(today));
  const ahead = reminders.map(({ on }) => dayNumber(on)).filter((day) => day > dayNumber(today));
  const notices = toNotices(own.child, due, today).slice(0, CHILD_KINDS_A_DAY);
  for (const { keys } of notices) for (const key of keys) own.sent.add(key);
  const asked = due.filter(({ kind }) => notices.some((notice) => notice.kind === kind));
  if (parent === 'diligent') for (const reminder of asked) record(own, reminder, today);
  // A recorded notice, or one that waits for its place, may come the next day.
  own.next = due.length > 0 ? dayNumber(today) + 1 : Math.min(...ahead);
  return notices.map((notice) => ({ ...notice, child: own.child.name }));
}

function record(own: Own, reminder: Reminder, today: PlainDay): void {
  const { records } = own;
  const at = new Date(dayNumber(today) * DAY_MS);
  if (reminder.kind === 'growth_due') records.measuredOn = formatDay(today);
  if (reminder.kind === 'check_due' && reminder.stage !== 'again')
    records.attempts = [
      ...records.attempts,
      {
        id: reminder.check.id,
        testId: reminder.check.id,
        startedAt: at,
        completedAt: at,
        personalTo: null,
        againOn: null,
      },
    ];
  if (reminder.kind !== 'health_due') return;
  if (reminder.stage === 'asks') {
    own.child = { ...own.child, combinedVaccine: 'hexavalent' };
    return;
  }
  const ids = markTargets(reminder.window.id, records.marks);
  const done: HealthMark = { outcome: 'done', on: formatDay(today) };
  records.marks = new Map<string, HealthMark>([...records.marks, ...ids.map((id) => [id, done] as const)]);
}

/** Waiting notices of one kind and place are one push. */
function groupEqual(due: readonly Come[]): Come[][] {
  const groups = new Map<string, Come[]>();
  for (const item of due) {
    const key = `${item.kind} ${item.outsidePath}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}
