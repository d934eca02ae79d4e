import type { Queryable } from '@server/db/database';
import { testAttempts, testResults } from '@server/db/schema';
import { type AttemptRow, getTest } from '@server/modules/test/attempts/attempt-view';
import { and, eq, inArray } from 'drizzle-orm';
import type { ComputedResult } from './compute-result';

/** Stores the result of a finished attempt. */
export async function storeResult(
  tx: Queryable,
  attempt: AttemptRow,
  { summary, result }: ComputedResult,
): Promise<void> {
  await tx.insert(testResults).values({
    accountId: attempt.accountId,
    attemptId: attempt.id,
    contentVersion: getTest(attempt).version,
    summary,
    result,
    createdAt: attempt.completedAt ?? attempt.updatedAt,
  });
}

const storedColumns = {
  attemptId: testResults.attemptId,
  summary: testResults.summary,
  result: testResults.result,
  lostSkillDiscussedAt: testResults.lostSkillDiscussedAt,
};

/** A result with the parent's mark on it. */
type StoredRow = ComputedResult & { attemptId: string; lostSkillDiscussedAt: Date | null };

export const byAttempt = (rows: readonly StoredRow[]): ReadonlyMap<string, StoredRow> =>
  new Map(rows.map((row) => [row.attemptId, row]));

/** Results of an account by attempt; an unfinished one has none. */
export async function getResults(
  db: Queryable,
  accountId: string,
  attempts: readonly AttemptRow[],
): Promise<ReadonlyMap<string, StoredRow>> {
  const ids = attempts.map(({ id }) => id);
  return byAttempt(
    await db
      .select(storedColumns)
      .from(testResults)
      .where(and(eq(testResults.accountId, accountId), inArray(testResults.attemptId, ids))),
  );
}

/** The results of a child. */
export const listStoredResults = (db: Queryable, child: { accountId: string; id: string }): Promise<StoredRow[]> =>
  db
    .select(storedColumns)
    .from(testResults)
    .innerJoin(
      testAttempts,
      and(eq(testAttempts.accountId, testResults.accountId), eq(testAttempts.id, testResults.attemptId)),
    )
    .where(and(eq(testAttempts.accountId, child.accountId), eq(testAttempts.profileId, child.id)));
