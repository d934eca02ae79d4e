import { dayFromNumber, dayNumber, formatDay, type PlainDay, seoulDay } from '@contract/common/calendar';
import type { Database, Transaction } from '@server/db/database';
import { sentReminders } from '@server/db/schema';
import { createNotices } from '@server/modules/notices/create-notices';
import { isDaytime } from '@server/modules/notices/quiet-hours';
import { readGuardians } from '@server/modules/profiles/sharing/guardians';
import { type DueChild, visitDueChildren } from '@server/modules/profiles/visit-due-children';
import { CHILD_KINDS_A_DAY, listReminders } from './list-reminders';
import { isFor, type Reminder } from './reminder';
import { readRecords } from './reminder-records';
import { type ReminderNotice, toNotices } from './reminder-texts';

/** The longest time until a child is checked again. */
const CHECK_INTERVAL_DAYS = 365;

/**
 * Notifies the guardians of each child, in daytime in Seoul, of what is due: each reminder once, at most two kinds a
 * child and day, each guardian by the own settings. Reads only children whose day has come. Returns how many notices were created.
 */
export async function sendReminders(db: Database, now: number, stopping?: AbortSignal): Promise<number> {
  if (!isDaytime(now)) return 0;
  const due = { column: 'remindersCheckOn', today: formatDay(seoulDay(now)), stopping } as const;
  return visitDueChildren(db, due, (tx, children) => remind(tx, children, now));
}

/** Records the reminders sent and writes the notices, by as many statements for one child as for all. */
async function remind(tx: Transaction, children: readonly DueChild[], now: number) {
  const today = seoulDay(now);
  const owners = children.map(({ accountId }) => accountId);
  const getRecords = await readRecords(tx, owners);
  const getGuardians = await readGuardians(tx, owners);
  const plans = children.map((child) => {
    const { records, sent } = getRecords(child.id);
    const reminders = listReminders(child, records, { today, sent });
    const due = reminders.filter(({ on }) => dayNumber(on) <= dayNumber(today));
    const each = getGuardians(child).map((to) => ({
      to,
      notices: toNotices(child, due.filter(isFor(to, records)), today),
    }));
    const first = each.flatMap(({ to, notices }) =>
      notices.slice(0, CHILD_KINDS_A_DAY).map((notice) => ({ child, to, notice })),
    );
    const hasMore = each.some(({ notices }) => notices.length > CHILD_KINDS_A_DAY);
    return { child, first, day: nextCheckDay(reminders, today, hasMore) };
  });
  const sent = plans.flatMap(({ first }) => first);
  if (sent.length > 0)
    await tx
      .insert(sentReminders)
      .values(sent.flatMap((item) => toSentRows(item, now)))
      .onConflictDoNothing();
  await createNotices(
    tx,
    sent.map(({ child: { accountId: childOwnerId, id, name }, to, notice: { keys: _keys, title, ...notice } }) => ({
      ...notice,
      accountId: to,
      profileId: id,
      childOwnerId,
      title: `${name} · ${title}`,
      now,
    })),
  );
  return {
    sent: sent.length,
    nextDays: plans.map(({ child: { accountId, id }, day }) => ({ accountId, id, day })),
  };
}

const toSentRows = ({ child, notice }: { child: DueChild; notice: ReminderNotice }, now: number) =>
  notice.keys.map((key) => ({ accountId: child.accountId, profileId: child.id, key, sentAt: new Date(now) }));

/** Tomorrow when more was due than a day takes, else the day of the next reminder. */
function nextCheckDay(reminders: readonly Reminder[], today: PlainDay, hasMore: boolean): string {
  const ahead = reminders.map(({ on }) => dayNumber(on)).filter((day) => day > dayNumber(today));
  const latest = dayNumber(today) + (hasMore ? 1 : CHECK_INTERVAL_DAYS);
  return formatDay(dayFromNumber(Math.min(latest, ...ahead)));
}
