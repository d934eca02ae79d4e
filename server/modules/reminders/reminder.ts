import { dayFromNumber, dayNumber, type PlainDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import type { REMINDER_KINDS } from '@contract/reminders/reminders';
import type { ContentTest } from '@server/content/content-test';
import type { profiles } from '@server/db/schema';
import type { Marks } from '@server/modules/home/health-windows/marks';

/** What of a child its reminders follow from. */
export type ReminderChild = Pick<
  typeof profiles.$inferSelect,
  'id' | 'name' | 'birthDate' | 'gestationWeeks' | 'createdAt' | 'combinedVaccine' | 'bookletUntil'
>;

/** What was recorded about a child, as far as reminders follow from it. */
export type ReminderRecords = {
  marks: Marks;
  /** Attempts that were begun or completed. */
  attempts: readonly {
    id: string;
    testId: string;
    startedAt: Date;
    completedAt: Date | null;
    personalTo: string | null;
  }[];
  /** YYYYMMDD of the latest measurement; null without one. */
  measuredOn: string | null;
};

export type ReminderKind = (typeof REMINDER_KINDS)[number];

type Subject =
  | { kind: 'health_due'; stage: 'opens' | 'closes'; window: HealthWindow }
  | { kind: 'check_due'; stage: 'opens' | 'closes'; check: ContentTest; until: PlainDay }
  | { kind: 'unfinished_check'; attemptId: string; check: ContentTest }
  | { kind: 'growth_due'; measuredOn: PlainDay | null };

/** One reason to notify, on one day. What was sent is stored by its keys, so that it is sent once. */
export type Reminder = { on: PlainDay; keys: readonly string[] } & Subject;

/** Whether a reminder is for this guardian: one of a check about a guardian is only for who answers it. */
export const isFor =
  (accountId: string, { attempts }: ReminderRecords) =>
  (reminder: Reminder): boolean => {
    if (reminder.kind !== 'unfinished_check') return true;
    const personalTo = attempts.find(({ id }) => id === reminder.attemptId)?.personalTo ?? null;
    return personalTo === null || personalTo === accountId;
  };

/** Days before the last one on which a window or a check that ends is reminded of. */
const CLOSES_BEFORE_DAYS = 14;
/** A shorter window is reminded of once, on its first day. */
const CLOSES_FROM_DAYS = 30;

type Timed = { kind: 'health_due'; window: HealthWindow } | { kind: 'check_due'; check: ContentTest; until: PlainDay };

/** Of what opens on a day: that day, and two weeks before the last one of a long one. */
export function opensAndCloses(
  about: Timed,
  { from, to }: { from: PlainDay; to: PlainDay | null },
  keys: Record<'opens' | 'closes', readonly string[]>,
): Reminder[] {
  const opens: Reminder = { ...about, stage: 'opens', on: from, keys: keys.opens };
  if (!to || daysBetween(from, to) < CLOSES_FROM_DAYS) return [opens];
  return [opens, { ...about, stage: 'closes', on: addDays(to, -CLOSES_BEFORE_DAYS), keys: keys.closes }];
}

export const addDays = (day: PlainDay, days: number): PlainDay => dayFromNumber(dayNumber(day) + days);
export const daysBetween = (from: PlainDay, to: PlainDay): number => dayNumber(to) - dayNumber(from);
