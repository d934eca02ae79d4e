import { seoulDay } from '@contract/common/calendar';
import type { BookmarkState, LikeState, ViewState } from '@contract/community/posts.responses';
import type { Transaction } from '@server/db/database';
import { postBookmarks, postLikes, posts, postViews } from '@server/db/schema';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { createNotice } from '@server/modules/notices/create-notices';
import { and, eq, lt, sql } from 'drizzle-orm';
import { findPost } from './find-post';
import { LIKE_POINTS, recordActivity } from './popularity';
import type { PostRow } from './post-listing';
import { postPath } from './post-path';

type Input = { id: string };

/** Likes worth a word to the author. */
const MILESTONES = [1, 10, 50, 100, 500, 1000];

/** Likes a post; twice is one. Row, count and points change together or not at all. @throws AppError NOT_FOUND */
export async function setLike(ctx: CommunityContext, { id }: Input): Promise<LikeState> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const { post } = await findPost(tx, ctx, id);
    const createdAt = new Date(now);
    const [liked] = await tx
      .insert(postLikes)
      .values({ accountId, section: post.section, postId: id, createdAt })
      .onConflictDoNothing()
      .returning({ createdAt: postLikes.createdAt });
    if (!liked) return { liked: true, like: post.likeCount };
    const like = await addLikes(tx, post, 1, liked.createdAt);
    if (post.authorId !== accountId && MILESTONES.includes(like)) {
      await createNotice(tx, {
        accountId: post.authorId,
        kind: 'like',
        title: like === 1 ? '내 글에 첫 좋아요가 달렸어요' : `내 글에 좋아요가 ${like}개 달렸어요`,
        body: post.title,
        path: postPath(post),
        now,
      });
    }
    return { liked: true, like };
  });
}

/** Deletes the like and its points in the hour they were given. @throws AppError NOT_FOUND */
export async function deleteLike(ctx: CommunityContext, { id }: Input): Promise<LikeState> {
  return ctx.db.transaction(async (tx) => {
    const { post } = await findPost(tx, ctx, id);
    const [deleted] = await tx
      .delete(postLikes)
      .where(and(eq(postLikes.accountId, ctx.accountId), eq(postLikes.postId, id)))
      .returning({ createdAt: postLikes.createdAt });
    if (!deleted) return { liked: false, like: post.likeCount };
    return { liked: false, like: await addLikes(tx, post, -1, deleted.createdAt) };
  });
}

/** Counts likes up or down, with the post's points at the time of the like. @returns the post's likes after it */
async function addLikes(tx: Transaction, post: PostRow, by: 1 | -1, likedAt: Date): Promise<number> {
  const [counted] = await tx
    .update(posts)
    .set({ likeCount: sql`${posts.likeCount} + ${by}` })
    .where(and(eq(posts.section, post.section), eq(posts.id, post.id)))
    .returning({ like: posts.likeCount });
  if (!counted) throw new Error('a liked post has no row');
  await recordActivity(tx, post, by * LIKE_POINTS, likedAt.getTime());
  return counted.like;
}

/** @throws AppError NOT_FOUND */
export async function setBookmark(ctx: CommunityContext, { id }: Input): Promise<BookmarkState> {
  const { post } = await findPost(ctx.db, ctx, id);
  const row = { accountId: ctx.accountId, section: post.section, postId: id, createdAt: new Date(ctx.now) };
  await ctx.db.insert(postBookmarks).values(row).onConflictDoNothing();
  return { bookmarked: true };
}

/** Also of a post that is out of sight by now. */
export async function deleteBookmark({ db, accountId }: CommunityContext, { id }: Input): Promise<BookmarkState> {
  await db.delete(postBookmarks).where(and(eq(postBookmarks.accountId, accountId), eq(postBookmarks.postId, id)));
  return { bookmarked: false };
}

/**
 * Counts a view once per person and day in Seoul, except the author's own. The post's row is not written: a job adds
 * the views (`countViews`), until then its reader sees their own. @throws AppError NOT_FOUND
 */
export async function countPostView(ctx: CommunityContext, { id }: Input): Promise<ViewState> {
  const { accountId, db, now } = ctx;
  const { post } = await findPost(db, ctx, id);
  if (post.authorId === accountId) return { view: post.viewCount };
  const { year, month, day: date } = seoulDay(now);
  const day = new Date(Date.UTC(year, month - 1, date));
  const [counted] = await db
    .insert(postViews)
    .values({ accountId, section: post.section, postId: id, day, uncounted: 1 })
    .onConflictDoUpdate({
      target: [postViews.accountId, postViews.postId],
      set: { day, uncounted: sql`${postViews.uncounted} + 1` },
      setWhere: lt(postViews.day, day),
    })
    .returning({ day: postViews.day });
  return { view: post.viewCount + (counted ? 1 : 0) };
}
