import { ANALYSIS_CHECKS_MAX } from '@contract/mypage/analysis';
import type { AnalysisCheck, DoctorCheck } from '@contract/mypage/analysis.responses';
import type { TestKind } from '@contract/test/diagnostics-kinds';
import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import type { Queryable } from '@server/db/database';
import { testAttempts, testResults } from '@server/db/schema';
import type { StoredSummary } from '@server/db/schema/test-results';
import type { Child } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { type AttemptRow, getAttemptAge, getTest } from '@server/modules/test/attempts/attempt-view';
import { changesSince } from '@server/modules/test/attempts/changes';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { getResults } from '@server/modules/test/results/stored-results';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';

type Done = { attempt: AttemptRow; completedAt: Date; summary: StoredSummary };

type DoneRow = { attempt: AttemptRow; summary: StoredSummary | null };

/** The finished checks of a child with their small summaries where they are stored, newest first. */
export const listDoneRows = (
  db: Queryable,
  child: { accountId: string; callerId: string; id: string },
): Promise<DoneRow[]> =>
  db
    .select({ attempt: testAttempts, summary: testResults.summary })
    .from(testAttempts)
    .leftJoin(
      testResults,
      and(eq(testResults.accountId, testAttempts.accountId), eq(testResults.attemptId, testAttempts.id)),
    )
    .where(
      and(
        eq(testAttempts.accountId, child.accountId),
        eq(testAttempts.profileId, child.id),
        isNotNull(testAttempts.completedAt),
        notOthers(child.callerId),
      ),
    )
    .orderBy(desc(testAttempts.completedAt), desc(testAttempts.id))
    .limit(ANALYSIS_CHECKS_MAX);

/** The same, oldest first, each with a summary. `child` is the caller's own. */
export async function toDone(ctx: ChildContext, child: Child, rows: readonly DoneRow[]): Promise<Done[]> {
  // Finished before results were stored: an hourly job backfills them, until then they are computed.
  const older = rows.filter(({ summary }) => summary === null).map(({ attempt }) => attempt);
  const workedOut = await getResults(ctx.db, ctx.accountId, older, child.gestationWeeks);
  return rows.toReversed().flatMap(({ attempt, summary }): Done[] => {
    const stored = summary ?? workedOut.get(attempt.id)?.summary;
    return stored && attempt.completedAt ? [{ attempt, completedAt: attempt.completedAt, summary: stored }] : [];
  });
}

/** As the analyses show them: each with what changed since the one of its kind before it. */
export function checkViews(done: readonly Done[]): AnalysisCheck[] {
  const before = new Map<TestKind, Done>();
  return done.map((each) => {
    const { attempt, completedAt, summary } = each;
    const { kind, about } = getTest(attempt);
    const last = before.get(kind);
    before.set(kind, each);
    return {
      attempt_id: attempt.id,
      kind,
      about,
      completed_at: completedAt.toISOString(),
      age: getAttemptAge(attempt),
      ...summary,
      since_last: last
        ? { completed_at: last.completedAt.toISOString(), changes: changesSince(last.summary, summary) }
        : null,
    };
  });
}

/** Whether the newest check of a kind leads to a specialist, by its levels or a concern. `checks`: oldest first. */
export function isSpecialistDue(checks: readonly AnalysisCheck[]): boolean {
  const newest = new Map(checks.map((check) => [check.kind, check]));
  return [...newest.values()].some((check) => check.talk_first || check.levels.some(({ level }) => level === 'talk'));
}

type ParentAnswers = Pick<LevelsResult, 'questions' | 'concern_notes'>;

/** Doctor questions from the newest check of each kind with levels, read without the rest of its result. */
export async function doctorChecks(ctx: ChildContext, child: Child, checks: readonly Done[]): Promise<DoctorCheck[]> {
  const newest = new Map<TestKind, Done>();
  for (const each of checks) if (getTest(each.attempt).shape === 'levels') newest.set(getTest(each.attempt).kind, each);
  const done = [...newest.values()];
  if (done.length === 0) return [];
  const ids = done.map(({ attempt }) => attempt.id);
  const rows = await ctx.db
    .select({
      attemptId: testResults.attemptId,
      questions: sql<string[]>`${testResults.result} -> 'questions'`,
      concern_notes: sql<LevelsResult['concern_notes']>`${testResults.result} -> 'concern_notes'`,
    })
    .from(testResults)
    .where(and(eq(testResults.accountId, ctx.accountId), inArray(testResults.attemptId, ids)));
  const answersById = new Map<string, ParentAnswers>(rows.map(({ attemptId, ...row }) => [attemptId, row]));
  const older = done.filter(({ attempt }) => !answersById.has(attempt.id)).map(({ attempt }) => attempt);
  for (const [id, { result }] of await getResults(ctx.db, ctx.accountId, older, child.gestationWeeks)) {
    if (result.shape === 'levels') answersById.set(id, result);
  }
  return done.flatMap(({ attempt, completedAt, summary }) => {
    const own = answersById.get(attempt.id);
    return own
      ? [
          {
            attempt_id: attempt.id,
            name: summary.name,
            completed_at: completedAt.toISOString(),
            concern_notes: own.concern_notes,
            questions: own.questions,
          },
        ]
      : [];
  });
}
