import type { SinceLast } from '@contract/test/diagnostics-results.responses';
import type { StoredSummary } from '@server/db/schema/test-results';
import { type AttemptRow, getTest } from '@server/modules/test/attempts/attempt-view';
import { changesSince } from '@server/modules/test/attempts/changes';

type Done = AttemptRow & { completedAt: Date };
const isDone = (attempt: AttemptRow): attempt is Done => attempt.completedAt !== null;

/** The attempt of the same kind that was completed last before this one; null for the first, and while in progress. */
export function attemptBefore(attempt: AttemptRow, all: readonly AttemptRow[]): Done | null {
  const { completedAt, id } = attempt;
  if (!completedAt) return null;
  const { kind } = getTest(attempt);
  const key = ({ completedAt: at, id: other }: Done) => [at.getTime(), other] as const;
  const earlier = all
    .filter(isDone)
    .filter((other) => getTest(other).kind === kind && isBefore(key(other), [completedAt.getTime(), id]));
  return earlier.reduce<Done | null>((last, other) => (last && isBefore(key(other), key(last)) ? last : other), null);
}

/** By completion; ids (made in order of the start) break ties. */
const isBefore = ([a, idA]: readonly [number, string], [b, idB]: readonly [number, string]) =>
  a < b || (a === b && idA < idB);

/** Changes between two finished checks of a kind. */
export const sinceLast = (before: Done, summaryBefore: StoredSummary, now: StoredSummary): SinceLast => ({
  attempt_id: before.id,
  name: summaryBefore.name,
  completed_at: before.completedAt.toISOString(),
  changes: changesSince(summaryBefore, now),
});
