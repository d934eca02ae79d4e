import type { Database } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

/** Views per statement, so that it never locks many posts at once. */
const BATCH = 2000;

/**
 * Adds new views to the counts of their posts, all views of a post as one write of its row. Safe to run from several
 * processes at once and at any interval.
 * @returns how many rows of `post_views` were counted
 */
export async function countViews(db: Database, batch = BATCH): Promise<number> {
  let counted = 0;
  for (let rows = batch; rows === batch; counted += rows) rows = await countBatch(db, batch);
  return counted;
}

/** One statement, so that the counted rows and the added views cannot differ. */
async function countBatch(db: Database, batch: number): Promise<number> {
  const [due] = await queryRows(db, countViewsQuery(batch), v.object({ n: v.number() }));
  return due?.n ?? 0;
}

/** For a test of its plan as well. */
export const countViewsQuery = (batch: number) => sql`
  with due as (
    select account_id, section, post_id, uncounted from post_views
    where uncounted > 0 order by post_id limit ${batch} for update skip locked
  ), done as (
    update post_views p set uncounted = 0 from due
    where p.account_id = due.account_id and p.post_id = due.post_id
  ), sums as (
    select section, post_id, sum(uncounted)::int as views from due group by section, post_id
  ), added as (
    update posts p set view_count = p.view_count + sums.views from sums
    where p.section = sums.section and p.id = sums.post_id
  )
  select count(*)::int as n from due`;
