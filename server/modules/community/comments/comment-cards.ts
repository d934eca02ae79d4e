import type { Role } from '@contract/auth/auth';
import type { Comment } from '@contract/community/comments.responses';
import type { IdValue, Queryable } from '@server/db/database';
import { accounts, commentLikes, comments } from '@server/db/schema';
import type { PictureContext } from '@server/http/context';
import { authorImage, toAuthorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import { toAuthorRole } from '@server/modules/community/posts/cards';
import { type Hiding, hidingColumns } from '@server/modules/community/posts/find-post';
import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { type CommentRow, isVisible } from './comment-tracking';

export type NamedComment = CommentRow &
  Hiding & {
    liked: boolean;
    author: string | null;
    authorImage: string | null;
    role: Role | null;
    leaving: boolean | null;
  };

/** Columns of a comment as one reader sees it. Needs `comments` and `accounts` (the author, left joined). */
export const commentColumns = (db: Queryable, readerId: IdValue) => ({
  ...getTableColumns(comments),
  author: sql<string | null>`${displayName}`,
  authorImage,
  role: accounts.role,
  leaving: sql<boolean | null>`${isNotNull(accounts.leavingAt)}`,
  liked: sql<boolean>`exists(${db
    .select({ one: sql`1` })
    .from(commentLikes)
    .where(and(eq(commentLikes.accountId, readerId), eq(commentLikes.commentId, comments.id)))})`,
  ...hidingColumns(db, readerId, { author: comments.authorId, target: 'comment', id: comments.id }),
});

type CommentContext = Pick<PictureContext, 'accountId' | 'signUpload'>;

/** The reader, and the signed pictures of the authors. */
export async function createCommentReader(
  { accountId: readerId, signUpload }: CommentContext,
  rows: readonly NamedComment[],
) {
  const images = rows.map(
    async ({ authorId, authorImage: path }) => [authorId, await toAuthorImage({ signUpload }, path)] as const,
  );
  return { readerId, images: new Map(await Promise.all(images)) };
}
export type CommentReader = Awaited<ReturnType<typeof createCommentReader>>;

/** A comment as this reader sees it; a hidden one has no content. */
export function toComment(row: NamedComment, reader: CommentReader, postAuthorId: string): Comment {
  const gone = getHiddenReason(row);
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
    liked: row.liked,
    mine: row.authorId === reader.readerId,
    by_author: row.authorId === postAuthorId,
    is_answer: row.rank === 0,
  };
}

function getHiddenReason(row: NamedComment): Comment['gone'] {
  if (row.deletedAt !== null || row.authorId === null || row.leaving === true) return 'deleted';
  if (!isVisible(row) || row.reported) return 'hidden';
  return row.blocked || row.blocking ? 'blocked' : null;
}
