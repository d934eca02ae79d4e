import type { AgeUsed, Attempt, AttemptSummary, SavedAnswer } from '@contract/diagnostics';
import { type DevelopmentCheck, findCheck } from '@server/content/development-check';
import type { testAnswers, testAttempts } from '@server/db/schema';
import { outcomeOf } from './result-rules';

export type AttemptRow = typeof testAttempts.$inferSelect;
export type AnswerRow = typeof testAnswers.$inferSelect;

/** The check an attempt was begun with. Content never drops a check that a row speaks of. */
export function checkOf(attempt: Pick<AttemptRow, 'testId'>): DevelopmentCheck {
  const check = findCheck(attempt.testId);
  if (!check) throw new Error(`No content for test ${attempt.testId}`);
  return check;
}

/** 0 not begun · 1–99 in progress, also when every answer is given but it is not finished · 100 completed. */
export function statusOf(attempt: Pick<AttemptRow, 'testId' | 'answered' | 'completedAt'>): number {
  if (attempt.completedAt) return 100;
  if (attempt.answered === 0) return 0;
  return Math.min(99, Math.max(1, Math.round((attempt.answered / checkOf(attempt).items.length) * 100)));
}

export const ageOfAttempt = (attempt: AttemptRow): AgeUsed => ({
  months: attempt.ageMonths,
  actual_months: attempt.actualAgeMonths,
  corrected: attempt.corrected,
});

/** Values were checked against the contract when they were written. */
export const savedAnswer = (row: Omit<AnswerRow, 'accountId' | 'attemptId' | 'eventId'>): SavedAnswer => ({
  item_id: row.itemId,
  value: row.value as SavedAnswer['value'],
  areas: row.areas as SavedAnswer['areas'],
  note: row.note,
  answered_at: row.answeredAt.toISOString(),
});

export function attemptView(attempt: AttemptRow, answers: readonly AnswerRow[]): Attempt {
  const check = checkOf(attempt);
  return {
    id: attempt.id,
    test_id: attempt.testId,
    profile_id: attempt.profileId,
    name: check.name,
    status: statusOf(attempt),
    started_at: attempt.startedAt.toISOString(),
    completed_at: attempt.completedAt?.toISOString() ?? null,
    age: ageOfAttempt(attempt),
    items: [...check.items],
    answers: answers.map(savedAnswer),
  };
}

/** Levels only of a finished attempt: half a check says nothing yet. */
export function attemptSummary(attempt: AttemptRow, answers: readonly AnswerRow[]): AttemptSummary {
  const check = checkOf(attempt);
  const levels = attempt.completedAt
    ? outcomeOf(check.items, answers.map(savedAnswer)).domains.map(({ domain, level }) => ({ domain, level }))
    : [];
  return {
    id: attempt.id,
    test_id: attempt.testId,
    name: check.name,
    status: statusOf(attempt),
    started_at: attempt.startedAt.toISOString(),
    completed_at: attempt.completedAt?.toISOString() ?? null,
    age: ageOfAttempt(attempt),
    levels,
  };
}
