import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import { SCALE_ANSWERS } from '@contract/test/diagnostics-kinds';
import { findTest } from '@server/content/all-tests';
import type { SeedCheck } from './seed-children';

/** Answers on a scale of 0–4 around a position: never all the same. */
const STEPS = { low: [0, 1, 1, 0], middle: [2, 3, 1, 2], high: [4, 3, 3, 4] } as const;

/** The demo's answer to the item at index `nth`. */
export function seedAnswer(
  { testId, answers, leans }: Pick<SeedCheck, 'testId' | 'answers' | 'leans'>,
  item: TestItem,
  index: number,
): SavedAnswer['value'] {
  const given = answers?.[item.id];
  if (given) return given;
  if (item.scale === null) return 'no';
  if (item.scale === 'observe') return 'yes';
  const steps = STEPS[leans?.[item.subscale?.id ?? ''] ?? 'middle'];
  const step = steps[index % steps.length] ?? 2;
  const isReverse = findTest(testId)?.reversed.has(item.id) ?? false;
  return SCALE_ANSWERS[item.scale][isReverse ? 4 - step : step] ?? 'unknown';
}
