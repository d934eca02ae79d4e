import { dayNumber, parseDay, seoulDay } from '@contract/common/calendar';
import { EXPIRY_SHOWN_DAYS } from '@contract/history/points';
import type { PointEntry } from '@contract/history/points.responses';
import { serverNow } from '@/shared/lib/server-clock';

/** A movement, or a run of attendance with nothing in between; newest first. */
export type FoldedEntry = { kind: 'one'; entry: PointEntry } | { kind: 'attendance'; entries: PointEntry[] };

/** A shorter run is as quickly read line by line. */
const FOLDED_FROM = 3;

/** Runs of attendance as one line each; the other movements keep their place. */
export function foldEntries(entries: readonly PointEntry[]): FoldedEntry[] {
  const runs: PointEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && entry.reason === 'attendance' && run[0]?.reason === 'attendance') run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run): FoldedEntry[] =>
    run.length >= FOLDED_FROM ? [{ kind: 'attendance', entries: run }] : run.map((entry) => ({ kind: 'one', entry })),
  );
}

/** The last day of points when it is near enough to matter, else null. */
export function nearExpiry({ expires_on: on }: Pick<PointEntry, 'expires_on'>, now = serverNow()): string | null {
  const day = on === null ? null : parseDay(on);
  if (!day) return null;
  const left = dayNumber(day) - dayNumber(seoulDay(now));
  return left >= 0 && left < EXPIRY_SHOWN_DAYS ? on : null;
}
