import type { TestResult } from '@contract/test/diagnostics-results.responses';
import { STANDING_LINE } from '@contract/test/diagnostics-words';
import { leadsToSpecialist } from '@contract/test/result-words';
import { CARE_GUIDE } from '@server/content/care-guide';
import { testAttempts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { assertSensitiveConsentInAnyVersion } from '@server/modules/accounts/consents/sensitive-consent';
import { findChild, findChildIn, recheckReminders } from '@server/modules/profiles/child';
import type { ChildContext } from '@server/modules/profiles/child-access';
import { type AnswerRow, type AttemptRow, getTest } from '@server/modules/test/attempts/attempt-view';
import { bandBasis } from '@server/modules/test/results/band-basis';
import { computeResult } from '@server/modules/test/results/compute-result';
import { attemptBefore, sinceLast } from '@server/modules/test/results/since-last';
import { getResults, storeResult } from '@server/modules/test/results/stored-results';
import { and, eq } from 'drizzle-orm';
import { findAttempt, listAnswers, listChildAttempts, lockAttempt } from './attempts-service';

type Input = { attemptId: string };

/** Finishes an attempt and answers its result; twice answers the same. @throws AppError NOT_FOUND, TEST_INCOMPLETE, CONSENT_REQUIRED */
export async function completeAttempt(ctx: ChildContext, { attemptId }: Input): Promise<TestResult> {
  await ctx.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, ctx, attemptId);
    if (attempt.completedAt) return;
    await assertSensitiveConsentInAnyVersion(tx, ctx.callerId);
    const answers = await listAnswers(tx, ctx, attempt.id);
    assertComplete(attempt, answers);
    const at = new Date(ctx.now);
    await tx
      .update(testAttempts)
      .set({ completedAt: at, updatedAt: at })
      .where(and(eq(testAttempts.accountId, ctx.accountId), eq(testAttempts.id, attempt.id)));
    const done = { ...attempt, completedAt: at, updatedAt: at };
    const { gestationWeeks } = await findChildIn(tx, ctx, attempt.profileId);
    await storeResult(tx, done, computeResult(getTest(done), done, answers, gestationWeeks));
    await recheckReminders(tx, ctx, attempt.profileId);
  });
  return getResult(ctx, { attemptId });
}

function assertComplete(attempt: AttemptRow, answers: readonly AnswerRow[]) {
  const given = new Set(answers.map((answer) => answer.itemId));
  const left = getTest(attempt).items.filter((item) => !given.has(item.id)).length;
  if (left > 0) {
    throw new AppError('TEST_INCOMPLETE', { message: `아직 답하지 않은 질문이 ${left}개 있어요. 마저 답해 주세요.` });
  }
}

/** The result of a finished attempt, as it was on that day. @throws AppError NOT_FOUND, TEST_INCOMPLETE */
export async function getResult(ctx: ChildContext, { attemptId }: Input): Promise<TestResult> {
  const attempt = await findAttempt(ctx.db, ctx, attemptId);
  if (!attempt.completedAt) {
    assertComplete(attempt, await listAnswers(ctx.db, ctx, attempt.id));
    throw new AppError('TEST_INCOMPLETE', { message: '모두 답했어요. 체크를 마치면 결과를 볼 수 있어요.' });
  }
  const child = await findChild(ctx, attempt.profileId);
  const before = attemptBefore(attempt, await listChildAttempts(ctx, child.id));
  const compared = before ? [attempt, before] : [attempt];
  const results = await getResults(ctx.db, ctx.accountId, compared);
  const computed = results.get(attempt.id);
  const resultBefore = before && results.get(before.id);
  if (!computed) throw new Error('A finished attempt has no result');
  const head = {
    child: { id: child.id, name: child.name, birth_date: child.birthDate, gestation_weeks: child.gestationWeeks },
    standing_line: STANDING_LINE,
    since_last: before && resultBefore ? sinceLast(before, resultBefore.summary, computed.summary) : null,
  };
  if (computed.result.shape === 'positions') return { ...computed.result, ...head };
  return {
    ...computed.result,
    ...head,
    next_step: computed.result.next_step ?? null,
    lost_skill_discussed_at: computed.lostSkillDiscussedAt?.toISOString() ?? null,
    band_basis: bandBasis(getTest(attempt), attempt.ageMonths),
    care: leadsToSpecialist(computed.result) ? CARE_GUIDE : null,
  };
}
