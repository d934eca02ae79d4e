import type { Database, Queryable } from '@server/db/database';
import { profiles, testAnswers, testAttempts, testResults } from '@server/db/schema';
import { walkInBatches } from '@server/db/walk-in-batches';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { type AnswerRow, type AttemptRow, getTest } from '@server/modules/test/attempts/attempt-view';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ComputedResult, computeResult } from './compute-result';

/** A result with the parent's mark on it. */
export type MarkedResult = ComputedResult & { lostSkillDiscussedAt: Date | null };

/** Stores the result of a finished attempt; an existing one is unchanged. */
export async function storeResult(
  tx: Queryable,
  attempt: AttemptRow,
  { summary, result }: ComputedResult,
): Promise<void> {
  await tx
    .insert(testResults)
    .values({
      accountId: attempt.accountId,
      attemptId: attempt.id,
      contentVersion: getTest(attempt).version,
      summary,
      result,
      createdAt: attempt.completedAt ?? attempt.updatedAt,
    })
    .onConflictDoNothing();
}

const storedColumns = {
  attemptId: testResults.attemptId,
  summary: testResults.summary,
  result: testResults.result,
  lostSkillDiscussedAt: testResults.lostSkillDiscussedAt,
};

/** Results of an account by attempt: stored ones, or computed where an old attempt has none yet. */
export async function getResults(
  db: Queryable,
  accountId: string,
  attempts: readonly AttemptRow[],
  gestationWeeks: number | null,
): Promise<Map<string, MarkedResult>> {
  const done = attempts.filter(({ completedAt }) => completedAt !== null);
  if (done.length === 0) return new Map();
  const ids = done.map(({ id }) => id);
  const rows = await db
    .select(storedColumns)
    .from(testResults)
    .where(and(eq(testResults.accountId, accountId), inArray(testResults.attemptId, ids)));
  return addMissingResults(db, rows, done, gestationWeeks);
}

type StoredRow = MarkedResult & { attemptId: string };

/** The stored results of a child. */
export const listStoredResults = (db: Queryable, child: { accountId: string; id: string }): Promise<StoredRow[]> =>
  db
    .select(storedColumns)
    .from(testResults)
    .innerJoin(
      testAttempts,
      and(eq(testAttempts.accountId, testResults.accountId), eq(testAttempts.id, testResults.attemptId)),
    )
    .where(and(eq(testAttempts.accountId, child.accountId), eq(testAttempts.profileId, child.id)));

/** Results by attempt: the stored ones, and those of finished attempts without one, computed. */
export async function addMissingResults(
  db: Queryable,
  rows: readonly StoredRow[],
  attempts: readonly AttemptRow[],
  gestationWeeks: number | null,
): Promise<Map<string, MarkedResult>> {
  const stored = new Map<string, MarkedResult>(rows.map(({ attemptId, ...row }) => [attemptId, row]));
  const missing = attempts.filter(({ id, completedAt }) => completedAt !== null && !stored.has(id));
  const answers = await answersByAttempt(db, missing[0]?.accountId ?? '', missing);
  for (const attempt of missing) {
    const computed = computeResult(getTest(attempt), attempt, answers.get(attempt.id) ?? [], gestationWeeks);
    stored.set(attempt.id, { ...computed, lostSkillDiscussedAt: null });
  }
  return stored;
}

async function answersByAttempt(
  db: Queryable,
  accountId: string,
  attempts: readonly AttemptRow[],
): Promise<Map<string, AnswerRow[]>> {
  const byAttempt = new Map<string, AnswerRow[]>();
  if (attempts.length === 0) return byAttempt;
  const ids = attempts.map(({ id }) => id);
  const rows = await db
    .select()
    .from(testAnswers)
    .where(and(eq(testAnswers.accountId, accountId), inArray(testAnswers.attemptId, ids)));
  for (const row of rows) byAttempt.set(row.attemptId, [...(byAttempt.get(row.attemptId) ?? []), row]);
  return byAttempt;
}

const attemptColumns = getTableColumns(testAttempts);

/**
 * Job: stores the results of attempts finished before results were stored, so that later content does not change them.
 * @returns how many it stored
 * @throws JobInterrupted when the process was asked to stop
 */
export async function backfillResults(db: Database, stopping?: AbortSignal): Promise<number> {
  let stored = 0;
  await walkInBatches({
    stopping,
    read: (after: { accountId: string; id: string } | null, limit) =>
      db
        .select({ accountId: testAttempts.accountId, id: testAttempts.id })
        .from(testAttempts)
        .where(
          after
            ? sql`(${testAttempts.accountId}, ${testAttempts.id}) > (${after.accountId}::uuid, ${after.id}::uuid)`
            : undefined,
        )
        .orderBy(asc(testAttempts.accountId), asc(testAttempts.id))
        .limit(limit),
    async visit(rows) {
      for (const { attempt, gestationWeeks } of await listWithoutResult(db, rows)) {
        throwIfStopping(stopping);
        const answers = await answersByAttempt(db, attempt.accountId, [attempt]);
        const computed = computeResult(getTest(attempt), attempt, answers.get(attempt.id) ?? [], gestationWeeks);
        await storeResult(db, attempt, computed);
        stored += 1;
      }
    },
  });
  return stored;
}

/** Those of the attempts that are finished and have no result. */
function listWithoutResult(db: Queryable, attempts: readonly { accountId: string; id: string }[]) {
  const [accountIds, ids] = [attempts.map(({ accountId }) => accountId), attempts.map(({ id }) => id)];
  return db
    .select({ attempt: attemptColumns, gestationWeeks: profiles.gestationWeeks })
    .from(testAttempts)
    .innerJoin(
      sql`unnest(${sql.param(accountIds)}::uuid[], ${sql.param(ids)}::uuid[]) seen (account_id, id)`,
      sql`seen.account_id = ${testAttempts.accountId} and seen.id = ${testAttempts.id}`,
    )
    .innerJoin(profiles, and(eq(profiles.accountId, testAttempts.accountId), eq(profiles.id, testAttempts.profileId)))
    .leftJoin(
      testResults,
      and(eq(testResults.accountId, testAttempts.accountId), eq(testResults.attemptId, testAttempts.id)),
    )
    .where(and(isNotNull(testAttempts.completedAt), isNull(testResults.attemptId)));
}
