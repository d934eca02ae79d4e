import { dayNumber, formatDay, type PlainDay, seoulDay } from '@contract/common/calendar';
import { UPCOMING_DAYS } from '@contract/reminders/reminders';
import type { UpcomingReminder, UpcomingReminders } from '@contract/reminders/reminders.responses';
import { profiles } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { letterWeek, nextLetterDay } from '@server/modules/home/weekly-letter/letter-week';
import { ofVisibleChild } from '@server/modules/profiles/child-access';
import { asc, sql } from 'drizzle-orm';
import { isExpected, listReminders } from './list-reminders';
import { isFor, type Reminder } from './reminder';
import { readRecords } from './reminder-records';
import { type ReminderNotice, toNotices } from './reminder-texts';

/** Reminders to come about each child that the account is a guardian of, by the list that is sent from. */
export async function listUpcoming({ db, accountId, now }: ServiceContext): Promise<UpcomingReminders> {
  const today = seoulDay(now);
  const last = dayNumber(today) + UPCOMING_DAYS;
  const children = await db
    .select()
    .from(profiles)
    .where(ofVisibleChild(db, { accountId: profiles.accountId, profileId: profiles.id }, accountId, 'health.read'))
    .orderBy(sql`${profiles.accountId} <> ${accountId}`, asc(profiles.createdAt), asc(profiles.id));
  const getRecords = await readRecords(
    db,
    children.map((child) => child.accountId),
  );
  return children.map((child) => {
    const { records, sent } = getRecords(child.id);
    const ahead = listReminders(child, records, { today, sent })
      .filter(isFor(accountId, records))
      .filter((reminder) => !isExpected(reminder) && dayNumber(reminder.on) <= last);
    const reminders = groupByDay(ahead, today).flatMap(({ on, own }) =>
      toNotices(child, own, on).map((notice) => toView(notice, on)),
    );
    const all = [...reminders, ...nextLetter(child, today)].toSorted((a, b) => a.on.localeCompare(b.on));
    return { profile_id: child.id, name: child.name, reminders: all };
  });
}

/** The next letter alone, as one comes every week: today's until it was sent. */
function nextLetter(child: typeof profiles.$inferSelect, today: PlainDay): UpcomingReminder[] {
  const week = letterWeek(child, today);
  if (!week) return [];
  const isDue = child.letterOn === formatDay(week.startsOn);
  const next = isDue ? week : letterWeek(child, nextLetterDay(week));
  if (!next) return [];
  const on = formatDay(isDue ? today : next.startsOn);
  return [{ kind: 'weekly_letter', on, title: '이번 주 편지가 와요', body: '만 여섯 살 생일까지 매주 와요.' }];
}

/** By the day on which they are sent: what is due and not sent yet comes today. */
function groupByDay(reminders: readonly Reminder[], today: PlainDay): { on: PlainDay; own: Reminder[] }[] {
  const days = new Map<number, { on: PlainDay; own: Reminder[] }>();
  for (const reminder of reminders) {
    const on = dayNumber(reminder.on) < dayNumber(today) ? today : reminder.on;
    const day = days.get(dayNumber(on)) ?? { on, own: [] };
    day.own.push(reminder);
    days.set(dayNumber(on), day);
  }
  return [...days.values()];
}

const toView = ({ kind, title, body }: ReminderNotice, on: PlainDay) => ({ kind, on: formatDay(on), title, body });
