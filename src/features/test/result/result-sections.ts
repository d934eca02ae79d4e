import type { Level } from '@contract/test/diagnostics-kinds';
import type { LevelPart, LevelsResult, WatchedItem } from '@contract/test/diagnostics-results.responses';

/** One part as a section of the result shows it. `level`, `tip` and `isWorried` only where this section is the one to say them. */
type SaidPart = { id: string; label: string; level: Level | null; tip: string | null; isWorried: boolean };
export type WellPart = SaidPart & { texts: string[] };
export type WatchPart = SaidPart & { items: WatchedItem[] };
export type GapPart = { id: string; label: string; texts: string[]; whole: boolean };

const isGood = (level: Level | null) => level === 'going_well' || level === 'mostly';

/** True if a worry names the domain of a part. */
const isWorried = ({ concern_notes }: LevelsResult, { domain }: LevelPart) =>
  concern_notes.some(({ kind, areas }) => kind === 'worry' && areas.some((area) => area === domain));

/** True if a domain's level is shown under what goes well; otherwise it is shown with what to watch. */
const isSaidAsWell = ({ level, well }: LevelPart) => isGood(level) && well.length > 0;

/** Domains that go well: each with an observation. */
export const wellParts = (result: LevelsResult): WellPart[] =>
  result.parts
    .filter(({ well }) => well.length > 0)
    .map((part) => ({
      id: part.id,
      label: part.label,
      level: isGood(part.level) ? part.level : null,
      tip: isGood(part.level) ? part.tip : null,
      isWorried: isGood(part.level) && isWorried(result, part),
      texts: part.well,
    }));

/** Domains to watch together: each with a watched item, or whose level is not shown under what goes well. */
export const watchParts = (result: LevelsResult): WatchPart[] =>
  result.parts
    .map((part) => ({
      id: part.id,
      label: part.label,
      level: isSaidAsWell(part) ? null : part.level,
      tip: isSaidAsWell(part) ? null : part.tip,
      isWorried: !isSaidAsWell(part) && isWorried(result, part),
      items: result.watched.filter((item) => item.part === part.id),
    }))
    .filter(({ level, items }) => level !== null || items.length > 0);

/** Items not observed: shown as gaps, never as a no. */
export const gapParts = (parts: readonly LevelPart[]): GapPart[] =>
  parts
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ id, label, level, unknown }) => ({ id, label, texts: unknown.map(withoutStop), whole: level === null }));

/** Removes the full stop of a sentence that is joined with others in one line. */
const withoutStop = (text: string) => text.replace(/\.$/, '');
