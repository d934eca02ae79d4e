import { PLAYS, type ContentPlay } from '@server/content/plays';
import type { Play } from '@contract/diagnostics';

/**
 * One play for each watched milestone, in the same order: from the plays that name it, first those for this age,
 * then one not chosen yet, then one made for just this milestone. The same input always gives the same plays.
 * @param ageMonths the age the check used
 * @throws Error when no play names a milestone: the content is incomplete
 */
export function choosePlays(
  milestoneIds: readonly string[],
  ageMonths: number,
  plays: readonly ContentPlay[] = PLAYS,
): Play[] {
  const taken = new Set<string>();
  return milestoneIds.map((milestoneId) => {
    const rank = (play: ContentPlay): number[] => [
      monthsOutside(play, ageMonths),
      taken.has(play.id) ? 1 : 0,
      play.milestoneIds.indexOf(milestoneId),
    ];
    const [best] = plays
      .filter((play) => play.milestoneIds.includes(milestoneId))
      .sort((a, b) => compareRanks(rank(a), rank(b)) || (a.id < b.id ? -1 : 1));
    if (!best) throw new Error(`No play for milestone ${milestoneId}`);
    taken.add(best.id);
    const { milestoneIds: _, ...play } = best;
    return play;
  });
}

const monthsOutside = (play: Play, age: number) => Math.max(play.from_month - age, age - play.to_month, 0);

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
