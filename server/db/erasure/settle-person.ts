import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database';
import {
  growthEntries,
  growthEvents,
  guardianships,
  healthMarks,
  officialResults,
  playMarks,
  testAnswerEvents,
  testAnswers,
  testAttempts,
} from '../schema';

type Leaver = { accountId: string };

/** Points of a like and of a comment in the popularity windows (see modules/community/posts/popularity). */
const LIKE_POINTS = 1;
const COMMENT_POINTS = 2;

/**
 * Subtracts a person's likes and votes from the denormalised counts. Popularity loses the points in the hour of the
 * reaction, as when the person undoes it.
 */
export async function settleReactions(tx: Transaction, { accountId }: Leaver): Promise<void> {
  await tx.execute(sql`
    update posts p set like_count = p.like_count - 1 from post_likes l
    where l.account_id = ${accountId} and p.section = l.section and p.id = l.post_id`);
  await tx.execute(sql`
    update comments c set like_count = c.like_count - 1 from comment_likes l
    where l.account_id = ${accountId} and c.post_id = l.post_id and c.id = l.comment_id`);
  await tx.execute(sql`
    update posts p set vote_count = p.vote_count - v.n
    from (select section, entry_id, count(*)::int as n from contest_votes where account_id = ${accountId} group by 1, 2) v
    where p.section = v.section and p.id = v.entry_id`);
  await withdrawPoints(
    tx,
    sql`select section, post_id, created_at, ${LIKE_POINTS}::int as points from post_likes where account_id = ${accountId}`,
  );
}

/** Deletes a person's comments; one with replies stays as a placeholder without text and author. */
export async function settleComments(tx: Transaction, { accountId }: Leaver): Promise<void> {
  await withdrawPoints(
    tx,
    sql`select section, post_id, created_at, ${COMMENT_POINTS}::int as points from comments
      where author_id = ${accountId} and deleted_at is null and state = 'visible'`,
  );
  await tx.execute(sql`
    update posts p set comment_count = p.comment_count - c.n
    from (select section, post_id, count(*)::int as n from comments
      where author_id = ${accountId} and deleted_at is null and state = 'visible' group by 1, 2) c
    where p.section = c.section and p.id = c.post_id`);
  await tx.execute(sql`
    update comments parent set reply_count = parent.reply_count - c.n
    from (select post_id, parent_id, count(*)::int as n from comments
      where author_id = ${accountId} and parent_id is not null and deleted_at is null and state = 'visible'
      group by 1, 2) c
    where parent.post_id = c.post_id and parent.id = c.parent_id`);
  await tx.execute(sql`
    update comments c set author_id = null, content = '', deleted_at = coalesce(c.deleted_at, c.created_at)
    where c.author_id = ${accountId} and exists (
      select 1 from comments r where r.post_id = c.post_id and r.parent_id = c.id and r.author_id is distinct from c.author_id)`);
}

/** Subtracts a person's posts from the section totals and the ratings. */
export async function settlePosts(tx: Transaction, { accountId }: Leaver): Promise<void> {
  await tx.execute(sql`
    update post_counts k set count = k.count - p.n
    from (select section, category, count(*)::int as n from posts where author_id = ${accountId} and listed group by 1, 2) p
    where k.section = p.section and k.category = p.category`);
  await tx.execute(sql`
    update subject_ratings r set posts = r.posts - p.n, rated = r.rated - p.rated, stars_sum = r.stars_sum - p.stars
    from (select section, subject_id, count(*)::int as n, count(stars)::int as rated, coalesce(sum(stars), 0)::int as stars
      from posts where author_id = ${accountId} and listed and subject_id is not null group by 1, 2) p
    where r.section = p.section and r.subject_id = p.subject_id`);
}

/** Decisions of a moderator stay, without the moderator. */
export async function settleDecisions(tx: Transaction, { accountId }: Leaver): Promise<void> {
  await tx.execute(sql`update moderation_cases set decided_by = null where decided_by = ${accountId}`);
  await tx.execute(sql`update rights_claims set decided_by = null where decided_by = ${accountId}`);
}

/** Answers of staff stay with the inquiry, without the author. */
export async function settleAnswers(tx: Transaction, { accountId }: Leaver): Promise<void> {
  await tx.execute(sql`update inquiry_messages set staff_id = null where staff_id = ${accountId}`);
}

/** Subtracts points from their hours, and from the windows that still include those hours. */
async function withdrawPoints(tx: Transaction, given: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    with taken as (
      select section, post_id, date_trunc('hour', created_at, 'UTC') as hour, sum(points)::int as points
      from (${given}) given group by 1, 2, 3
    ), hours as (
      update post_activity a set points = a.points - taken.points from taken
      where a.section = taken.section and a.post_id = taken.post_id and a.hour = taken.hour
      returning a.section, a.post_id, taken.points, a.swept
    ), sums as (
      select section, post_id, sum(points) filter (where swept < 1)::int as day,
        sum(points) filter (where swept < 2)::int as week, sum(points) filter (where swept < 3)::int as month
      from hours group by 1, 2
    )
    update post_popularity p set day = p.day - coalesce(sums.day, 0), week = p.week - coalesce(sums.week, 0),
      month = p.month - coalesce(sums.month, 0)
    from sums where p.section = sums.section and p.post_id = sums.post_id`);
}

/** The person's texts about children of others stay, without the name; checks about the person go. */
export async function settleShared(tx: Transaction, { accountId }: Leaver): Promise<void> {
  await tx
    .delete(testAttempts)
    // As the index says it.
    .where(and(eq(testAttempts.personalTo, accountId), sql`${testAttempts.personalTo} <> ${testAttempts.accountId}`));
  for (const table of WRITTEN)
    await tx
      .update(table)
      .set({ writtenBy: null })
      .where(and(eq(table.writtenBy, accountId), sql`${table.writtenBy} <> ${table.accountId}`));
  await tx.update(guardianships).set({ invitedBy: null }).where(eq(guardianships.invitedBy, accountId));
  await tx.update(guardianships).set({ frozenBy: null }).where(eq(guardianships.frozenBy, accountId));
}

/** Rows that say who wrote them. */
export const WRITTEN = [
  growthEntries,
  growthEvents,
  testAttempts,
  healthMarks,
  playMarks,
  officialResults,
  testAnswers,
  testAnswerEvents,
] as const;
