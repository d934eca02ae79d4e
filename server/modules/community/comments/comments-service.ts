import { type CommentsQuery, REPLIES_SHOWN } from '@contract/community/comments';
import type { CommentPage, CommentThread, ReplyPage } from '@contract/community/comments.responses';
import { prepareQuery } from '@server/db/prepare-query';
import { accounts, comments, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/keyset-cursor';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { findPost, hidingColumns, mayOpen } from '@server/modules/community/posts/find-post';
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
  ctx: CommunityContext,
  { id, cursor, limit }: CommentsQuery & { id: string },
): Promise<CommentPage> {
  const { post, rows } = await readThreads(ctx, { id, cursor, limit });
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

type ThreadShape = { stretches: 'both' | 'threads'; hasAnswersCursor: boolean; hasThreadsCursor: boolean };

const threadRows = prepareQuery((db, shape: ThreadShape) => {
  const reader = sql.placeholder('reader');
  return db
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
      hiding: hidingColumns(db, reader, { author: posts.authorId, target: 'post', id: posts.id }),
      comment: commentColumns(db, reader),
    })
    .from(posts)
    .innerJoin(postAuthor, eq(postAuthor.id, posts.authorId))
    .leftJoin(sql`lateral (${pageOfThreads(shape)}) page`, sql`true`)
    .leftJoin(comments, and(eq(comments.postId, posts.id), sql`${comments.id} = page.id`))
    .leftJoin(accounts, eq(accounts.id, comments.authorId))
    .where(eq(posts.id, sql.placeholder('id')))
    .orderBy(asc(comments.rank), asc(comments.createdAt), asc(comments.id));
});

/**
 * The post, a page of its top-level comments and their first replies in one statement: a row for each comment, and one
 * without a comment where the post has none. @throws AppError NOT_FOUND
 */
async function readThreads(ctx: CommunityContext, { id, cursor, limit }: CommentsQuery & { id: string }) {
  const inAnswers = cursor === undefined || isListCursor(ANSWERS, cursor);
  const answers = inAnswers ? readCursor(ANSWERS, cursor) : null;
  const threads = inAnswers ? null : readCursor(THREADS, cursor);
  const after = answers ?? threads;
  const found = await threadRows(ctx.db, {
    stretches: inAnswers ? 'both' : 'threads',
    hasAnswersCursor: answers !== null,
    hasThreadsCursor: threads !== null,
  }).execute({
    reader: ctx.accountId,
    id,
    limit: limit + 1,
    after: after && new Date(after.key).toISOString(),
    afterId: after?.id,
  });
  const [first] = found;
  if (!first || !mayOpen(ctx, { ...first, ...first.hiding })) throw new AppError('NOT_FOUND');
  return { post: first.post, rows: found.map(({ comment }) => comment).filter(isComment) };
}

/** Whether a row of the left join is one of a comment. */
const isComment = <T extends { id: string | null }>(row: T): row is T & NamedComment => row.id !== null;

/** Ids of a page of threads, one more than is shown, and of up to one more reply than is shown below each. */
function pageOfThreads({ stretches, hasAnswersCursor, hasThreadsCursor }: ThreadShape): SQL {
  const threads = stretch(1, hasThreadsCursor);
  // Answers and everything else are two stretches of one index; a page may begin in the first and end in the second.
  const both = sql`(${stretch(0, hasAnswersCursor)}) union all (${threads})`;
  return sql`with thread as materialized (
      select id, reply_count from (${stretches === 'both' ? both : threads}) stretches
      order by rank, created_at, id limit ${sql.placeholder('limit')}
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

const stretch = (rank: 0 | 1, hasCursor: boolean): SQL => sql`
  select id, rank, created_at, reply_count from comments
  where post_id = ${sql.placeholder('id')} and parent_id is null and rank = ${rank}
    and ((deleted_at is null and state = 'visible') or reply_count > 0)
    ${hasCursor ? sql`and (created_at, id) > (${sql.placeholder('after')}::timestamptz, ${sql.placeholder('afterId')}::uuid)` : sql``}
  order by created_at, id limit ${sql.placeholder('limit')}`;

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
