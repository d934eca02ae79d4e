import type { PlayPlan } from '@contract/home/play-plan.responses';
import type { PendingMark } from '@/domain/plays/plays-outbox';

/** The plan with the child's pending marks: the last one of a play wins. */
export function mergePlan(plan: PlayPlan, marks: readonly PendingMark[]): PlayPlan {
  return {
    ...plan,
    plays: plan.plays.map((planned) => {
      const mark = marks.findLast(({ playId, day }) => playId === planned.play.id && day === plan.day);
      return mark ? { ...planned, done: mark.done, feedback: mark.feedback, written_by: undefined } : planned;
    }),
  };
}
