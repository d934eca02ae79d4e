import type { TestItem } from '@contract/test/diagnostics.responses';
import { type AnswerValue, CONCERN_ANSWERS, SCALE_ANSWERS } from '@contract/test/diagnostics-kinds';
import { CONCERN_ANSWER_LABELS, SCALE_LABELS } from '@contract/test/diagnostics-words';
import type { Tone } from '@/shared/tokens';

export type AnswerOption = {
  value: AnswerValue;
  label: string;
  tone: Tone;
  /** The answer "I do not know": shown separately from the others. */
  aside: boolean;
};

// scales of how often and how much have no good and no bad end: one tone for all of them
const tones: Partial<Record<AnswerValue, Tone>> = { yes: 'leaf', sometimes: 'sun', not_yet: 'apricot' };
const concernTones = { no: 'leaf', yes: 'lilac' } as const;

const concernOptions: readonly AnswerOption[] = CONCERN_ANSWERS.map((value) => ({
  value,
  label: CONCERN_ANSWER_LABELS[value],
  tone: concernTones[value],
  aside: false,
}));

/** The answers a question offers, in the order of its scale: number keys choose them by it. */
export function getAnswerOptions({ kind, scale }: Pick<TestItem, 'kind' | 'scale'>): readonly AnswerOption[] {
  if (kind === 'concern') return concernOptions;
  const asked = scale ?? 'observe';
  return SCALE_ANSWERS[asked].map((value) => ({
    value,
    label: SCALE_LABELS[asked][value] ?? value,
    tone: tones[value] ?? 'sky',
    aside: value === 'unknown' && SCALE_ANSWERS[asked].length > 4,
  }));
}
