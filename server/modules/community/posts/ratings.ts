import type { Rating } from '@contract/community/places.responses';
import type { Queryable } from '@server/db/database';
import { subjectRatings } from '@server/db/schema';
import { and, eq } from 'drizzle-orm';

/** Ratings from the denormalised counters: of every place or book, or of one. */
export async function loadRatings(
  db: Queryable,
  section: 'trip' | 'book',
  id?: string,
): Promise<(id: string) => Rating> {
  const rows = await db
    .select()
    .from(subjectRatings)
    .where(and(eq(subjectRatings.section, section), id === undefined ? undefined : eq(subjectRatings.subjectId, id)));
  const byId = new Map(rows.map((row) => [row.subjectId, row]));
  return (subject) => {
    const { rated = 0, starsSum = 0 } = byId.get(subject) ?? {};
    return rated > 0 ? { count: rated, average: Math.round((starsSum / rated) * 10) / 10 } : null;
  };
}

/** Best first; ties by the number of ratings. Unrated ones come last, in their order. */
export const byRating = ({ rating: a }: { rating: Rating }, { rating: b }: { rating: Rating }): number =>
  (b?.average ?? 0) - (a?.average ?? 0) || (b?.count ?? 0) - (a?.count ?? 0);
