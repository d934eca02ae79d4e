import type { Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

const anyRow = v.record(v.string(), v.unknown());

/** Rows whose denormalised counters differ from a count of the rows; empty lists when all are right. */
export async function listCounterFaults(db: Queryable) {
  const rows = (query: SQL) => queryRows(db, query, anyRow);
  return {
    posts: await rows(sql`select id, like_count, comment_count, vote_count,
          (select count(*)::int from post_likes l where l.post_id = p.id) as likes,
          (select count(*)::int from comments c where c.post_id = p.id and c.deleted_at is null and c.state = 'visible') as comments,
          (select count(*)::int from contest_votes v where v.entry_id = p.id) as votes
        from posts p where like_count <> (select count(*) from post_likes l where l.post_id = p.id)
          or comment_count <> (select count(*) from comments c where c.post_id = p.id and c.deleted_at is null and c.state = 'visible')
          or vote_count <> (select count(*) from contest_votes v where v.entry_id = p.id)`),
    comments: await rows(sql`select id from comments c
        where like_count <> (select count(*) from comment_likes l where l.comment_id = c.id)
          or reply_count <> (select count(*) from comments r where r.parent_id = c.id and r.deleted_at is null and r.state = 'visible')`),
    sections: await rows(sql`select coalesce(k.section, r.section) as section, k.count, r.n from post_counts k
        full join (select section, category, count(*)::int as n from posts where listed group by 1, 2) r
          on r.section = k.section and r.category = k.category where coalesce(k.count, 0) <> coalesce(r.n, 0)`),
    ratings: await rows(sql`select coalesce(k.subject_id, r.subject_id) as subject from subject_ratings k
        full join (select section, subject_id, count(*)::int as n, count(stars)::int as rated, coalesce(sum(stars), 0)::int as stars
          from posts where listed and subject_id is not null group by 1, 2) r
          on r.section = k.section and r.subject_id = k.subject_id
        where coalesce(k.posts, 0) <> coalesce(r.n, 0) or coalesce(k.rated, 0) <> coalesce(r.rated, 0)
          or coalesce(k.stars_sum, 0) <> coalesce(r.stars, 0)`),
    search: await rows(sql`select p.id from posts p full join post_search s on s.post_id = p.id
        where coalesce(p.listed, false) <> (s.post_id is not null)`),
    points: await rows(sql`select k.post_id from post_popularity k
        left join (select post_id, sum(points)::int as n from post_activity where swept = 0 group by 1) a on a.post_id = k.post_id
        where k.day <> coalesce(a.n, 0)`),
  };
}

/** The result when every counter is right. */
export const NO_COUNTER_FAULTS = { posts: [], comments: [], sections: [], ratings: [], search: [], points: [] };
