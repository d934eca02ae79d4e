import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import { COMMENT_MAX, type CommentInput } from '@contract/community/comments';
import type { CommentDeleted, CommentWritten } from '@contract/community/comments.responses';
import { RESTORABLE_DAYS } from '@contract/community/posts';
import type { Transaction } from '@server/db/database';
import { accounts, comments, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { stripBidiControls } from '@server/http/pages/html-sanitiser';
import { type CommunityContext, isExpert } from '@server/modules/community/members/community-context';
import { lockAllowedWriter } from '@server/modules/community/members/members-service';
import { findPost } from '@server/modules/community/posts/find-post';
import type { PostRow } from '@server/modules/community/posts/post-listing';
import { assertNewcomerMay, assertNoLinks } from '@server/modules/community/posts/post-rules';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { commentColumns, createCommentReader, toComment } from './comment-cards';
import { notifyParticipants } from './comment-notices';
import { type CommentRow, isVisible, lockComment, trackComment, updateCommentRow } from './comment-tracking';
import { findComment } from './find-comment';

const TWICE_MS = 10 * MINUTE_MS;

/**
 * Writes a comment or a reply; an expert's own comment on a question is its answer.
 * @throws AppError NOT_FOUND, COMMENT_GONE, COMMUNITY_RULES_NEEDED, NEW_ACCOUNT_LIMIT, LINKS_NOT_YET, DUPLICATE_TEXT,
 * INVALID_INPUT
 */
export async function createComment(
  ctx: CommunityContext,
  { id: postId, ...input }: CommentInput & { id: string },
): Promise<CommentWritten> {
  const { accountId, now } = ctx;
  const content = toContent(ctx, input.content);
  return ctx.db.transaction(async (tx) => {
    const { newcomer } = await lockAllowedWriter(tx, ctx);
    assertNewcomerMay(newcomer, 'comments', [content]);
    const { post } = await findPost(tx, ctx, postId);
    if (post.state !== 'visible') throw new AppError('NOT_FOUND');
    const parent = input.parent_id === null ? null : await findThread(tx, ctx, post, input.parent_id);
    if (await isTwice(tx, ctx, postId, content))
      throw new AppError('DUPLICATE_TEXT', { message: '방금 쓴 댓글과 같아요. 이미 올라가 있어요.' });
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
    if (!row) throw new Error('a comment was not inserted');
    const total = await trackComment(tx, post, null, row);
    await notifyParticipants(tx, { post, parent, row, now });
    return { comment: await getOwnComment(tx, ctx, post, row.id), total };
  });
}

/** @throws AppError NOT_FOUND, LINKS_NOT_YET, INVALID_INPUT, COMMUNITY_RULES_NEEDED */
export async function updateOwnComment(
  ctx: CommunityContext,
  { id, content: typed }: { id: string; content: string },
): Promise<CommentWritten> {
  const content = toContent(ctx, typed);
  return ctx.db.transaction(async (tx) => {
    const { newcomer } = await lockAllowedWriter(tx, ctx);
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

/** The top-level comment a reply belongs to, locked so that it is not deleted meanwhile. */
async function findThread(
  tx: Transaction,
  ctx: CommunityContext,
  post: Pick<PostRow, 'id'>,
  id: string,
): Promise<CommentRow> {
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

/** True if the writer sent the same text to the post within the last minutes. */
async function isTwice(
  tx: Transaction,
  { accountId, now }: Pick<CommunityContext, 'accountId' | 'now'>,
  postId: string,
  content: string,
): Promise<boolean> {
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
  return same.length > 0;
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
