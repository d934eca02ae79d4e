import type { Queryable } from '@server/db/database';
import { growthEntries, sentReminders, testAttempts, testResults } from '@server/db/schema';
import { groupBy } from '@server/lib/group-by';
import { listMarksOfAccounts } from '@server/modules/home/health-windows/health-marks';
import { and, eq, gt, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import type { ReminderRecords } from './reminder';

const nextStep = sql`(${testResults.summary} -> 'next_step')`;

type ChildRecords = { records: ReminderRecords; sent: ReadonlySet<string> };

/** Input of the reminders of all children of some accounts, by child; four statements. */
export async function readRecords(
  db: Queryable,
  accountIds: readonly string[],
): Promise<(profileId: string) => ChildRecords> {
  const ids = [...new Set(accountIds)];
  const [marks, attempts, measured, sent] = [
    await listMarksOfAccounts(db, ids),
    await db
      .select({
        profileId: testAttempts.profileId,
        id: testAttempts.id,
        testId: testAttempts.testId,
        startedAt: testAttempts.startedAt,
        completedAt: testAttempts.completedAt,
        personalTo: testAttempts.personalTo,
        againOn: sql<
          string | null
        >`case when ${nextStep} ->> 'kind' in ('again', 'teacher') then ${nextStep} ->> 'on' end`,
      })
      .from(testAttempts)
      .leftJoin(
        testResults,
        and(eq(testResults.accountId, testAttempts.accountId), eq(testResults.attemptId, testAttempts.id)),
      )
      .where(
        and(
          inArray(testAttempts.accountId, ids),
          or(isNotNull(testAttempts.completedAt), gt(testAttempts.answered, 0)),
        ),
      ),
    await db
      .select({ profileId: growthEntries.profileId, measuredOn: max(growthEntries.measuredOn) })
      .from(growthEntries)
      .where(inArray(growthEntries.accountId, ids))
      .groupBy(growthEntries.profileId),
    await db
      .select({ profileId: sentReminders.profileId, key: sentReminders.key })
      .from(sentReminders)
      .where(inArray(sentReminders.accountId, ids)),
  ];
  const attemptsByProfile = groupBy(attempts, ({ profileId }) => profileId);
  const sentByProfile = groupBy(sent, ({ profileId }) => profileId);
  const measuredByProfile = new Map(measured.map(({ profileId, measuredOn }) => [profileId, measuredOn]));
  return (id) => ({
    records: {
      marks: marks.get(id) ?? new Map(),
      attempts: attemptsByProfile.get(id) ?? [],
      measuredOn: measuredByProfile.get(id) ?? null,
    },
    sent: new Set((sentByProfile.get(id) ?? []).map(({ key }) => key)),
  });
}
