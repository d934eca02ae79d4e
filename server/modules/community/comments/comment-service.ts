import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import { COMMENT_MAX, type CommentInput } from '@contract/community/comments';
import type { CommentDeleted, CommentWritten } from '@contract/community/comments.responses';
import { RESTORABLE_DAYS } from '@contract/community/posts';
import type { Queryable, Transaction } from '@server/db/database';
import { readTogether } from '@server/db/read-together';
import { accounts, comments, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { stripBidiControls } from '@server/http/html-sanitiser';
import { caller, type FirstStatement } from '@server/http/joined-write';
import { hasConsent } from '@server/modules/accounts/consents/consents-service';
import { type CommunityContext, isExpert } from '@server/modules/community/members/community-context';
import { getNewcomer, lockWriter } from '@server/modules/community/members/members-service';
import { openedPost, type ReactionPost, reactionColumns } from '@server/modules/community/posts/find-post';
import type { PostRow } from '@server/modules/community/posts/post-listing';
import { assertNewcomerMay, assertNoLinks } from '@server/modules/community/posts/post-rules';
import { recipientColumns } from '@server/modules/notices/create-notice';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { commentColumns, createCommentReader, toComment } from './comment-cards';
import { participantNotices } from './comment-notices';
import { type CommentRow, isVisible, lockComment, trackComment, updateCommentRow } from './comment-tracking';
import { findComment } from './find-comment';

const TWICE_MS = 10 * MINUTE_MS;

/** Sign-in, key and limit in one statement, which locks the writer so that their writes are serialised. */
export async function findWriter(tx: Transaction, first: FirstStatement) {
  const [row] = await tx
    .select({
      entry: first.entry,
      writer: {
        nickname: caller.nickname,
        name: caller.name,
        imagePath: caller.imagePath,
        createdAt: caller.createdAt,
      },
    })
    .from(caller)
    .innerJoin(first.entered, sql`true`)
    .where(first.signedIn)
    .for('no key update', { of: caller });
  return row;
}

type Found = Pick<NonNullable<Awaited<ReturnType<typeof findWriter>>>, 'writer'>;

/**
 * Writes a comment or a reply; an expert's own comment on a question is its answer.
 * @param found the writer, locked
 * @throws AppError NOT_FOUND, COMMENT_GONE, COMMUNITY_RULES_NEEDED, NEW_ACCOUNT_LIMIT, LINKS_NOT_YET, DUPLICATE_TEXT,
 * INVALID_INPUT
 */
export async function createComment(
  ctx: CommunityContext & { tx: Transaction },
  { writer }: Found,
  { id: postId, ...input }: CommentInput & { id: string },
): Promise<CommentWritten> {
  const { tx, accountId, now } = ctx;
  const content = toContent(ctx, input.content);
  const read = await readForComment(ctx, { postId, content, createdAt: writer.createdAt });
  if (!writer.nickname || !read.consented) throw new AppError('COMMUNITY_RULES_NEEDED');
  assertNewcomerMay(read.newcomer, 'comments', [content]);
  const post = openedPost(ctx, read.found);
  if (post.state !== 'visible') throw new AppError('NOT_FOUND');
  const parent = input.parent_id === null ? null : await findThread(tx, ctx, post, input.parent_id);
  if (read.isTwice) throw new AppError('DUPLICATE_TEXT', { message: '방금 쓴 댓글과 같아요. 이미 올라가 있어요.' });
  const isAnswer = post.section === 'counseling' && parent === null && isExpert(ctx) && post.authorId !== accountId;
  const at = new Date(now);
  const row: CommentRow = {
    section: post.section,
    postId,
    id: newId(),
    parentId: parent?.id ?? null,
    authorId: accountId,
    content,
    rank: isAnswer ? 0 : 1,
    state: 'visible',
    likeCount: 0,
    replyCount: 0,
    createdAt: at,
    updatedAt: at,
    editedAt: null,
    deletedAt: null,
  };
  const notices = await participantNotices(tx, { post, parent, row, recipient: read.found.recipient, now });
  const total = await insertComment(tx, post, row, notices);
  const own = {
    ...row,
    author: writer.nickname,
    authorImage: writer.imagePath,
    role: ctx.role,
    leaving: false,
    liked: false,
    blocked: false,
    blocking: false,
    reported: false,
  };
  return { comment: toComment(own, await createCommentReader(ctx, [own]), post.authorId), total };
}

/** What a comment depends on, read in one statement after the writer was locked. */
async function readForComment(
  { tx, accountId, now, role }: CommunityContext & { tx: Transaction },
  { postId, content, createdAt }: { postId: string; content: string; createdAt: Date },
) {
  const [consented, newcomer, [found], same] = await readTogether(tx, (db) =>
    Promise.all([
      hasConsent(db, accountId, 'community'),
      getNewcomer(db, { accountId, now, role }, createdAt),
      db
        .select({ ...reactionColumns(db, accountId), recipient: recipientColumns(sql`${posts.authorId}`) })
        .from(posts)
        .innerJoin(accounts, eq(accounts.id, posts.authorId))
        .where(eq(posts.id, postId)),
      listSame(db, { accountId, now }, postId, content),
    ]),
  );
  const nobody = { choices: {}, hasDevice: false };
  const noPost = { post: null, leavingAt: null, hiding: { blocked: false, blocking: false, reported: false } };
  return { consented, newcomer, found: found ?? { ...noPost, recipient: nobody }, isTwice: same.length > 0 };
}

/** Returns the post's comment count. */
async function insertComment(
  tx: Transaction,
  post: ReactionPost,
  row: CommentRow,
  notices: readonly SQL[],
): Promise<number> {
  const at = sql`${row.createdAt.toISOString()}::timestamptz`;
  const insertion = sql`inserted as (
    insert into comments (section, post_id, id, parent_id, author_id, content, rank, created_at, updated_at)
    values (${row.section}, ${row.postId}, ${row.id}, ${row.parentId}, ${row.authorId}, ${row.content}, ${row.rank}, ${at}, ${at})
  )`;
  if (row.rank === 1) return trackComment(tx, post, null, row, [insertion, ...notices]);
  // Whether a question is answered is read from the rows.
  await tx.execute(sql`with ${insertion} select 1`);
  return trackComment(tx, post, null, row, notices);
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

const listSame = (
  db: Queryable,
  { accountId, now }: Pick<CommunityContext, 'accountId' | 'now'>,
  postId: string,
  content: string,
) =>
  db
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

async function getOwnComment(tx: Transaction, ctx: CommunityContext, post: PostRow, id: string) {
  const [row] = await tx
    .select(commentColumns(tx, ctx.accountId))
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(eq(comments.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return toComment(row, await createCommentReader(ctx, [row]), post.authorId);
}
