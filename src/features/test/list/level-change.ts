import type { AttemptSummary, Domain, Level } from '@contract/diagnostics';

/** A domain whose level differs from the one at the child's last completed check. */
export type LevelChange = { domain: Domain; from: Level; to: Level };

/** An attempt beside the check before it; `changes` is null where there is none to compare with. */
export type PastAttempt = { attempt: AttemptSummary; before: AttemptSummary | null; changes: LevelChange[] | null };

const isDone = ({ completed_at }: AttemptSummary) => completed_at !== null;

/** What differs between two checks; a domain unseen in either says nothing. */
export function levelChanges(now: AttemptSummary, before: AttemptSummary): LevelChange[] {
  const earlier = new Map(before.levels.map(({ domain, level }) => [domain, level]));
  return now.levels.flatMap(({ domain, level: to }) => {
    const from = earlier.get(domain) ?? null;
    return from !== null && to !== null && from !== to ? [{ domain, from, to }] : [];
  });
}

/** Newest first, each with the change since the check completed before it. */
export function withChanges(attempts: readonly AttemptSummary[]): PastAttempt[] {
  const at = ({ completed_at, started_at }: AttemptSummary) => Date.parse(completed_at ?? started_at);
  const sorted = [...attempts].sort((a, b) => at(b) - at(a));
  return sorted.map((attempt, index) => {
    const before = isDone(attempt) ? (sorted.slice(index + 1).find(isDone) ?? null) : null;
    return { attempt, before, changes: before && levelChanges(attempt, before) };
  });
}
