import type { Level } from '@contract/test/diagnostics-kinds';
import type { LevelPart, LevelsResult, WatchedItem } from '@contract/test/diagnostics-results.responses';

/** One part as a section of the result shows it. `level` and `tip` only where this section is the one to say them. */
export type WellPart = { id: string; label: string; level: Level | null; tip: string | null; texts: string[] };
export type WatchPart = { id: string; label: string; level: Level | null; tip: string | null; items: WatchedItem[] };
export type GapPart = { id: string; label: string; texts: string[]; whole: boolean };

const isGood = (level: Level | null) => level === 'going_well' || level === 'mostly';

/** Whether a domain's level is shown under what goes well; otherwise it is shown with what to watch. */
const isSaidAsWell = ({ level, well }: LevelPart) => isGood(level) && well.length > 0;

/** What goes well: every domain with an observation. */
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

/** What to watch together: each domain with a watched item, or whose level is not shown under what goes well. */
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

/** What was not observed: shown as gaps, never as a no. */
export const gapParts = (parts: readonly LevelPart[]): GapPart[] =>
  parts
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ id, label, level, unknown }) => ({ id, label, texts: unknown.map(withoutStop), whole: level === null }));

/** Removes the full stop of a sentence that is joined with others in one line. */
const withoutStop = (text: string) => text.replace(/\.$/, '');
