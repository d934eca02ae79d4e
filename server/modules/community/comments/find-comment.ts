import type { Queryable } from '@server/db/database';
import { accounts, comments, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { hidingColumns, isHidden, mayOpen, type VisibilityOptions } from '@server/modules/community/posts/find-post';
import type { PostRow } from '@server/modules/community/posts/post-listing';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CommentRow, isVisible } from './comment-tracking';

const postAuthor = alias(accounts, 'post_author');

export type FoundComment = { comment: CommentRow; authorId: string; post: PostRow };

/** A visible comment below a post that the reader may open. @throws AppError NOT_FOUND in every other case */
export async function findComment(
  db: Queryable,
  ctx: Pick<CommunityContext, 'accountId' | 'role'>,
  id: string,
  options: VisibilityOptions = {},
): Promise<FoundComment> {
  const [found] = await db
    .select({
      comment: getTableColumns(comments),
      hiding: hidingColumns(db, ctx.accountId, { author: comments.authorId, target: 'comment', id: comments.id }),
      post: getTableColumns(posts),
      leavingAt: postAuthor.leavingAt,
      postHiding: hidingColumns(db, ctx.accountId, { author: posts.authorId, target: 'post', id: posts.id }),
    })
    .from(comments)
    .innerJoin(accounts, and(eq(accounts.id, comments.authorId), isNull(accounts.leavingAt)))
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(postAuthor, eq(postAuthor.id, posts.authorId))
    .where(eq(comments.id, id));
  if (!found) throw new AppError('NOT_FOUND');
  const { comment, hiding, post, leavingAt, postHiding } = found;
  const { authorId } = comment;
  if (!isVisible(comment) || authorId === null) throw new AppError('NOT_FOUND');
  if (!mayOpen(ctx, { post, leavingAt, ...postHiding }, options)) throw new AppError('NOT_FOUND');
  if (authorId !== ctx.accountId && isHidden(hiding, options)) throw new AppError('NOT_FOUND');
  return { comment, authorId, post };
}
