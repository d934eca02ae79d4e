import { DAY_MS } from '@contract/common/time';
import { RESTORABLE_DAYS } from '@contract/community/posts';
import { deleteInBatches } from '@server/db/batches/delete-in-batches';
import type { Database } from '@server/db/database';
import { comments, posts, postViews } from '@server/db/schema';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { and, eq, inArray, isNotNull, lt, lte, ne } from 'drizzle-orm';

const AT_ONCE = 500;
/** A person's view counts once a day; older rows are not needed once they are in the post's count. */
const VIEWS_KEPT_DAYS = 2;

/**
 * Erases what was deleted thirty days ago; a comment with replies stays as an empty row. Deletes old view rows. Counts
 * were updated at deletion.
 */
export async function sweepCommunity(db: Database, now: number, stopping?: AbortSignal): Promise<void> {
  const over = new Date(now - RESTORABLE_DAYS * DAY_MS);
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) {
    throwIfStopping(stopping);
    deleted = await erasePosts(db, over);
  }
  const unanswered = and(lte(comments.deletedAt, over), eq(comments.replyCount, 0));
  await deleteInBatches(db, comments, { where: unanswered, orderBy: comments.deletedAt, stopping });
  await db
    .update(comments)
    .set({ content: '' })
    .where(and(isNotNull(comments.deletedAt), lte(comments.deletedAt, over), ne(comments.content, '')));
  const old = lt(postViews.day, new Date(now - VIEWS_KEPT_DAYS * DAY_MS));
  await deleteInBatches(db, postViews, {
    where: and(old, eq(postViews.uncounted, 0)),
    orderBy: postViews.day,
    stopping,
  });
}

/** Few at a time: comments, likes and pictures go with each. */
async function erasePosts(db: Database, over: Date): Promise<number> {
  const expired = await db.select({ id: posts.id }).from(posts).where(lte(posts.deletedAt, over)).limit(AT_ONCE);
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await db.delete(posts).where(and(inArray(posts.id, ids), lte(posts.deletedAt, over)));
  return ids.length;
}
