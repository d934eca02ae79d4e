import type { TestItem } from '@contract/test/diagnostics.responses';
import { AGREE_ANSWERS, type AnswerValue, OFTEN_ANSWERS, type Position } from '@contract/test/diagnostics-kinds';
import type { PositionPart } from '@contract/test/diagnostics-results.responses';
import { type ContentPart, getPartId } from '@server/content/content-test';
import type { RatedAnswers } from './result-rules';

/** Steps of a scale from one end to the other; the middle answer is step 2. */
const LAST_STEP = 4;
const STEPS: ReadonlyMap<AnswerValue, number> = new Map(
  [OFTEN_ANSWERS, AGREE_ANSWERS].flatMap((answers) =>
    answers.filter((answer) => answer !== 'unknown').map((answer, step) => [answer, step] as const),
  ),
);

/** 0–4 towards the high end; null for an unknown answer. Reverse items are mirrored. */
export function toStep(value: AnswerValue | undefined, reverse: boolean): number | null {
  const step = value === undefined ? undefined : STEPS.get(value);
  if (step === undefined) return null;
  return reverse ? LAST_STEP - step : step;
}

/**
 * The position of one dimension. Own rule: an end is named only when the average is more than half a step off the
 * middle; unknown answers are left out, and a dimension with less than half of its answers, or fewer than two, is a
 * gap (null). The average is never returned: no screen shows a number.
 */
export function toPosition(steps: readonly (number | null)[]): Position | null {
  const known = steps.filter((step) => step !== null);
  if (known.length < 2 || known.length * 2 < steps.length) return null;
  // Twice the distance from the middle, in whole numbers.
  const lean = known.reduce((sum, step) => sum + 2 * step - LAST_STEP, 0);
  if (lean > known.length) return 'high';
  return lean < -known.length ? 'low' : 'middle';
}

/** Every dimension of a test with its place and the words for it. */
export function listPositions(
  {
    items,
    parts,
    reversed,
  }: { items: readonly TestItem[]; parts: readonly ContentPart[]; reversed: ReadonlySet<string> },
  answers: readonly RatedAnswers[],
): PositionPart[] {
  const given = new Map(answers.map((answer) => [answer.item_id, answer.value]));
  return parts.flatMap(({ id, label, describes, words }) => {
    if (!words) return [];
    const own = items.filter((item) => getPartId(item) === id);
    const position = toPosition(own.map((item) => toStep(given.get(item.id), reversed.has(item.id))));
    const said = position && words[position];
    return [
      {
        id,
        label,
        describes: describes ?? '',
        position,
        title: said?.label ?? null,
        text: said?.text ?? null,
        try: said?.try ?? null,
        ends: { low: words.low.label, high: words.high.label },
      },
    ];
  });
}

/**
 * True if a guardian is offered help: with any dimension at the tired end, and with none at the rested one, where all
 * that is known is in the middle.
 */
export function offersHelp(parts: readonly ContentPart[], positions: readonly PositionPart[]): boolean {
  const known = positions.flatMap(({ id, position }) => {
    const helpAt = parts.find((part) => part.id === id)?.helpAt;
    return helpAt === undefined || position === null ? [] : [{ position, helpAt }];
  });
  return (
    known.some(({ position, helpAt }) => position === helpAt) ||
    (known.length > 0 && known.every(({ position }) => position === 'middle'))
  );
}
