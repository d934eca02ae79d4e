import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import { COMMENT_MAX, type CommentInput } from '@contract/community/comments';
import type { CommentDeleted, CommentWritten } from '@contract/community/comments.responses';
import { RESTORABLE_DAYS } from '@contract/community/posts';
import type { LikeState } from '@contract/community/posts.responses';
import type { Transaction } from '@server/db/database';
import { accounts, commentLikes, comments, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { stripBidiControls } from '@server/http/html-sanitiser';
import { type CommunityContext, isExpert } from '@server/modules/community/members/community-context';
import { lockWriter } from '@server/modules/community/members/members-service';
import { LIMITS, type LimitedContext, withRateLimit } from '@server/modules/community/members/rate-limits';
import { findPost } from '@server/modules/community/posts/find-post';
import { postPath } from '@server/modules/community/posts/paths';
import type { PostRow } from '@server/modules/community/posts/post-listing';
import { assertNewcomerMay, assertNoLinks } from '@server/modules/community/posts/post-rules';
import { createNotice } from '@server/modules/notices/create-notice';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { commentColumns, createCommentReader, toComment } from './comment-cards';
import { type CommentRow, isVisible, lockComment, trackComment, updateCommentRow } from './comment-tracking';
import { findComment } from './find-comment';

const TWICE_MS = 10 * MINUTE_MS;

/**
 * Writes a comment or a reply; an expert's own comment on a question is its answer.
 * @throws AppError NOT_FOUND, COMMENT_GONE, COMMUNITY_RULES_NEEDED, NEW_ACCOUNT_LIMIT, LINKS_NOT_YET, TOO_MANY_REQUESTS,
 * DUPLICATE_TEXT, INVALID_INPUT
 */
export async function createComment(
  ctx: CommunityContext & LimitedContext,
  { id: postId, ...input }: CommentInput & { id: string },
): Promise<CommentWritten> {
  const { accountId, now } = ctx;
  const content = toContent(ctx, input.content);
  return withRateLimit(ctx, LIMITS.comment, () =>
    ctx.db.transaction(async (tx) => {
      const { newcomer } = await lockWriter(tx, ctx);
      assertNewcomerMay(newcomer, 'comments', [content]);
      const { post } = await findPost(tx, ctx, postId);
      if (post.state !== 'visible') throw new AppError('NOT_FOUND');
      const parent = input.parent_id === null ? null : await findThread(tx, ctx, post, input.parent_id);
      await assertNotTwice(tx, ctx, postId, content);
      const isAnswer = post.section === 'counseling' && parent === null && isExpert(ctx) && post.authorId !== accountId;
      const at = new Date(now);
      const [row] = await tx
        .insert(comments)
        .values({
          section: post.section,
          postId,
          id: newId(),
          parentId: parent?.id ?? null,
          authorId: accountId,
          content,
          rank: isAnswer ? 0 : 1,
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      if (!row) throw new Error('no row was made');
      const total = await trackComment(tx, post, null, row);
      await notifyParticipants(tx, post, parent, row, now);
      return { comment: await getOwnComment(tx, ctx, post, row.id), total };
    }),
  );
}

/** @throws AppError NOT_FOUND, LINKS_NOT_YET, INVALID_INPUT, COMMUNITY_RULES_NEEDED */
export async function updateOwnComment(
  ctx: CommunityContext,
  { id, content: typed }: { id: string; content: string },
): Promise<CommentWritten> {
  const content = toContent(ctx, typed);
  return ctx.db.transaction(async (tx) => {
    const { newcomer } = await lockWriter(tx, ctx);
    assertNoLinks(newcomer, [content]);
    const { row, post } = await lockOwnComment(tx, ctx, id);
    if (!isVisible(row)) throw new AppError('NOT_FOUND');
    const at = new Date(ctx.now);
    const { total } = await updateCommentRow(tx, post, row, { content, updatedAt: at, editedAt: at });
    return { comment: await getOwnComment(tx, ctx, post, id), total };
  });
}

/** Twice is no error. @throws AppError NOT_FOUND */
export async function deleteComment(ctx: CommunityContext, { id }: { id: string }): Promise<CommentDeleted> {
  return ctx.db.transaction(async (tx) => {
    const { row, post } = await lockOwnComment(tx, ctx, id);
    const kept = row.parentId === null && row.replyCount > 0;
    if (row.deletedAt) return { id, total: post.commentCount, kept };
    const { total } = await updateCommentRow(tx, post, row, { deletedAt: new Date(ctx.now) });
    return { id, total, kept };
  });
}

/** Restores one's own comment within thirty days of its deletion. @throws AppError NOT_FOUND */
export async function restoreComment(ctx: CommunityContext, { id }: { id: string }): Promise<CommentWritten> {
  return ctx.db.transaction(async (tx) => {
    const { row, post } = await lockOwnComment(tx, ctx, id);
    if (row.deletedAt && row.deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS <= ctx.now) throw new AppError('NOT_FOUND');
    const { total } = await updateCommentRow(tx, post, row, { deletedAt: null });
    return { comment: await getOwnComment(tx, ctx, post, id), total };
  });
}

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

/** The top-level comment a reply belongs to, locked so that it is not deleted meanwhile. */
async function findThread(tx: Transaction, ctx: CommunityContext, post: PostRow, id: string): Promise<CommentRow> {
  const { comment: named } = await findComment(tx, ctx, id).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('COMMENT_GONE') : error;
  });
  if (named.postId !== post.id) throw new AppError('COMMENT_GONE');
  const parent = await lockComment(tx, named.parentId ?? named.id);
  if (!parent || (parent.id === named.id && !isVisible(parent))) throw new AppError('COMMENT_GONE');
  return parent;
}

/** @throws AppError NOT_FOUND */
async function lockOwnComment(
  tx: Transaction,
  ctx: CommunityContext,
  id: string,
): Promise<{ row: CommentRow; post: PostRow }> {
  const row = await lockComment(tx, id);
  if (!row || row.authorId !== ctx.accountId) throw new AppError('NOT_FOUND');
  // Also under a post that is hidden by now: authors can always delete their own comments.
  const [post] = await tx.select().from(posts).where(eq(posts.id, row.postId));
  if (!post) throw new AppError('NOT_FOUND');
  return { row, post };
}

function toContent(ctx: CommunityContext, typed: string): string {
  const content = stripBidiControls(typed).replace(/\n{3,}/g, '\n\n');
  if (content.trim() === '') throw new AppError('INVALID_INPUT', { fields: { content: '댓글을 입력해 주세요.' } });
  if (!isExpert(ctx) && content.length > COMMENT_MAX)
    throw new AppError('INVALID_INPUT', { fields: { content: `${COMMENT_MAX}자까지 쓸 수 있어요.` } });
  return content;
}

/** @throws AppError DUPLICATE_TEXT */
async function assertNotTwice(tx: Transaction, { accountId, now }: CommunityContext, postId: string, content: string) {
  const same = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.authorId, accountId),
        gt(comments.createdAt, new Date(now - TWICE_MS)),
        eq(comments.postId, postId),
        eq(comments.content, content),
        isNull(comments.deletedAt),
      ),
    )
    .limit(1);
  if (same.length > 0) throw new AppError('DUPLICATE_TEXT', { message: '방금 쓴 댓글과 같아요. 이미 올라가 있어요.' });
}

