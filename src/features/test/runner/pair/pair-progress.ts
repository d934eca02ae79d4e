import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import type { Answers } from '@/features/test/runner/progress';

/** The answers of questions that both children have one for, whichever child's. */
export const answeredForBoth = (one: Answers, other: Answers): Answers =>
  new Map([...one].filter(([itemId]) => other.has(itemId)));

/** True if two attempts ask the same questions in the same order. */
export const asksTheSame = (one: readonly TestItem[], other: readonly TestItem[]) =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/** True if a question needs no more input: no areas to choose and no note to write. */
export const isSaid = ({ kind }: Pick<TestItem, 'kind'>, value: SavedAnswer['value'] | undefined) =>
  value !== undefined && (kind !== 'concern' || value === 'no');
