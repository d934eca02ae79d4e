import type { Play, TestItem } from '@contract/test/diagnostics.responses';
import { type ContentPlay, PLAYS, playContent } from '@server/content/plays';

type Watched = Pick<TestItem, 'id' | 'kind' | 'domain'>;
type Choice = {
  /** The age the check used. */
  ageMonths: number;
  /** Ids of the plays a check names for its items, by item. */
  named?: ReadonlyMap<string, string>;
  plays?: readonly ContentPlay[];
};

/**
 * One play for each watched item, in the same order. Prefers plays for this age, then the one chosen least so far, then
 * the nearest age. Deterministic.
 * @throws Error when no play fits an item: the content is incomplete
 */
export function choosePlays(
  items: readonly Watched[],
  { ageMonths, named = new Map(), plays = playContent.current() }: Choice,
): Play[] {
  const taken = new Map<string, number>();
  return items.map((item) => {
    const rank = (play: ContentPlay): number[] => [
      monthsOutside(play, ageMonths),
      taken.get(play.id) ?? 0,
      play.milestoneIds.indexOf(item.id),
    ];
    const fitting = listFitting(item, plays, named.get(item.id));
    // A result is complete also where staff unlisted the only play that fits.
    const [best] = (fitting.length > 0 ? fitting : listFitting(item, PLAYS, named.get(item.id))).sort(
      (a, b) => compareRanks(rank(a), rank(b)) || (a.id < b.id ? -1 : 1),
    );
    if (!best) throw new Error(`No play for ${item.kind} ${item.id}`);
    taken.set(best.id, (taken.get(best.id) ?? 0) + 1);
    const { milestoneIds: _, ...play } = best;
    return play;
  });
}

/** The play the check names; else of a milestone those that name it, of a statement those of its domain. */
function listFitting(item: Watched, plays: readonly ContentPlay[], named: string | undefined): ContentPlay[] {
  if (named !== undefined) return plays.filter(({ id }) => id === named);
  return plays.filter((play) =>
    item.kind === 'milestone' ? play.milestoneIds.includes(item.id) : play.domain === item.domain,
  );
}

const monthsOutside = (play: Play, age: number) => Math.max(play.from_month - age, age - play.to_month, 0);

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
