import { seoulDay } from '@contract/common/calendar';
import type { BookmarkState, LikeState, ViewState } from '@contract/community/posts.responses';
import type { Transaction } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { accounts, postBookmarks, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { type AnswerPart, caller, type FirstStatement } from '@server/http/joined-write';
import { answerText } from '@server/http/reply';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { noticeParts, recipientColumns } from '@server/modules/notices/create-notice';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { findPost, openedPost, type ReactionPost, reactionColumns } from './find-post';
import { postPath } from './paths';
import { activityPartsAt, LIKE_POINTS } from './popularity';

type Input = { id: string };

/** Likes worth a word to the author. */
const MILESTONES = [1, 10, 50, 100, 500, 1000];

/** Sign-in, key, limit and post in one statement. */
const selectPost = (tx: Transaction, first: FirstStatement, accountId: string, id: string) =>
  tx
    .select({
      entry: first.entry,
      ...reactionColumns(tx, accountId),
      recipient: recipientColumns(sql`${posts.authorId}`),
    })
    .from(caller)
    .innerJoin(first.entered, sql`true`)
    .leftJoin(posts, eq(posts.id, id))
    .leftJoin(accounts, eq(accounts.id, posts.authorId))
    .where(first.signedIn);

type Found = Omit<Awaited<ReturnType<typeof selectPost>>[number], 'entry'>;
type WriteContext = CommunityContext & { tx: Transaction };

/** A write on a post, for `joinedWrite`. */
export const findReacted = (accountId: string, id: string) => async (tx: Transaction, first: FirstStatement) =>
  (await selectPost(tx, first, accountId, id))[0];

type Stored<T> = { data: T; isStored: boolean };

/** Likes a post; twice is one. Row, count and points change together or not at all. @throws AppError NOT_FOUND */
export async function setLike(
  ctx: WriteContext,
  found: Found,
  answerPart: AnswerPart | null,
): Promise<Stored<LikeState>> {
  const { accountId, now, tx } = ctx;
  const post = openedPost(ctx, found);
  const like = await countLike(tx, post, {
    liked: true,
    answerPart,
    change: sql`
      insert into post_likes (account_id, section, post_id, created_at)
      values (${accountId}, ${post.section}, ${post.id}, ${new Date(now).toISOString()})
      on conflict do nothing returning created_at`,
  });
  if (like.isChanged && post.authorId !== accountId && MILESTONES.includes(like.count)) {
    const parts = noticeParts(found.recipient, {
      accountId: post.authorId,
      kind: 'like',
      title: like.count === 1 ? '내 글에 첫 좋아요가 달렸어요' : `내 글에 좋아요가 ${like.count}개 달렸어요`,
      body: post.title,
      path: postPath(post),
      now,
    });
    if (parts.length > 0) await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
  }
  return { data: { liked: true, like: like.count }, isStored: answerPart !== null };
}

/** Deletes the like and its points in the hour they were given. @throws AppError NOT_FOUND */
export async function deleteLike(
  ctx: WriteContext,
  found: Found,
  answerPart: AnswerPart | null,
): Promise<Stored<LikeState>> {
  const post = openedPost(ctx, found);
  const like = await countLike(ctx.tx, post, {
    liked: false,
    answerPart,
    change: sql`delete from post_likes where account_id = ${ctx.accountId} and post_id = ${post.id} returning created_at`,
  });
  return { data: { liked: false, like: like.count }, isStored: answerPart !== null };
}

const counted = v.object({ like: v.number(), changed: v.boolean(), stored: v.boolean() });

type LikeChange = { liked: boolean; change: SQL; answerPart: AnswerPart | null };

/** A place for the count in the answer's text; no count is that high. */
const COUNT = 4_294_967_295;

/** The answer's text before and after `COUNT`. */
function splitAnswer(data: object): { before: string; after: string } {
  const [before = '', after = ''] = answerText(data).split(String(COUNT));
  return { before, after };
}

/**
 * The likes of a post after one more or less, with its points and the answer of the request's key, in one statement.
 * `change` returns the time of the like that it wrote or deleted; without a row nothing is counted.
 */
async function countLike(
  tx: Transaction,
  post: ReactionPost,
  { liked, change, answerPart }: LikeChange,
): Promise<{ count: number; isChanged: boolean }> {
  const by = liked ? 1 : -1;
  const isChanged = sql`exists (select from change)`;
  const hour = sql`(select date_trunc('hour', created_at, 'UTC') from change)`;
  const count = sql`coalesce((select like_count from counted), ${post.likeCount}::int)`;
  const answer = answerPart?.(splitAnswer({ liked, like: COUNT } satisfies LikeState), count);
  const query = sql`
    with change as (${change}), counted as (
      update posts set like_count = like_count + ${by}
      where section = ${post.section} and id = ${post.id} and ${isChanged}
      returning like_count
    ), ${activityPartsAt(post, by * LIKE_POINTS, hour, isChanged)}${answer ? sql`, ${answer.part}` : sql``}
    select ${count} as "like", ${isChanged} as changed, ${answer ? answer.stored : sql`true`} as stored`;
  const [row] = await queryRows(tx, query, counted);
  // An earlier release, which does not lock the key, answered in between.
  if (!row?.stored) throw new AppError('CONFLICT');
  return { count: row.like, isChanged: row.changed };
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
export async function viewPost(
  ctx: WriteContext,
  found: Found,
  answerPart: AnswerPart | null,
): Promise<Stored<ViewState>> {
  const { accountId, now, tx } = ctx;
  const post = openedPost(ctx, found);
  if (post.authorId === accountId) return { data: { view: post.viewCount }, isStored: false };
  const { year, month, day: date } = seoulDay(now);
  const day = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  const own = sql`select uncounted from post_views where account_id = ${accountId} and post_id = ${post.id}`;
  const view = sql`${post.viewCount}::int + coalesce((select uncounted from seen), (${own}), 0)`;
  const answer = answerPart?.(splitAnswer({ view: COUNT } satisfies ViewState), view);
  const query = sql`
    with seen as (
      insert into post_views (account_id, section, post_id, day, uncounted)
      values (${accountId}, ${post.section}, ${post.id}, ${day}::date, 1)
      on conflict (account_id, post_id) do update set day = excluded.day, uncounted = post_views.uncounted + 1
      where post_views.day < excluded.day
      returning uncounted
    )${answer ? sql`, ${answer.part}` : sql``}
    select ${view} as view, ${answer ? answer.stored : sql`true`} as stored`;
  const [row] = await queryRows(tx, query, viewed);
  if (!row?.stored) throw new AppError('CONFLICT');
  return { data: { view: row.view }, isStored: answerPart !== null };
}

const viewed = v.object({ view: v.number(), stored: v.boolean() });
