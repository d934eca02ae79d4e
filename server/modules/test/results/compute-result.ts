import type { LevelsResult, PositionsResult, ResultStep } from '@contract/test/diagnostics-results.responses';
import type { ContentTest } from '@server/content/content-test';
import { getHelpOffer } from '@server/content/help-offer';
import type { StoredResult, StoredSummary } from '@server/db/schema/test-results';
import {
  type AnswerRow,
  type AttemptRow,
  getAttemptAge,
  savedAnswer,
} from '@server/modules/test/attempts/attempt-view';
import { choosePlays } from './choose-plays';
import { doctorQuestions } from './doctor-questions';
import { toNextStep } from './next-step';
import { listPositions, offersHelp } from './position-rules';
import { type Outcome, toOutcome } from './result-rules';

export type ComputedResult = { summary: StoredSummary; result: StoredResult };

/** The result of a finished attempt by the content of today. @param gestationWeeks of the child; null when born at term */
export function computeResult(
  test: ContentTest,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  gestationWeeks: number | null,
): ComputedResult {
  const given = answers.map((answer) => savedAnswer(answer));
  const head = {
    attempt_id: attempt.id,
    test_id: attempt.testId,
    kind: test.kind,
    about: test.about,
    name: test.name,
    completed_at: (attempt.completedAt ?? attempt.updatedAt).toISOString(),
    age: getAttemptAge(attempt),
    source: test.texts.sources.join(' · '),
  };
  if (test.shape === 'positions') {
    const positions = listPositions(test, given);
    const help = offersHelp(test.parts, positions) ? getHelpOffer(head.age.actual_months) : null;
    return { summary: toSummary(test, { positions }), result: { ...head, shape: 'positions', positions, help } };
  }
  const outcome = toOutcome(test, given, head.age.months);
  const nextStep = toNextStep(test, outcome, { age: head.age, at: Date.parse(head.completed_at) });
  const result: StoredResult = {
    ...head,
    shape: 'levels',
    parts: outcome.parts,
    watched: watchedItems(outcome, test, head.age.months),
    talk_first: outcome.concerns.map(({ kind }) => kind),
    concern_notes: outcome.concerns,
    next_step: nextStep,
    questions: doctorQuestions(outcome, test.missed, { age: head.age, gestationWeeks }),
  };
  return { summary: toSummary(test, { levels: outcome.parts, concerns: outcome.concerns, nextStep }), result };
}

function watchedItems({ watched }: Outcome, { plays: named }: ContentTest, months: number): LevelsResult['watched'] {
  const plays = choosePlays(
    watched.map(({ item }) => item),
    { ageMonths: months, named },
  );
  return watched.flatMap(({ item, part, answer, leads }, i) => {
    const play = plays[i];
    return play ? [{ item_id: item.id, text: item.text, part, answer, ...(leads && { leads }), play }] : [];
  });
}

type Found = {
  levels?: LevelsResult['parts'];
  positions?: PositionsResult['positions'];
  concerns?: Outcome['concerns'];
  /** Of results in levels. */
  nextStep?: ResultStep | null;
};

function toSummary(
  { name }: ContentTest,
  { levels = [], positions = [], concerns = [], nextStep }: Found,
): StoredSummary {
  return {
    name,
    levels: levels.map(({ id, label, domain, level }) => ({ id, label, domain, level })),
    positions: positions.map(({ id, label, position, title }) => ({ id, label, position, title })),
    talk_first: concerns.length > 0,
    ...(nextStep !== undefined && { next_step: nextStep && { kind: nextStep.kind, on: nextStep.on } }),
  };
}
