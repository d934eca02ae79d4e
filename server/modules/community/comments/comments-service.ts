import { type CommentsQuery, REPLIES_SHOWN } from '@contract/community/comments';
import type { CommentPage, CommentThread, ReplyPage } from '@contract/community/comments.responses';
import type { Queryable } from '@server/db/database';
import { accounts, comments } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/keyset-cursor';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { findPost } from '@server/modules/community/posts/find-post';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type CommentReader, commentColumns, createCommentReader, type NamedComment, toComment } from './comment-cards';

const REPLIES = 'replies';
const ANSWERS = 'answers';
const THREADS = 'threads';

/**
 * Comments of a post with their first replies, the oldest first, an expert's answers before all others.
 * @throws AppError NOT_FOUND
 */
export async function listComments(
  ctx: CommunityContext,
  { id, cursor, limit }: CommentsQuery & { id: string },
): Promise<CommentPage> {
  const { db } = ctx;
  const { post } = await findPost(db, ctx, id);
  const rows = await threads(db, id, cursor, limit);
  const { items, next } = toPage(rows, limit, threadCursor);
  const replies = await firstReplies(db, items);
  const reader = await createCommentReader(ctx, [...items, ...replies]);
  const page = items.map((row): CommentThread => {
    const own = replies.filter(({ parentId }) => parentId === row.id);
    return {
      ...toComment(row, reader, post.authorId),
      reply: row.replyCount,
      replies: toVisibleReplies(own.slice(0, REPLIES_SHOWN), reader, post.authorId),
      replies_next: own.length > REPLIES_SHOWN ? replyCursor(own[REPLIES_SHOWN - 1]) : null,
    };
  });
  return {
    items: page.filter(
      ({ gone, replies: visibleReplies, replies_next }) =>
        gone === null || visibleReplies.length > 0 || replies_next !== null,
    ),
    next,
    total: post.commentCount,
  };
}

/** The rest of a comment's replies. @throws AppError NOT_FOUND */
export async function listReplies(
  ctx: CommunityContext,
  { id, cursor, limit }: CommentsQuery & { id: string },
): Promise<ReplyPage> {
  const { db } = ctx;
  const [parent] = await db
    .select({ postId: comments.postId })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.parentId)));
  if (!parent) throw new AppError('NOT_FOUND');
  const { post } = await findPost(db, ctx, parent.postId);
  const after = readCursor(REPLIES, cursor);
  const rows = await db
    .select(commentColumns)
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(and(eq(comments.parentId, id), after ? later(after) : undefined))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, (row) => replyCursor(row) ?? '');
  return { items: toVisibleReplies(items, await createCommentReader(ctx, items), post.authorId), next };
}

/** Deleted replies are left out: unlike threads they have no replies below them. */
const toVisibleReplies = (rows: readonly NamedComment[], reader: CommentReader, postAuthorId: string) =>
  rows.map((row) => toComment(row, reader, postAuthorId)).filter(({ gone }) => gone === null);

/** Answers and everything else are two stretches of one index; a page may begin in the first and end in the second. */
async function threads(
  db: Queryable,
  postId: string,
  cursor: string | undefined,
  limit: number,
): Promise<NamedComment[]> {
  const inAnswers = cursor === undefined || isListCursor(ANSWERS, cursor);
  const answers = inAnswers ? await stretch(db, postId, 0, readCursor(ANSWERS, cursor), limit + 1) : [];
  if (answers.length > limit) return answers;
  const after = inAnswers ? null : readCursor(THREADS, cursor);
  return [...answers, ...(await stretch(db, postId, 1, after, limit + 1 - answers.length))];
}

const stretch = (db: Queryable, postId: string, rank: 0 | 1, after: Cursor | null, limit: number) =>
  db
    .select(commentColumns)
    .from(comments)
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(
      and(
        eq(comments.postId, postId),
        isNull(comments.parentId),
        eq(comments.rank, rank),
        or(and(isNull(comments.deletedAt), eq(comments.state, 'visible')), gt(comments.replyCount, 0)),
        after ? later(after) : undefined,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(limit);

const later = ({ key, id }: Cursor) =>
  sql`(${comments.createdAt}, ${comments.id}) > (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;

/** Up to one more than is shown of each comment's replies, in one query. */
async function firstReplies(db: Queryable, parents: readonly NamedComment[]): Promise<NamedComment[]> {
  const ids = parents.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id);
  if (ids.length === 0) return [];
  const nth = db
    .select({
      id: comments.id,
      nth: sql<number>`row_number() over (partition by ${comments.parentId} order by ${comments.createdAt}, ${comments.id})`.as(
        'nth',
      ),
    })
    .from(comments)
    .where(and(inArray(comments.parentId, ids), isNull(comments.deletedAt), eq(comments.state, 'visible')))
    .as('numbered');
  return db
    .select(commentColumns)
    .from(nth)
    .innerJoin(comments, eq(comments.id, nth.id))
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(lte(nth.nth, REPLIES_SHOWN + 1))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

const threadCursor = ({ rank, createdAt, id }: NamedComment) =>
  writeCursor(rank === 0 ? ANSWERS : THREADS, { key: createdAt.getTime(), id });
const replyCursor = (row: NamedComment | undefined) =>
  row ? writeCursor(REPLIES, { key: row.createdAt.getTime(), id: row.id }) : null;

function isListCursor(list: string, cursor: string): boolean {
  try {
    return readCursor(list, cursor) !== null;
  } catch {
    return false;
  }
}
