import type { Transaction } from '@server/db/database';
import { postCounts, postPopularity, postSearch, posts, subjectRatings } from '@server/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { searchRow } from './search-words';

export type PostRow = typeof posts.$inferSelect;
/** Columns copied to the search table. */
const SEARCHED = ['title', 'text', 'tags', 'createdAt'] as const;
type Listing = Pick<
  PostRow,
  'section' | 'id' | 'category' | 'subjectId' | 'stars' | 'listed' | 'title' | 'text' | 'tags' | 'createdAt'
>;

/**
 * Updates what depends on whether a post is listed: section totals, ratings of its subject, and the search row. Call
 * last in the transaction, so that shared counters are locked briefly.
 * @param before the row as it was, null for a new one
 * @param after the row as it is, null for a deleted one
 */
export async function syncDerivedRows(tx: Transaction, before: Listing | null, after: Listing | null): Promise<void> {
  const [was, is] = [before?.listed ? before : null, after?.listed ? after : null];
  if (was && !is)
    await tx.delete(postSearch).where(and(eq(postSearch.section, was.section), eq(postSearch.postId, was.id)));
  if (is && (!was || SEARCHED.some((column) => JSON.stringify(was[column]) !== JSON.stringify(is[column])))) {
    const row = { section: is.section, postId: is.id, createdAt: is.createdAt, ...searchRow(is) };
    await tx
      .insert(postSearch)
      .values(row)
      .onConflictDoUpdate({ target: [postSearch.section, postSearch.postId], set: row });
  }
  if (before && after && before.category !== after.category)
    await tx
      .update(postPopularity)
      .set({ category: after.category })
      .where(and(eq(postPopularity.section, after.section), eq(postPopularity.postId, after.id)));
  if (was?.subjectId !== is?.subjectId || was?.stars !== is?.stars) {
    if (was) await rate(tx, was, -1);
    if (is) await rate(tx, is, 1);
  }
  if (was?.category !== is?.category) {
    if (was) await count(tx, was, -1);
    if (is) await count(tx, is, 1);
  }
}

const count = (tx: Transaction, { section, category }: Listing, by: 1 | -1) =>
  tx
    .insert(postCounts)
    .values({ section, category, count: by })
    .onConflictDoUpdate({
      target: [postCounts.section, postCounts.category],
      set: { count: sql`${postCounts.count} + excluded.count` },
    });

async function rate(tx: Transaction, { section, subjectId, stars }: Listing, by: 1 | -1) {
  if (subjectId === null) return;
  const rated = stars === null ? 0 : by;
  await tx
    .insert(subjectRatings)
    .values({ section, subjectId, posts: by, rated, starsSum: rated * (stars ?? 0) })
    .onConflictDoUpdate({
      target: [subjectRatings.section, subjectRatings.subjectId],
      set: {
        posts: sql`${subjectRatings.posts} + excluded.posts`,
        rated: sql`${subjectRatings.rated} + excluded.rated`,
        starsSum: sql`${subjectRatings.starsSum} + excluded.stars_sum`,
      },
    });
}

type Change = Partial<Omit<typeof posts.$inferInsert, 'section' | 'id' | 'listed'>>;

/** Updates a locked row and everything derived from it. */
export async function updatePostRow(tx: Transaction, before: PostRow, change: Change): Promise<PostRow> {
  const [after] = await tx
    .update(posts)
    .set(change)
    .where(and(eq(posts.section, before.section), eq(posts.id, before.id)))
    .returning();
  if (!after) throw new Error('a locked post is missing');
  await syncDerivedRows(tx, before, after);
  return after;
}

/** The row, locked until the transaction ends; null when there is none. */
export async function lockPost(tx: Transaction, id: string): Promise<PostRow | null> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id)).for('no key update');
  return row ?? null;
}
