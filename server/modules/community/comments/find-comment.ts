import type { Queryable } from '@server/db/database';
import { accounts, comments } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { findPost, isBlockedOrReported, type VisibilityOptions } from '@server/modules/community/posts/find-post';
import type { PostRow } from '@server/modules/community/posts/post-listing';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { type CommentRow, isVisible } from './comment-tracking';

export type FoundComment = { comment: CommentRow; authorId: string; post: PostRow };

/** A visible comment below a post that the reader may open. @throws AppError NOT_FOUND in every other case */
export async function findComment(
  db: Queryable,
  ctx: Pick<CommunityContext, 'accountId' | 'role'>,
  id: string,
  options: VisibilityOptions = {},
): Promise<FoundComment> {
  const [comment] = await db
    .select(getTableColumns(comments))
    .from(comments)
    .innerJoin(accounts, and(eq(accounts.id, comments.authorId), isNull(accounts.leavingAt)))
    .where(eq(comments.id, id));
  if (!comment || !isVisible(comment) || comment.authorId === null) throw new AppError('NOT_FOUND');
  const { authorId } = comment;
  const { post } = await findPost(db, ctx, comment.postId, options);
  const reportTarget = options.includeReported ? undefined : ({ target: 'comment', id } as const);
  if (authorId !== ctx.accountId && (await isBlockedOrReported(db, ctx.accountId, authorId, reportTarget, options)))
    throw new AppError('NOT_FOUND');
  return { comment, authorId, post };
}