/**
 * Notifies the post's author and the author of the comment replied to, never the writer. The notice quotes the
 * recipient's own words: what the other wrote is erased with their account.
 */
async function notifyParticipants(
  tx: Transaction,
  post: PostRow,
  parent: CommentRow | null,
  row: CommentRow,
  now: number,
) {
  const path = postPath(post);
  const notified = new Set([row.authorId]);
  const answer = row.rank === 0;
  if (!notified.has(post.authorId)) {
    notified.add(post.authorId);
    await createNotice(tx, {
      accountId: post.authorId,
      kind: answer ? 'counsel_answer' : 'comment',
      title: answer ? '전문가가 답변했어요' : '내 글에 댓글이 달렸어요',
      body: post.title,
      path,
      now,
    });
  }
  if (parent?.authorId && !notified.has(parent.authorId))
    await createNotice(tx, {
      accountId: parent.authorId,
      kind: 'comment',
      title: '내 댓글에 답글이 달렸어요',
      body: parent.content,
      path,
      now,
    });
}

async function getOwnComment(tx: Transaction, ctx: CommunityContext, post: PostRow, id: string) {
  const [row] = await tx
    .select(commentColumns(tx, ctx.accountId))
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(eq(comments.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return toComment(row, await createCommentReader(ctx, [row]), post.authorId);
}
