import { type CommentsQuery, REPLIES_SHOWN } from '@contract/community/comments';
import type { CommentPage, CommentThread, ReplyPage } from '@contract/community/comments.responses';
import { type Database, type IdValue, type Queryable, UNNAMED } from '@server/db/database';
import { accounts, comments, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { findPost, hidingColumns, mayOpen } from '@server/modules/community/posts/find-post';
import { recordPostViews } from '@server/modules/community/posts/record-post-views';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CommentReader, commentColumns, createCommentReader, type NamedComment, toComment } from './comment-cards';

const REPLIES = 'replies';
const ANSWERS = 'answers';
const THREADS = 'threads';

/**
 * Comments of a post with their first replies, the oldest first, an expert's answers before all others.
 * @throws AppError NOT_FOUND
 */
export async function listComments(
  first: ReturnType<typeof prepareFirstThreads>,
  ctx: CommunityContext,
  { id, cursor, limit }: CommentsQuery & { id: string },
): Promise<CommentPage> {
  const { post, rows } = await readThreads(first, ctx, { id, cursor, limit });
  await recordPostViews(ctx, 'post.view', [{ id, authorId: post.authorId, isOpen: post.listed }]);
  const { items, next } = toPage(
    rows.filter(({ parentId }) => parentId === null),
    limit,
    threadCursor,
  );
  const replies = rows.filter(({ parentId }) => parentId !== null);
  const reader = await createCommentReader(ctx, rows);
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
  await recordPostViews(ctx, 'post.view', [{ id: post.id, authorId: post.authorId, isOpen: post.listed }]);
  const after = readCursor(REPLIES, cursor);
  const rows = await db
    .select(commentColumns(db, ctx.accountId))
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

const postAuthor = alias(accounts, 'post_author');

type Threads = { readerId: IdValue; id: IdValue; cursor?: string | undefined; rows: IdValue | number };

/**
 * The post, a page of its top-level comments and their first replies in one statement: a row for each comment, and one
 * without a comment where the post has none.
 */
const selectThreads = (db: Queryable, { readerId, ...page }: Threads) =>
  db
    .select({
      post: {
        authorId: posts.authorId,
        deletedAt: posts.deletedAt,
        visibility: posts.visibility,
        state: posts.state,
        listed: posts.listed,
        commentCount: posts.commentCount,
      },
      leavingAt: postAuthor.leavingAt,
      hiding: hidingColumns(db, readerId, { author: posts.authorId, target: 'post', id: posts.id }),
      comment: commentColumns(db, readerId),
    })
    .from(posts)
    .innerJoin(postAuthor, eq(postAuthor.id, posts.authorId))
    .leftJoin(sql`lateral (${pageOfThreads(page)}) page`, sql`true`)
    .leftJoin(comments, and(eq(comments.postId, posts.id), sql`${comments.id} = page.id`))
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(eq(posts.id, page.id))
    .orderBy(asc(comments.rank), asc(comments.createdAt), asc(comments.id));

/** The statement of a post's first page of comments, built once. */
export function prepareFirstThreads(db: Database) {
  const [readerId, id, rows] = [sql.placeholder('readerId'), sql.placeholder('id'), sql.placeholder('rows')];
  return selectThreads(db, { readerId, id, rows }).prepare(UNNAMED);
}

/** @throws AppError NOT_FOUND */
async function readThreads(
  first: ReturnType<typeof prepareFirstThreads>,
  { db, ...ctx }: CommunityContext,
  { id, cursor, limit }: CommentsQuery & { id: string },
) {
  const page = { readerId: ctx.accountId, id, rows: limit + 1 };
  const found = await (cursor === undefined ? first.execute(page) : selectThreads(db, { ...page, cursor }));
  const [top] = found;
  if (!top || !mayOpen(ctx, { ...top, ...top.hiding })) throw new AppError('NOT_FOUND');
  return { post: top.post, rows: found.map(({ comment }) => comment).filter(isComment) };
}

/** True if a row of the left join has a comment. */
const isComment = <T extends { id: string | null }>(row: T): row is T & NamedComment => row.id !== null;

/** Ids of a page of threads, one more than is shown, and of up to one more reply than is shown below each. */
function pageOfThreads({ id, cursor, rows }: Omit<Threads, 'readerId'>): SQL {
  const inAnswers = cursor === undefined || isListCursor(ANSWERS, cursor);
  const page = (rank: 0 | 1, after: Cursor | null) => stretch({ id, rank, after, rows });
  // Answers and everything else are two stretches of one index; a page may begin in the first and end in the second.
  const threads = inAnswers
    ? sql`(${page(0, readCursor(ANSWERS, cursor))}) union all (${page(1, null)})`
    : page(1, readCursor(THREADS, cursor));
  return sql`with thread as materialized (
      select id, reply_count from (${threads}) stretches
      order by rank, created_at, id limit ${rows}
    )
    select id from thread
    union all
    select reply.id from thread, lateral (
      select id from comments
      where parent_id = thread.id and deleted_at is null and state = 'visible'
      order by created_at, id limit ${REPLIES_SHOWN + 1}
    ) reply
    where thread.reply_count > 0`;
}

type Stretch = Pick<Threads, 'id' | 'rows'> & { rank: 0 | 1; after: Cursor | null };

const stretch = ({ id, rank, after, rows }: Stretch): SQL => sql`
  select id, rank, created_at, reply_count from comments
  where post_id = ${id} and parent_id is null and rank = ${rank}
    and ((deleted_at is null and state = 'visible') or reply_count > 0)
    ${after ? sql`and (created_at, id) > (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
  order by created_at, id limit ${rows}`;

const later = ({ key, id }: Cursor) =>
  sql`(${comments.createdAt}, ${comments.id}) > (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;

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
