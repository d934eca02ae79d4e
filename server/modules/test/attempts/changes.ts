import { LEVELS, type Level } from '@contract/test/diagnostics-kinds';
import type { AttemptSummary, PartChange } from '@contract/test/diagnostics-results.responses';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';

type Parts = Pick<AttemptSummary, 'levels' | 'positions'>;

/** Differences to an earlier check of the kind, in words. Parts that either left open are skipped. */
export function changesSince(before: Parts, now: Parts): PartChange[] {
  return [...levelChanges(before, now), ...positionChanges(before, now)];
}

function levelChanges(before: Parts, now: Parts): PartChange[] {
  const earlier = new Map(before.levels.map(({ id, level }) => [id, level]));
  return now.levels.flatMap(({ id, label, level: to }) => {
    const from = earlier.get(id) ?? null;
    if (from === null || to === null || from === to) return [];
    return [
      { id, label, from: LEVEL_LABELS[from], to: LEVEL_LABELS[to], direction: rank(to) < rank(from) ? 'up' : 'down' },
    ];
  });
}

const rank = (level: Level) => LEVELS.indexOf(level);

function positionChanges(before: Parts, now: Parts): PartChange[] {
  const earlier = new Map(before.positions.map((part) => [part.id, part]));
  return now.positions.flatMap(({ id, label, position, title }) => {
    const from = earlier.get(id);
    if (!from?.position || !from.title || !position || !title || from.position === position) return [];
    return [{ id, label, from: from.title, to: title, direction: null }];
  });
}
