import { cutLetters } from '@contract/common/letters';
import { type AnswerInput, NOTE_MAX } from '@contract/test/diagnostics';
import type { SavedAnswer } from '@contract/test/diagnostics.responses';
import { enqueueAnswer } from '@/features/test/outbox/answers-outbox';
import { useAppDispatch } from '@/shared/store/hooks';
import type { Answers } from './progress';

export type Given = Pick<AnswerInput, 'value' | 'areas' | 'note'>;
export type SubmitAnswer = (itemId: string, given: Given) => void;

const same = (saved: SavedAnswer | undefined, { value, areas, note }: Given) =>
  saved?.value === value && saved.note === note && saved.areas.join() === areas.join();

/** Adds an answer to the queue, which stores it synchronously. A repeated answer is ignored. */
export function useSubmitAnswer(owner: string, attemptId: string, answers: Answers): SubmitAnswer {
  const dispatch = useAppDispatch();
  return (itemId, given) => {
    const before = answers.get(itemId);
    if (same(before, given)) return;
    // newer than the answer it replaces, even where this device's clock is behind the other's
    const last = before ? Date.parse(before.answered_at) : Number.NaN;
    const at = Number.isNaN(last) ? Date.now() : Math.max(Date.now(), last + 1);
    const answered_at = new Date(at).toISOString();
    dispatch(enqueueAnswer({ owner, attemptId, answer: { item_id: itemId, ...given, answered_at } }));
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the very characters the server refuses
const UNSTORABLE = /\p{Surrogate}|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** A note the server can store: without control characters and within the limit. */
export const storableNote = (typed: string) =>
  cutLetters(typed.replace(UNSTORABLE, '').normalize('NFC').trim(), NOTE_MAX);
