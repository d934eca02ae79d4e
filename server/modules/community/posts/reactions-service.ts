import { seoulDay } from '@contract/common/calendar';
import type { BookmarkState, LikeState, ViewState } from '@contract/community/posts.responses';
import type { Transaction } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { postBookmarks, postLikes, posts, postViews } from '@server/db/schema';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { createNotice } from '@server/modules/notices/create-notice';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { findPost } from './find-post';
import { postPath } from './paths';
import { activityParts, LIKE_POINTS } from './popularity';
import type { PostRow } from './post-listing';

type Input = { id: string };

/** Likes worth a word to the author. */
const MILESTONES = [1, 10, 50, 100, 500, 1000];

/** Likes a post; twice is one. Row, count and points change together or not at all. @throws AppError NOT_FOUND */
export async function setLike(ctx: CommunityContext, { id }: Input): Promise<LikeState> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const { post } = await findPost(tx, ctx, id);
    const liked = sql`
      insert into post_likes (account_id, section, post_id, created_at)
      values (${accountId}, ${post.section}, ${id}, ${new Date(now).toISOString()})
      on conflict do nothing returning 1`;
    const like = await addLikes(tx, post, 1, now, liked);
    if (like === null) return { liked: true, like: post.likeCount };
    if (post.authorId !== accountId && MILESTONES.includes(like))
      await createNotice(tx, {
        accountId: post.authorId,
        kind: 'like',
        title: like === 1 ? '내 글에 첫 좋아요가 달렸어요' : `내 글에 좋아요가 ${like}개 달렸어요`,
        body: post.title,
        path: postPath(post),
        now,
      });
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
      .returning({ at: postLikes.createdAt });
    if (!deleted) return { liked: false, like: post.likeCount };
    return { liked: false, like: (await addLikes(tx, post, -1, deleted.at.getTime())) ?? 0 };
  });
}

const counted = v.object({ like: v.number() });

/**
 * The likes of a post after one more or less, with its points, in one statement.
 * @param change a write that returns a row when there is something to count
 * @returns null when there was not
 */
async function addLikes(
  tx: Transaction,
  post: PostRow,
  by: 1 | -1,
  at: number,
  change: SQL = sql`select 1`,
): Promise<number | null> {
  const query = sql`
    with change as (${change}), counted as (
      update posts set like_count = like_count + ${by}
      where section = ${post.section} and id = ${post.id} and exists (select from change)
      returning like_count
    ), ${activityParts(post, by * LIKE_POINTS, at, sql`exists (select from change)`)}
    select like_count as "like" from counted`;
  const [row] = await queryRows(tx, query, counted);
  return row?.like ?? null;
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

/** Counts a view once per person and day in Seoul, except the author's own. @throws AppError NOT_FOUND */
export async function viewPost(ctx: CommunityContext, { id }: Input): Promise<ViewState> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const { post } = await findPost(tx, ctx, id);
    if (post.authorId === accountId) return { view: post.viewCount };
    const { year, month, day: date } = seoulDay(now);
    const day = new Date(Date.UTC(year, month - 1, date));
    const counted = await tx
      .insert(postViews)
      .values({ accountId, section: post.section, postId: id, day })
      .onConflictDoUpdate({
        target: [postViews.accountId, postViews.postId],
        set: { day },
        setWhere: sql`${postViews.day} < excluded.day`,
      })
      .returning({ id: postViews.postId });
    if (counted.length === 0) return { view: post.viewCount };
    const [row] = await tx
      .update(posts)
      .set({ viewCount: sql`${posts.viewCount} + 1` })
      .where(and(eq(posts.section, post.section), eq(posts.id, id)))
      .returning({ view: posts.viewCount });
    return { view: row?.view ?? post.viewCount };
  });
}
