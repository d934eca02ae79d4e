import type { Level } from '@contract/test/diagnostics-kinds';
import type { LevelPart, LevelsResult, WatchedItem } from '@contract/test/diagnostics-results.responses';

/** One part as a section of the result shows it. `level` and `tip` only where this section is the one to say them. */
export type WellPart = { id: string; label: string; level: Level | null; tip: string | null; texts: string[] };
export type WatchPart = { id: string; label: string; level: Level | null; tip: string | null; items: WatchedItem[] };
export type GapPart = { id: string; label: string; texts: string[]; whole: boolean };

const isGood = (level: Level | null) => level === 'going_well' || level === 'mostly';

/** Whether a domain's level is said under what goes well; elsewhere it stands with what to watch. */
const isSaidAsWell = ({ level, well }: LevelPart) => isGood(level) && well.length > 0;

/** What goes well: every domain with something seen. */
export const wellParts = ({ parts }: LevelsResult): WellPart[] =>
  parts
    .filter(({ well }) => well.length > 0)
    .map(({ id, label, level, tip, well }) => ({
      id,
      label,
      level: isGood(level) ? level : null,
      tip: isGood(level) ? tip : null,
      texts: well,
    }));

/** What to watch together: each domain with a watched item, or whose level is not said under what goes well. */
export const watchParts = ({ parts, watched }: LevelsResult): WatchPart[] =>
  parts
    .map((part) => ({
      id: part.id,
      label: part.label,
      level: isSaidAsWell(part) ? null : part.level,
      tip: isSaidAsWell(part) ? null : part.tip,
      items: watched.filter((item) => item.part === part.id),
    }))
    .filter(({ level, items }) => level !== null || items.length > 0);

/** What nobody had a chance to see: gaps, never a no. */
export const gapParts = (parts: readonly LevelPart[]): GapPart[] =>
  parts
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ id, label, level, unknown }) => ({ id, label, texts: unknown.map(withoutStop), whole: level === null }));

/** Sentences that stand in one line, one after the other. */
const withoutStop = (text: string) => text.replace(/\.$/, '');
