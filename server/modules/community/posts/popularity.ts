import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { PopularRange, Section } from '@contract/community/community';
import type { Database, Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { postActivity, postPopularity, posts } from '@server/db/schema';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

/** Points per reaction. */
export const LIKE_POINTS = 1;
export const COMMENT_POINTS = 2;

/** The start of the hour of `at`, in milliseconds. */
const startOfHour = (at: number) => Math.floor(at / HOUR_MS) * HOUR_MS;

/** Rolling windows, shortest first: the order in which an hour's points leave them (`post_activity.swept`). */
const WINDOWS = [
  { range: 'today', column: postPopularity.day, ms: DAY_MS },
  { range: 'week', column: postPopularity.week, ms: 7 * DAY_MS },
  { range: 'month', column: postPopularity.month, ms: 30 * DAY_MS },
] as const satisfies { range: PopularRange; column: unknown; ms: number }[];

export const popularityColumn = (range: PopularRange) =>
  range === 'today' ? postPopularity.day : range === 'week' ? postPopularity.week : postPopularity.month;

/** Rows per statement of the sweep, so that it never locks many posts at once. */
const SWEEP_BATCH = 5000;

export type PostKey = { section: Section; id: string };

/**
 * Adds points to a post in the transaction that stores the like or comment, which keeps the sweep off the hour until its
 * end. Taking one back is the same points below zero at the time of the original, so that they leave exactly the windows
 * they are still in.
 * @param at when it happened, in milliseconds
 */
export async function recordActivity(tx: Queryable, post: PostKey, points: number, at: number): Promise<void> {
  const { section, id: postId } = post;
  const [hour] = await tx
    .insert(postActivity)
    .values({ section, postId, hour: new Date(startOfHour(at)), points })
    .onConflictDoUpdate({
      target: [postActivity.section, postActivity.postId, postActivity.hour],
      set: { points: sql`${postActivity.points} + excluded.points` },
    })
    .returning({ swept: postActivity.swept });
  const left = hour?.swept ?? 0;
  const [day = 0, week = 0, month = 0] = WINDOWS.map((_, level) => (left > level ? 0 : points));
  const category = sql`(select ${posts.category} from ${posts} where ${posts.section} = ${section} and ${posts.id} = ${postId})`;
  await tx
    .insert(postPopularity)
    .values({ section, postId, category, day, week, month })
    .onConflictDoUpdate({
      target: [postPopularity.section, postPopularity.postId],
      set: {
        day: sql`${postPopularity.day} + excluded.day`,
        week: sql`${postPopularity.week} + excluded.week`,
        month: sql`${postPopularity.month} + excluded.month`,
      },
    });
}

/**
 * Subtracts the hours that have left each window. An hour counts until its last minute is out, so nothing leaves early.
 * Safe to run from several processes at once and at any interval.
 * @param now in milliseconds
 * @returns how many hours of posts were moved
 */
export async function sweepPopularity(db: Database, now: number): Promise<number> {
  let moved = 0;
  for (const [level, { column, ms }] of WINDOWS.entries()) {
    const lastHour = new Date(now - ms - HOUR_MS);
    let batch = SWEEP_BATCH;
    while (batch === SWEEP_BATCH) {
      batch = await sweepBatch(db, level, column, lastHour);
      moved += batch;
    }
  }
  return moved;
}

/** One statement, so that the marked rows and the subtracted points cannot differ. */
async function sweepBatch(
  db: Database,
  level: number,
  column: (typeof WINDOWS)[number]['column'],
  lastHour: Date,
): Promise<number> {
  const window = sql.identifier(column.name);
  const query = sql`
    with due as (
      select ctid from post_activity
      where swept = ${level} and hour <= ${lastHour.toISOString()}
      order by hour limit ${SWEEP_BATCH} for update skip locked
    ), gone as (
      update post_activity set swept = ${level + 1} where ctid = any (array(select ctid from due))
      returning section, post_id, points
    ), sums as (
      select section, post_id, sum(points)::int as points from gone group by section, post_id
    ), subtracted as (
      update post_popularity p set ${window} = p.${window} - sums.points from sums
      where p.section = sums.section and p.post_id = sums.post_id
    )
    select count(*)::int as n from gone`;
  const [gone] = await queryRows(db, query, v.object({ n: v.number() }));
  return gone?.n ?? 0;
}
