import type { LikeState } from '@contract/community/posts.responses';
import type { Transaction } from '@server/db/database';
import { commentLikes, comments } from '@server/db/schema';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { and, eq, sql } from 'drizzle-orm';
import type { CommentRow } from './comment-tracking';
import { findComment } from './find-comment';

/** @throws AppError NOT_FOUND */
export async function setCommentLike(ctx: CommunityContext, { id }: { id: string }): Promise<LikeState> {
  return ctx.db.transaction(async (tx) => {
    const { comment: row } = await findComment(tx, ctx, id);
    const inserted = await tx
      .insert(commentLikes)
      .values({ accountId: ctx.accountId, postId: row.postId, commentId: id, createdAt: new Date(ctx.now) })
      .onConflictDoNothing()
      .returning({ id: commentLikes.commentId });
    return { liked: true, like: await addLikes(tx, row, inserted.length) };
  });
}

/** @throws AppError NOT_FOUND */
export async function deleteCommentLike(ctx: CommunityContext, { id }: { id: string }): Promise<LikeState> {
  return ctx.db.transaction(async (tx) => {
    const { comment: row } = await findComment(tx, ctx, id);
    const deleted = await tx
      .delete(commentLikes)
      .where(and(eq(commentLikes.accountId, ctx.accountId), eq(commentLikes.commentId, id)))
      .returning({ id: commentLikes.commentId });
    return { liked: false, like: await addLikes(tx, row, -deleted.length) };
  });
}

async function addLikes(tx: Transaction, row: CommentRow, by: number): Promise<number> {
  if (by === 0) return row.likeCount;
  const [after] = await tx
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} + ${by}` })
    .where(and(eq(comments.postId, row.postId), eq(comments.id, row.id)))
    .returning({ like: comments.likeCount });
  return after?.like ?? 0;
}
