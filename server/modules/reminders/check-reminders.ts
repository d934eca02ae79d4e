import { toAgeBasisDay } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { findTest } from '@server/content/all-tests';
import type { ContentTest } from '@server/content/content-test';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import {
  addDays,
  daysBetween,
  opensAndCloses,
  type Reminder,
  type ReminderChild,
  type ReminderRecords,
} from './reminder';

/** Days after which an unfinished check is reminded of. */
const UNFINISHED_DAYS = 3;

/**
 * Development checks by the age they use (corrected where it applies): the day one opens, and two weeks before it ends.
 * One that was completed is not reminded of.
 */
export function checkReminders(child: ReminderChild, { attempts }: ReminderRecords): Reminder[] {
  const completed = new Set(attempts.filter(({ completedAt }) => completedAt !== null).map(({ testId }) => testId));
  return DEVELOPMENT_CHECKS.filter(({ id }) => !completed.has(id)).flatMap((check) => toCheckReminders(check, child));
}

function toCheckReminders(check: ContentTest, { birthDate, gestationWeeks }: ReminderChild): Reminder[] {
  const from = toAgeBasisDay(birthDate, gestationWeeks, check.fromMonth);
  const end = toAgeBasisDay(birthDate, gestationWeeks, check.toMonth + 1);
  // Of a child born very early some checks have no day of their own: the corrected age ends at 24 months.
  if (!from || !end || daysBetween(from, end) <= 0) return [];
  const until = addDays(end, -1);
  const keys = { opens: [`${check.id}/opens`], closes: [`${check.id}/closes`] };
  return opensAndCloses({ kind: 'check_due', check, until }, { from, to: until }, keys);
}

/** A check of any kind that was begun and not completed, once. */
export const unfinishedReminders = (_: ReminderChild, { attempts }: ReminderRecords): Reminder[] =>
  attempts.flatMap(({ id, testId, startedAt, completedAt }) => {
    const check = findTest(testId);
    if (!check || completedAt !== null) return [];
    const on = addDays(seoulDay(startedAt.getTime()), UNFINISHED_DAYS);
    return [{ kind: 'unfinished_check', on, keys: [`unfinished/${id}`], attemptId: id, check } as const];
  });
