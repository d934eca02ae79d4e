import type { TestResult } from '@contract/diagnostics';
import { CHECK_TEXTS } from '@server/content/development-check';
import { testAttempts } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { and, eq } from 'drizzle-orm';
import { ageOfAttempt, type AnswerRow, type AttemptRow, checkOf, savedAnswer } from './attempt-view';
import { answersOf, findAttempt, lockAttempt } from './attempts-service';
import { type Child, findChild } from './child';
import { assertSensitiveConsent } from './consent-service';
import { choosePlays } from './choose-plays';
import { doctorQuestions } from './doctor-questions';
import { outcomeOf } from './result-rules';

type Input = { attemptId: string };

/** Finishes an attempt and answers its result; twice answers the same. @throws AppError NOT_FOUND, TEST_INCOMPLETE, CONSENT_REQUIRED */
export async function completeAttempt(ctx: ServiceContext, { attemptId }: Input): Promise<TestResult> {
  await ctx.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, ctx, attemptId);
    if (attempt.completedAt) return;
    await assertSensitiveConsent(tx, ctx.accountId);
    assertComplete(attempt, await answersOf(tx, ctx, attempt.id));
    const at = new Date(ctx.now);
    await tx
      .update(testAttempts)
      .set({ completedAt: at, updatedAt: at })
      .where(and(eq(testAttempts.accountId, ctx.accountId), eq(testAttempts.id, attempt.id)));
  });
  return getResult(ctx, { attemptId });
}

function assertComplete(attempt: AttemptRow, answers: readonly AnswerRow[]) {
  const given = new Set(answers.map((answer) => answer.itemId));
  const left = checkOf(attempt).items.filter((item) => !given.has(item.id)).length;
  if (left > 0) {
    throw new AppError('TEST_INCOMPLETE', { message: `아직 답하지 않은 질문이 ${left}개 있어요. 마저 답해 주세요.` });
  }
}

/** The result of a finished attempt. @throws AppError NOT_FOUND, TEST_INCOMPLETE */
export async function getResult(ctx: ServiceContext, { attemptId }: Input): Promise<TestResult> {
  const attempt = await findAttempt(ctx.db, ctx, attemptId);
  const answers = await answersOf(ctx.db, ctx, attempt.id);
  if (!attempt.completedAt) {
    assertComplete(attempt, answers);
    throw new AppError('TEST_INCOMPLETE', { message: '모두 답했어요. 체크를 마치면 결과를 볼 수 있어요.' });
  }
  return resultView(attempt, attempt.completedAt, answers, await findChild(ctx, attempt.profileId));
}

function resultView(attempt: AttemptRow, completedAt: Date, answers: readonly AnswerRow[], child: Child): TestResult {
  const check = checkOf(attempt);
  const age = ageOfAttempt(attempt);
  const outcome = outcomeOf(check.items, answers.map(savedAnswer));
  const plays = choosePlays(
    outcome.watched.map(({ item }) => item.id),
    age.months,
  );
  return {
    attempt_id: attempt.id,
    test_id: attempt.testId,
    name: check.name,
    completed_at: completedAt.toISOString(),
    age,
    child: {
      id: child.id,
      name: child.name,
      birth_date: child.birthDate,
      gestation_weeks: child.gestationWeeks,
    },
    domains: outcome.domains,
    watched: outcome.watched.flatMap(({ item, answer }, i) => {
      const play = plays[i];
      return play ? [{ item_id: item.id, text: item.text, domain: item.domain, answer, play }] : [];
    }),
    talk_first: outcome.concerns.map(({ kind }) => kind),
    concern_notes: outcome.concerns,
    questions: doctorQuestions(outcome, age, child.gestationWeeks),
    source: CHECK_TEXTS.source,
  };
}
