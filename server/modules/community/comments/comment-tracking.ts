import type { Section } from '@contract/community/community';
import type { Transaction } from '@server/db/database';
import { comments, posts } from '@server/db/schema';
import { COMMENT_POINTS, recordActivity } from '@server/modules/community/posts/popularity';
import { and, eq, isNull, sql } from 'drizzle-orm';

export type CommentRow = typeof comments.$inferSelect;
type Thread = { section: Section; id: string; authorId: string };

/** True if a comment's text is visible to everybody who may open the post. */
export const isVisible = ({ deletedAt, state }: Pick<CommentRow, 'deletedAt' | 'state'>) =>
  deletedAt === null && state === 'visible';

/** The row, locked until the transaction ends; null when there is none. */
export async function lockComment(tx: Transaction, id: string): Promise<CommentRow | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('no key update');
  return row ?? null;
}

type Change = Partial<Omit<typeof comments.$inferInsert, 'section' | 'postId' | 'id'>>;

/** Updates a locked comment and its derived counts. Returns the post's comment count. */
export async function updateCommentRow(
  tx: Transaction,
  post: Thread,
  before: CommentRow,
  change: Change,
): Promise<{ after: CommentRow; total: number }> {
  const [after] = await tx
    .update(comments)
    .set(change)
    .where(and(eq(comments.postId, before.postId), eq(comments.id, before.id)))
    .returning();
  if (!after) throw new Error('a locked comment is missing');
  return { after, total: await trackComment(tx, post, before, after) };
}

/**
 * Updates the counts derived from a comment that was written: the post's comments, the thread's replies, popularity
 * points, and whether a question is answered.
 * @returns the post's comment count
 */
export async function trackComment(
  tx: Transaction,
  post: Thread,
  before: CommentRow | null,
  after: CommentRow,
): Promise<number> {
  const by = Number(isVisible(after)) - Number(before !== null && isVisible(before));
  const [counted] = await tx
    .update(posts)
    .set({
      commentCount: sql`${posts.commentCount} + ${by}`,
      ...(after.rank === 0 && by !== 0 && { answeredAt: await firstAnswer(tx, post.id) }),
    })
    .where(and(eq(posts.section, post.section), eq(posts.id, post.id)))
    .returning({ total: posts.commentCount });
  if (by !== 0 && after.parentId !== null)
    await tx
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} + ${by}` })
      .where(and(eq(comments.postId, post.id), eq(comments.id, after.parentId)));
  // An author's comments under their own post earn no popularity points.
  if (by !== 0 && after.authorId !== post.authorId)
    await recordActivity(tx, post, by * COMMENT_POINTS, after.createdAt.getTime());
  return counted?.total ?? 0;
}

async function firstAnswer(tx: Transaction, postId: string): Promise<Date | null> {
  const [first] = await tx
    .select({ at: comments.createdAt })
    .from(comments)
    .where(
      and(
        eq(comments.postId, postId),
        isNull(comments.parentId),
        eq(comments.rank, 0),
        isNull(comments.deletedAt),
        eq(comments.state, 'visible'),
      ),
    )
    .orderBy(comments.createdAt, comments.id)
    .limit(1);
  return first?.at ?? null;
}
