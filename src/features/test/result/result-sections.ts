import type { Domain, DomainResult, Level, TestResult, WatchedItem } from '@contract/diagnostics';

/** One domain as a section of the result shows it. `level` only where this section is the one to say it. */
export type WellPart = { domain: Domain; level: Level | null; texts: string[] };
export type WatchPart = { domain: Domain; level: Level | null; items: WatchedItem[] };
export type GapPart = { domain: Domain; texts: string[]; whole: boolean };

const isGood = (level: Level | null) => level === 'going_well' || level === 'mostly';

/** Whether a domain's level is said under what goes well; elsewhere it stands with what to watch. */
const isSaidAsWell = ({ level, well }: DomainResult) => isGood(level) && well.length > 0;

/** What goes well: every domain with something seen. */
export const wellParts = ({ domains }: TestResult): WellPart[] =>
  domains
    .filter(({ well }) => well.length > 0)
    .map(({ domain, level, well }) => ({ domain, level: isGood(level) ? level : null, texts: well }));

/** What to watch together: each domain with a watched item, or whose level is not said under what goes well. */
export const watchParts = ({ domains, watched }: TestResult): WatchPart[] =>
  domains
    .map((part) => ({
      domain: part.domain,
      level: isSaidAsWell(part) ? null : part.level,
      items: watched.filter((item) => item.domain === part.domain),
    }))
    .filter(({ level, items }) => level !== null || items.length > 0);

/** What nobody had a chance to see: gaps, never a no. */
export const gapParts = (domains: readonly DomainResult[]): GapPart[] =>
  domains
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ domain, level, unknown }) => ({ domain, texts: unknown, whole: level === null }));
