import { ANALYSIS_CHECKS_MAX } from '@contract/mypage/analysis';
import type { AnalysisCheck, DoctorCheck } from '@contract/mypage/analysis.responses';
import type { TestKind } from '@contract/test/diagnostics-kinds';
import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import { isForSpecialist } from '@contract/test/result-words';
import type { Queryable } from '@server/db/database';
import { testAttempts, testResults } from '@server/db/schema';
import type { StoredSummary } from '@server/db/schema/test-results';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { type AttemptRow, getAttemptAge, getTest } from '@server/modules/test/attempts/attempt-view';
import { changesSince } from '@server/modules/test/attempts/changes';
import { notOthers } from '@server/modules/test/attempts/not-others';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';

type Done = { attempt: AttemptRow; completedAt: Date; summary: StoredSummary };

type DoneRow = Omit<Done, 'completedAt'>;

/** The finished checks of a child with their small summaries, newest first. */
export const listDoneRows = (
  db: Queryable,
  child: { accountId: string; callerId: string; id: string },
): Promise<DoneRow[]> =>
  db
    .select({ attempt: testAttempts, summary: testResults.summary })
    .from(testAttempts)
    .innerJoin(
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

/** The same, oldest first. */
export const toDone = (rows: readonly DoneRow[]): Done[] =>
  rows.toReversed().flatMap(({ attempt, summary }): Done[] => {
    const { completedAt } = attempt;
    return completedAt ? [{ attempt, completedAt, summary }] : [];
  });

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

/**
 * True if the newest check of a kind leads to a specialist: by its step; of one from before there was a step, by its
 * levels or a concern. `checks`: oldest first.
 */
export function isSpecialistDue(checks: readonly AnalysisCheck[]): boolean {
  const newest = new Map(checks.map((check) => [check.kind, check]));
  return [...newest.values()].some(({ next_step: step, talk_first, levels }) =>
    step === undefined ? talk_first || levels.some(({ level }) => level === 'talk') : isForSpecialist(step),
  );
}

type ParentAnswers = Pick<LevelsResult, 'questions' | 'concern_notes'>;

/** Doctor questions from the newest check of each kind with levels, read without the rest of its result. */
export async function doctorChecks(ctx: ChildContext, checks: readonly Done[]): Promise<DoctorCheck[]> {
  const newest = new Map<TestKind, Done>();
  for (const each of checks) if (getTest(each.attempt).shape === 'levels') newest.set(getTest(each.attempt).kind, each);
  // Questions for the class teacher are not asked of the doctor.
  const done = [...newest.values()].filter(({ summary }) => summary.next_step?.kind !== 'teacher');
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
