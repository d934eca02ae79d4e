import type { PlayFeedback } from '@contract/home/play-feedback';
import type { DonePlay } from '@contract/home/play-plan.responses';

export type AppliedMark = { playId: string; day: string; done: boolean; feedback: PlayFeedback | null };

/** The list of done plays with one more mark. Applying a mark twice is idempotent. */
export function applyMark(plays: readonly DonePlay[], { playId, day, done, feedback }: AppliedMark): DonePlay[] {
  const before = plays.find(({ play_id }) => play_id === playId);
  const others = plays.filter((play) => play !== before);
  if (done) {
    if (!before) return [{ play_id: playId, times: 1, last_day: day, feedback }, ...others];
    if (before.last_day > day) return [...plays];
    const times = before.last_day === day ? before.times : before.times + 1;
    return [{ ...before, times, last_day: day, feedback, written_by: undefined }, ...others];
  }
  if (before?.last_day !== day) return [...plays];
  // Only the server knows the day before that one.
  return before.times > 1
    ? [...others, { ...before, times: before.times - 1, last_day: '', feedback: null, written_by: undefined }]
    : others;
}
