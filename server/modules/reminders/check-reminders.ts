import { ageBasis, toAgeBasisDay } from '@contract/common/age';
import { type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import { findTest, TESTS } from '@server/content/all-tests';
import type { ContentTest } from '@server/content/content-test';
import { DEVELOPMENT_CHECKS } from '@server/content/development-check';
import { getTestWindow } from '@server/modules/test/attempts/test-windows';
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

/** Days for which a look again is still worth a notice. */
const AGAIN_DAYS = 14;

/**
 * The day on which a result asks to answer again, by the newest completed check of a kind. Leads to the check of the kind
 * that is open for the child by then, else to the result.
 */
export function againReminders(child: ReminderChild, { attempts }: ReminderRecords): Reminder[] {
  const newest = new Map<string, ReminderRecords['attempts'][number]>();
  for (const attempt of attempts) {
    const kind = findTest(attempt.testId)?.kind;
    if (!kind || !attempt.completedAt) continue;
    const last = newest.get(kind)?.completedAt;
    if (!last || last < attempt.completedAt) newest.set(kind, attempt);
  }
  return [...newest.values()].flatMap(({ id, testId, againOn }): Reminder[] => {
    const answered = findTest(testId);
    const on = parseDay(againOn ?? '');
    if (!answered || !on) return [];
    const check = findOpenCheck(answered, child, on);
    const until = addDays(on, AGAIN_DAYS);
    return [{ kind: 'check_due', stage: 'again', on, keys: [`again/${id}`], attemptId: id, answered, check, until }];
  });
}

function findOpenCheck(
  { kind }: ContentTest,
  { birthDate, gestationWeeks }: ReminderChild,
  on: PlainDay,
): ContentTest | null {
  const age = ageBasis(birthDate, gestationWeeks, on);
  return TESTS.find((test) => test.kind === kind && getTestWindow(test, age) === 'current') ?? null;
}
