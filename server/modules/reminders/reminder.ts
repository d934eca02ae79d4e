import { dayFromNumber, dayNumber, type PlainDay } from '@contract/common/calendar';
import type { HealthWindow } from '@contract/home/health-windows.responses';
import type { REMINDER_KINDS } from '@contract/reminders/reminders';
import type { ContentTest } from '@server/content/content-test';
import type { profiles } from '@server/db/schema';
import type { Marks } from '@server/modules/home/health-windows/health-marks';

/** Fields of a child that its reminders follow from. */
export type ReminderChild = Pick<
  typeof profiles.$inferSelect,
  'id' | 'name' | 'birthDate' | 'gestationWeeks' | 'createdAt' | 'combinedVaccine' | 'bookletUntil'
>;

/** Records of a child, as far as reminders follow from them. */
export type ReminderRecords = {
  marks: Marks;
  /** Attempts that were begun or completed. */
  attempts: readonly {
    id: string;
    testId: string;
    startedAt: Date;
    completedAt: Date | null;
    personalTo: string | null;
    /** YYYYMMDD on which its result asks to answer again; null where it does not. */
    againOn: string | null;
  }[];
  /** YYYYMMDD of the latest measurement; null without one. */
  measuredOn: string | null;
};

export type ReminderKind = (typeof REMINDER_KINDS)[number];

type Subject =
  /** `count`: how many are overdue. 'asks': which vaccine the child gets decides whether it needs the dose. */
  | { kind: 'health_due'; stage: 'opens' | 'closes' | 'asks' | 'overdue'; window: HealthWindow; count?: number }
  | { kind: 'check_due'; stage: 'opens' | 'closes'; check: ContentTest; until: PlainDay }
  | {
      kind: 'check_due';
      stage: 'again';
      attemptId: string;
      /** The check whose result asks for it, and the one of its kind that is open by then. */
      answered: ContentTest;
      check: ContentTest | null;
      until: PlainDay;
    }
  | { kind: 'unfinished_check'; attemptId: string; check: ContentTest }
  /** `index`: how many went before since the measurement, or since the child was added. */
  | { kind: 'growth_due'; measuredOn: PlainDay | null; index: number };

/** One reason to notify, on one day. A sent reminder is stored by its keys, so that it is sent once. */
export type Reminder = { on: PlainDay; keys: readonly string[] } & Subject;

/** True if a reminder is for this guardian: one of a check about a guardian is only for who answers it. */
export const isFor =
  (accountId: string, { attempts }: ReminderRecords) =>
  (reminder: Reminder): boolean => {
    if (reminder.kind !== 'unfinished_check') return true;
    const personalTo = attempts.find(({ id }) => id === reminder.attemptId)?.personalTo ?? null;
    return personalTo === null || personalTo === accountId;
  };

/** Days before the last one on which a window or a check that ends is reminded of. */
const CLOSES_BEFORE_DAYS = 14;
/** A shorter one that goes on to be possible is reminded of once, on its first day. */
const CLOSES_FROM_DAYS = 30;

type Timed = { kind: 'health_due'; window: HealthWindow } | { kind: 'check_due'; check: ContentTest; until: PlainDay };

/** Of what opens on a day: that day, and two weeks before the last one of what is long or really ends. */
export function opensAndCloses(
  about: Timed,
  { from, to }: { from: PlainDay; to: PlainDay | null },
  keys: Record<'opens' | 'closes', readonly string[]>,
): Reminder[] {
  const opens: Reminder = { ...about, stage: 'opens', on: from, keys: keys.opens };
  const ends = about.kind === 'health_due' && about.window.ends;
  const days = to ? daysBetween(from, to) : 0;
  if (!to || days <= CLOSES_BEFORE_DAYS || (!ends && days < CLOSES_FROM_DAYS)) return [opens];
  return [opens, { ...about, stage: 'closes', on: addDays(to, -CLOSES_BEFORE_DAYS), keys: keys.closes }];
}

export const addDays = (day: PlainDay, days: number): PlainDay => dayFromNumber(dayNumber(day) + days);
export const daysBetween = (from: PlainDay, to: PlainDay): number => dayNumber(to) - dayNumber(from);
