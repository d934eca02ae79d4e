import { DAY_MS } from '@contract/common/time';
import type { LOST_SKILL_ITEM, WORRY_ITEM } from '@contract/test/diagnostics';
import type { TestItem } from '@contract/test/diagnostics.responses';
import type { AnswerValue, Domain } from '@contract/test/diagnostics-kinds';
import type { ContentTest } from '@server/content/content-test';
import type { StoredResult, StoredSummary } from '@server/db/schema/test-results';
import type { AnswerRow, AttemptRow } from '@server/modules/test/attempts/attempt-view';
import { computeResult } from '@server/modules/test/results/compute-result';

type Answered = {
  /** Completed months of the child. */
  months: number;
  answer: (item: TestItem, at: number) => AnswerValue;
  /** A concern that is answered yes. */
  concern?: { item: typeof LOST_SKILL_ITEM | typeof WORRY_ITEM; areas?: Domain[]; note?: string };
  /** When it was completed. */
  at: Date;
};

/** For tests and printing: the result of a check without a database, for a child born at term. */
export function computeCheck(
  test: ContentTest,
  { months, answer, concern, at }: Answered,
): { summary: StoredSummary; result: StoredResult } {
  const attempt: AttemptRow = {
    accountId: 'account',
    id: 'attempt',
    profileId: 'child',
    testId: test.id,
    contentVersion: test.version,
    ageMonths: months,
    actualAgeMonths: months,
    corrected: false,
    answered: test.items.length,
    startedAt: new Date(at.getTime() - DAY_MS),
    updatedAt: at,
    completedAt: at,
    writtenBy: null,
    personalTo: null,
  };
  const answers = test.items.map((item, index): AnswerRow => {
    const own = item.id === concern?.item ? concern : null;
    return {
      accountId: 'account',
      attemptId: 'attempt',
      itemId: item.id,
      value: item.kind === 'concern' ? (own ? 'yes' : 'no') : answer(item, index),
      areas: own?.areas ?? [],
      note: own?.note ?? '',
      answeredAt: at,
      eventId: item.id,
      writtenBy: null,
    };
  });
  return computeResult(test, attempt, answers, null);
}

/** The same of a check with a result in levels. */
export function computeLevels(test: ContentTest, answered: Answered): Extract<StoredResult, { shape: 'levels' }> {
  const { result } = computeCheck(test, answered);
  if (result.shape !== 'levels') throw new Error(`${test.id} has no levels`);
  return result;
}
