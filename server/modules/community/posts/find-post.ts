import type { Role } from '@contract/auth/auth';
import type { IdValue, Queryable } from '@server/db/database';
import { accounts, blocks, postBookmarks, postLikes, posts, postViews, reports } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { authorImage } from '@server/modules/accounts/author-picture';
import { displayName } from '@server/modules/accounts/display-name';
import { type CommunityContext, isExpert, isModerator } from '@server/modules/community/members/community-context';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PostRow } from './post-listing';

export type FoundPost = {
  post: PostRow;
  author: string;
  authorImage: string | null;
  role: Role;
  /** By the reader. */
  liked: boolean;
  bookmarked: boolean;
};

/** The reader's own actions to ignore: their report of the target, their block of its author. */
export type VisibilityOptions = { includeReported?: boolean; includeBlocked?: boolean };

/** Columns of a post with its author and what keeps this reader from it. Needs `posts` and `accounts` (the author). */
const foundColumns = (db: Queryable, readerId: IdValue) => ({
  post: posts,
  author: displayName,
  authorImage,
  role: accounts.role,
  leavingAt: accounts.leavingAt,
  liked: hasMark(db, postLikes, readerId),
  bookmarked: hasMark(db, postBookmarks, readerId),
  /** The reader's own views that are not yet in the post's count. */
  uncounted: sql<number>`coalesce((${db
    .select({ uncounted: postViews.uncounted })
    .from(postViews)
    .where(and(eq(postViews.accountId, readerId), eq(postViews.postId, posts.id)))}), 0)`,
  ...hidingColumns(db, readerId, { author: posts.authorId, target: 'post', id: posts.id }),
});

const hasMark = (db: Queryable, marks: typeof postLikes | typeof postBookmarks, readerId: IdValue) =>
  sql<boolean>`exists(${db
    .select({ one: sql`1` })
    .from(marks)
    .where(and(eq(marks.accountId, readerId), eq(marks.postId, posts.id)))})`;

/**
 * A post that this reader may open: a listed one unless blocked or reported; their own in any state; a private
 * question as an expert; any but deleted ones as a moderator. One statement.
 * @throws AppError NOT_FOUND in every other case
 */
export async function findPost(
  db: Queryable,
  ctx: Pick<CommunityContext, 'accountId' | 'role'>,
  id: string,
  options: VisibilityOptions = {},
): Promise<FoundPost> {
  const [row] = await db
    .select(foundColumns(db, ctx.accountId))
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(eq(posts.id, id));
  if (!row || !mayOpen(ctx, row, options)) throw new AppError('NOT_FOUND');
  const { post, uncounted, ...found } = row;
  return { ...found, post: { ...post, viewCount: post.viewCount + uncounted } };
}

type Gate = Hiding & {
  post: Pick<PostRow, 'authorId' | 'deletedAt' | 'visibility' | 'state' | 'listed'>;
  leavingAt: Date | null;
};

/** The rule of `findPost` for a row that was read with its `hidingColumns`. */
export function mayOpen(
  ctx: Pick<CommunityContext, 'accountId' | 'role'>,
  { post, leavingAt, ...hiding }: Gate,
  options: VisibilityOptions = {},
): boolean {
  if (post.deletedAt !== null) return false;
  if (post.authorId === ctx.accountId || isModerator(ctx)) return true;
  const forExperts = post.visibility === 'private' && post.state === 'visible' && isExpert(ctx);
  return leavingAt === null && (post.listed || forExperts) && !isHidden(hiding, options);
}

export type Hiding = { blocked: boolean; blocking: boolean; reported: boolean };

/** True if the reader's own actions or the author's block keep a text from the reader. */
export const isHidden = (
  { blocked, blocking, reported }: Hiding,
  { includeReported = false, includeBlocked = false }: VisibilityOptions = {},
): boolean => blocking || (blocked && !includeBlocked) || (reported && !includeReported);

type HidingTarget = { author: AnyPgColumn; target: 'post' | 'comment'; id: AnyPgColumn };

/** The reader blocked the author, the author the reader, the reader reported the target. */
export const hidingColumns = (db: Queryable, readerId: IdValue, { author, target, id }: HidingTarget) => ({
  blocked: sql<boolean>`exists(${db
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.accountId, readerId), eq(blocks.blockedId, author)))})`,
  blocking: sql<boolean>`exists(${db
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.accountId, author), eq(blocks.blockedId, readerId)))})`,
  reported: sql<boolean>`exists(${db
    .select({ one: sql`1` })
    .from(reports)
    .where(and(eq(reports.accountId, readerId), eq(reports.target, target), eq(reports.targetId, id)))})`,
});
