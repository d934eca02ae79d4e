import type { LostSkillInput } from '@contract/test/diagnostics';
import type { LevelsResult, LostSkill, LostSkillMark } from '@contract/test/diagnostics-results.responses';
import type { Queryable } from '@server/db/database';
import { testAttempts, testResults } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import type { Child } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { getResults } from '@server/modules/test/results/stored-results';
import { lockAttempt } from '@server/modules/test/runner/attempts-service';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';

/**
 * Marks the lost skill of a finished check as discussed with a doctor, or takes the mark back. The first mark's time
 * is retained. @throws AppError NOT_FOUND, also without a lost skill
 */
export async function setLostSkillDiscussed(
  ctx: ChildContext,
  { attemptId, discussed }: LostSkillInput & { attemptId: string },
): Promise<LostSkillMark> {
  return ctx.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, ctx, attemptId);
    const found = (await getResults(tx, ctx.accountId, [attempt])).get(attempt.id);
    if (!found || !hasLostSkill(found.result)) throw new AppError('NOT_FOUND');
    const at = discussed ? (found.lostSkillDiscussedAt ?? new Date(ctx.now)) : null;
    await tx
      .update(testResults)
      .set({ lostSkillDiscussedAt: at })
      .where(and(eq(testResults.accountId, ctx.accountId), eq(testResults.attemptId, attempt.id)));
    return { attempt_id: attempt.id, discussed_at: at?.toISOString() ?? null };
  });
}

const hasLostSkill = (result: { shape: string } & Partial<Pick<LevelsResult, 'talk_first'>>) =>
  result.talk_first?.includes('lost_skill') ?? false;

/** A page holds no more; marking one brings the next. */
const LOST_SKILLS_MAX = 10;

/** The child's lost skills that no mark closed, newest first. */
export async function listLostSkills(db: Queryable, child: Pick<Child, 'accountId' | 'id'>): Promise<LostSkill[]> {
  const rows = await db
    .select({
      attemptId: testResults.attemptId,
      completedAt: testAttempts.completedAt,
      name: sql<string>`${testResults.result} ->> 'name'`,
      notes: sql<LevelsResult['concern_notes']>`${testResults.result} -> 'concern_notes'`,
    })
    .from(testResults)
    .innerJoin(
      testAttempts,
      and(eq(testAttempts.accountId, testResults.accountId), eq(testAttempts.id, testResults.attemptId)),
    )
    .where(
      and(
        eq(testAttempts.accountId, child.accountId),
        eq(testAttempts.profileId, child.id),
        isNull(testResults.lostSkillDiscussedAt),
        sql`${testResults.result} -> 'talk_first' @> '["lost_skill"]'::jsonb`,
      ),
    )
    .orderBy(desc(testAttempts.completedAt), desc(testAttempts.id))
    .limit(LOST_SKILLS_MAX);
  return rows.flatMap(({ attemptId, completedAt, name, notes }) => {
    const concern = notes.find(({ kind }) => kind === 'lost_skill');
    if (!concern || !completedAt) return [];
    return [
      {
        attempt_id: attemptId,
        name,
        completed_at: completedAt.toISOString(),
        areas: concern.areas,
        note: concern.note,
      },
    ];
  });
}
