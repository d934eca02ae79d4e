import type { Database, Queryable } from '@server/db/database';
import { postSearch, posts } from '@server/db/schema';
import { eq, sql } from 'drizzle-orm';
import { COMMENT_POINTS, LIKE_POINTS, sweepPopularity } from './posts/popularity';
import { searchRow } from './posts/search-words';

const BATCH = 500;

/**
 * Rebuilds all denormalised counters after rows were inserted without the services, as the demo's are. Full scans:
 * maintenance only.
 */
export async function rebuildCounters(db: Database, now: number): Promise<void> {
  await countOnRows(db);
  await countSections(db);
  await countPoints(db);
  await sweepPopularity(db, now);
  await fillSearch(db);
}

async function countOnRows(db: Queryable) {
  await db.execute(sql`
    update comments c set
      like_count = (select count(*) from comment_likes l where l.comment_id = c.id),
      reply_count = (select count(*) from comments r
        where r.parent_id = c.id and r.deleted_at is null and r.state = 'visible')`);
  await db.execute(sql`
    update posts p set
      like_count = (select count(*) from post_likes l where l.post_id = p.id),
      comment_count = (select count(*) from comments c
        where c.post_id = p.id and c.deleted_at is null and c.state = 'visible'),
      vote_count = (select count(*) from contest_votes v where v.entry_id = p.id),
      answered_at = (select min(c.created_at) from comments c
        where c.post_id = p.id and c.rank = 0 and c.deleted_at is null and c.state = 'visible')`);
}

async function countSections(db: Queryable) {
  await db.execute(sql`delete from post_counts`);
  await db.execute(sql`
    insert into post_counts (section, category, count)
    select section, category, count(*) from posts where listed group by 1, 2`);
  await db.execute(sql`delete from subject_ratings`);
  await db.execute(sql`
    insert into subject_ratings (section, subject_id, posts, rated, stars_sum)
    select section, subject_id, count(*), count(stars), coalesce(sum(stars), 0) from posts
    where listed and subject_id is not null group by 1, 2`);
}

/** First counts every activity; the sweep then subtracts what is past. */
async function countPoints(db: Queryable) {
  await db.execute(sql`delete from post_activity`);
  await db.execute(sql`
    insert into post_activity (section, post_id, hour, points)
    select section, post_id, hour, sum(points) from (
      select section, post_id, date_trunc('hour', created_at, 'UTC') as hour, ${LIKE_POINTS}::int as points from post_likes
      union all
      select c.section, c.post_id, date_trunc('hour', c.created_at, 'UTC'), ${COMMENT_POINTS}::int from comments c
      join posts p on p.section = c.section and p.id = c.post_id
      where c.deleted_at is null and c.state = 'visible' and c.author_id is distinct from p.author_id
    ) given group by 1, 2, 3`);
  await db.execute(sql`delete from post_popularity`);
  await db.execute(sql`
    insert into post_popularity (section, post_id, category, day, week, month)
    select p.section, p.id, p.category, sum(a.points), sum(a.points), sum(a.points)
    from post_activity a join posts p on p.section = a.section and p.id = a.post_id group by 1, 2, 3`);
}

async function fillSearch(db: Queryable) {
  await db.execute(sql`delete from post_search`);
  const rows = await db
    .select({
      section: posts.section,
      postId: posts.id,
      createdAt: posts.createdAt,
      title: posts.title,
      text: posts.text,
      tags: posts.tags,
    })
    .from(posts)
    .where(eq(posts.listed, true));
  for (let from = 0; from < rows.length; from += BATCH)
    await db.insert(postSearch).values(
      rows.slice(from, from + BATCH).map(({ section, postId, createdAt, ...words }) => ({
        section,
        postId,
        createdAt,
        ...searchRow(words),
      })),
    );
}
