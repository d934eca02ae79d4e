import type { AgeUsed, Attempt, SavedAnswer } from '@contract/test/diagnostics.responses';
import type { AttemptSummary, SinceLast } from '@contract/test/diagnostics-results.responses';
import { findTestVersion } from '@server/content/all-tests';
import type { ContentTest } from '@server/content/content-test';
import type { testAnswers, testAttempts } from '@server/db/schema';
import type { StoredSummary } from '@server/db/schema/test-results';

export type AttemptRow = typeof testAttempts.$inferSelect;
export type AnswerRow = typeof testAnswers.$inferSelect;

/** The test an attempt was begun with, in that version. Content never drops a test that a row speaks of. */
export function getTest(attempt: Pick<AttemptRow, 'testId' | 'contentVersion'>): ContentTest {
  const test = findTestVersion(attempt.testId, attempt.contentVersion);
  if (!test) throw new Error(`No content for test ${attempt.testId}`);
  return test;
}

/** 0 not begun · 1–99 in progress, also when every answer is given but it is not finished · 100 completed. */
export function getProgressPercent(
  attempt: Pick<AttemptRow, 'testId' | 'contentVersion' | 'answered' | 'completedAt'>,
): number {
  if (attempt.completedAt) return 100;
  if (attempt.answered === 0) return 0;
  return Math.min(99, Math.max(1, Math.round((attempt.answered / getTest(attempt).items.length) * 100)));
}

export const getAttemptAge = (attempt: AttemptRow): AgeUsed => ({
  months: attempt.ageMonths,
  actual_months: attempt.actualAgeMonths,
  corrected: attempt.corrected,
});

/** Display names of the others who gave answers, by account. */
export type Writers = ReadonlyMap<string, string>;

export const savedAnswer = (
  row: Omit<AnswerRow, 'accountId' | 'attemptId' | 'eventId'>,
  writers?: Writers,
): SavedAnswer => ({
  item_id: row.itemId,
  value: row.value,
  areas: row.areas,
  note: row.note,
  answered_at: row.answeredAt.toISOString(),
  by: row.writtenBy === null ? undefined : writers?.get(row.writtenBy),
});

export function attemptView(attempt: AttemptRow, answers: readonly AnswerRow[], writers?: Writers): Attempt {
  const { name, kind, about, items } = getTest(attempt);
  return {
    id: attempt.id,
    test_id: attempt.testId,
    kind,
    about,
    profile_id: attempt.profileId,
    name,
    status: getProgressPercent(attempt),
    started_at: attempt.startedAt.toISOString(),
    completed_at: attempt.completedAt?.toISOString() ?? null,
    age: getAttemptAge(attempt),
    items: [...items],
    answers: answers.map((answer) => savedAnswer(answer, writers)),
  };
}

/** @param stored the result of a finished attempt; null while in progress */
export function attemptSummary(
  attempt: AttemptRow,
  stored: StoredSummary | null,
  sinceLast: SinceLast | null,
): AttemptSummary {
  const { name, kind, about } = getTest(attempt);
  return {
    id: attempt.id,
    test_id: attempt.testId,
    kind,
    about,
    status: getProgressPercent(attempt),
    started_at: attempt.startedAt.toISOString(),
    completed_at: attempt.completedAt?.toISOString() ?? null,
    age: getAttemptAge(attempt),
    ...(stored ?? { name, levels: [], positions: [], talk_first: false }),
    since_last: sinceLast,
  };
}
