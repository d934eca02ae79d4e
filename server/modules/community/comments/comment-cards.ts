import type { Role } from '@contract/auth/auth';
import type { Comment } from '@contract/community/comments.responses';
import type { Queryable } from '@server/db/database';
import { accounts, blocks, commentLikes, comments, reports } from '@server/db/schema';
import type { PictureContext } from '@server/http/context';
import { authorImage, toAuthorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import { toAuthorRole } from '@server/modules/community/posts/cards';
import { and, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type CommentRow, isVisible } from './comment-tracking';

export type NamedComment = CommentRow & {
  author: string | null;
  authorImage: string | null;
  role: Role | null;
  leaving: boolean | null;
};

export const commentColumns = {
  ...getTableColumns(comments),
  author: sql<string | null>`${displayName}`,
  authorImage,
  role: accounts.role,
  leaving: sql<boolean | null>`${isNotNull(accounts.leavingAt)}`,
};

type CommentContext = { db: Queryable } & Pick<PictureContext, 'accountId' | 'signUpload'>;

/** What the reader's view of comments depends on: their likes, blocks and reports. */
export async function createCommentReader(
  { db, accountId: readerId, signUpload }: CommentContext,
  rows: readonly NamedComment[],
) {
  const ids = rows.map(({ id }) => id);
  const authors = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  if (ids.length === 0)
    return {
      readerId,
      liked: new Set<string>(),
      unseen: new Set<string>(),
      reported: new Set<string>(),
      images: new Map<string, string | null>(),
    };
  const liked = await db
    .select({ id: commentLikes.commentId })
    .from(commentLikes)
    .where(and(eq(commentLikes.accountId, readerId), inArray(commentLikes.commentId, ids)));
  const blocked = await db
    .select({ by: blocks.accountId, whom: blocks.blockedId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.accountId, readerId), inArray(blocks.blockedId, authors)),
        and(eq(blocks.blockedId, readerId), inArray(blocks.accountId, authors)),
      ),
    );
  const reported = await db
    .select({ id: reports.targetId })
    .from(reports)
    .where(and(eq(reports.accountId, readerId), eq(reports.target, 'comment'), inArray(reports.targetId, ids)));
  const images = rows.map(
    async ({ authorId, authorImage: path }) => [authorId, await toAuthorImage({ signUpload }, path)] as const,
  );
  return {
    readerId,
    images: new Map(await Promise.all(images)),
    liked: new Set(liked.map(({ id }) => id)),
    unseen: new Set(blocked.map(({ by, whom }) => (by === readerId ? whom : by))),
    reported: new Set(reported.map(({ id }) => id)),
  };
}
export type CommentReader = Awaited<ReturnType<typeof createCommentReader>>;

/** A comment as this reader sees it; a hidden one has no content. */
export function toComment(row: NamedComment, reader: CommentReader, postAuthorId: string): Comment {
  const gone = getHiddenReason(row, reader);
  const base = {
    id: row.id,
    post_id: row.postId,
    parent_id: row.parentId,
    created_at: row.createdAt.toISOString(),
    gone,
  };
  if (gone !== null)
    return {
      ...base,
      profile_image_path: null,
      content: '',
      user_name: '',
      author_role: 'parent',
      edited: false,
      like: 0,
      liked: false,
      mine: false,
      by_author: false,
      is_answer: false,
    };
  return {
    ...base,
    profile_image_path: reader.images.get(row.authorId) ?? null,
    content: row.content,
    user_name: row.author ?? '',
    author_role: toAuthorRole({ role: row.role ?? 'parent' }),
    edited: row.editedAt !== null,
    like: row.likeCount,
    liked: reader.liked.has(row.id),
    mine: row.authorId === reader.readerId,
    by_author: row.authorId === postAuthorId,
    is_answer: row.rank === 0,
  };
}

function getHiddenReason(row: NamedComment, { unseen, reported }: CommentReader): Comment['gone'] {
  if (row.deletedAt !== null || row.authorId === null || row.leaving === true) return 'deleted';
  if (!isVisible(row) || reported.has(row.id)) return 'hidden';
  return unseen.has(row.authorId) ? 'blocked' : null;
}
