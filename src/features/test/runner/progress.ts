import type { SavedAnswer, TestItem } from '@contract/test/diagnostics.responses';
import type { AttemptEntry } from '@/features/test/outbox/answers-outbox';

export type Answers = ReadonlyMap<string, SavedAnswer>;

/** The effective answers of this screen: the server's, overridden by those queued on the device. */
export function answersNow(saved: readonly SavedAnswer[], pending: readonly AttemptEntry[]): Answers {
  const answers = new Map(saved.map((answer) => [answer.item_id, answer]));
  for (const entry of pending) {
    if (entry.kind === 'answer') answers.set(entry.answer.item_id, entry.answer);
  }
  return answers;
}

/** The index to continue at: the first question without an answer; past the last when all have one. */
export function firstOpen(items: readonly TestItem[], answers: Answers): number {
  const at = items.findIndex(({ id }) => !answers.has(id));
  return at === -1 ? items.length : at;
}

/** After answering `index`: the next question; from the last one the first still open, or the end. */
export function nextAfter(items: readonly TestItem[], answers: Answers, index: number): number {
  if (index + 1 < items.length) return index + 1;
  const open = items.findIndex(({ id }, at) => at !== index && !answers.has(id));
  return open === -1 ? items.length : open;
}

export const countAnswered = (items: readonly TestItem[], answers: Answers) =>
  items.filter(({ id }) => answers.has(id)).length;
