import type { LevelsResult, PositionsResult } from '@contract/test/diagnostics-results';
import type { ContentTest } from '@server/content/content-test';
import { HELP_OFFER } from '@server/content/help-lines';
import type { KeptResult, KeptSummary } from '@server/db/schema/test-results';
import { type AnswerRow, type AttemptRow, ageOfAttempt, savedAnswer } from '@server/modules/test/attempts/attempt-view';
import { choosePlays } from './choose-plays';
import { doctorQuestions } from './doctor-questions';
import { isTired, positionsOf } from './position-rules';
import { type Outcome, outcomeOf } from './result-rules';

export type WorkedOut = { summary: KeptSummary; result: KeptResult };

/** The result of a finished attempt by the content of today. @param gestationWeeks of the child; null when born at term */
export function workOutResult(
  test: ContentTest,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  gestationWeeks: number | null,
): WorkedOut {
  const given = answers.map(savedAnswer);
  const head = {
    attempt_id: attempt.id,
    test_id: attempt.testId,
    kind: test.kind,
    about: test.about,
    name: test.name,
    completed_at: (attempt.completedAt ?? attempt.updatedAt).toISOString(),
    age: ageOfAttempt(attempt),
    source: test.texts.sources.join(' · '),
  };
  if (test.shape === 'positions') {
    const positions = positionsOf(test, given);
    const help = isTired(test.parts, positions) ? HELP_OFFER : null;
    return { summary: summaryOf(test, { positions }), result: { ...head, shape: 'positions', positions, help } };
  }
  const outcome = outcomeOf(test, given);
  const result: KeptResult = {
    ...head,
    shape: 'levels',
    parts: outcome.parts,
    watched: watchedItems(outcome, head.age.months),
    talk_first: outcome.concerns.map(({ kind }) => kind),
    concern_notes: outcome.concerns,
    questions: doctorQuestions(outcome, head.age, gestationWeeks),
  };
  return { summary: summaryOf(test, { levels: outcome.parts, talkFirst: outcome.concerns.length > 0 }), result };
}

function watchedItems({ watched }: Outcome, months: number): LevelsResult['watched'] {
  const plays = choosePlays(
    watched.map(({ item }) => item),
    months,
  );
  return watched.flatMap(({ item, part, answer }, i) => {
    const play = plays[i];
    return play ? [{ item_id: item.id, text: item.text, part, answer, play }] : [];
  });
}

function summaryOf(
  { name }: ContentTest,
  {
    levels = [],
    positions = [],
    talkFirst = false,
  }: { levels?: LevelsResult['parts']; positions?: PositionsResult['positions']; talkFirst?: boolean },
): KeptSummary {
  return {
    name,
    levels: levels.map(({ id, label, domain, level }) => ({ id, label, domain, level })),
    positions: positions.map(({ id, label, position, title }) => ({ id, label, position, title })),
    talk_first: talkFirst,
  };
}
