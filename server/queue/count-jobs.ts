import { JOB_KINDS } from '@contract/common/job-kinds';
import type { Queryable } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

const row = v.object({
  kind: v.picklist(JOB_KINDS),
  /** Due or later, not running. */
  waiting: v.number(),
  running: v.number(),
  /** Dead letters. */
  failed: v.number(),
  /** Seconds by which the oldest due job is late. */
  lateSeconds: v.number(),
});
export type JobCount = v.InferOutput<typeof row>;

/** The jobs of each kind that has any, for figures of an operator. */
export const countJobs = (db: Queryable, now: number): Promise<JobCount[]> =>
  queryRows(
    db,
    sql`select kind,
      count(*) filter (where failed_at is null and started_at is null)::int as waiting,
      count(*) filter (where failed_at is null and started_at is not null)::int as running,
      count(*) filter (where failed_at is not null)::int as failed,
      coalesce(greatest(0, extract(epoch from ${new Date(now).toISOString()}::timestamptz -
        min(run_at) filter (where failed_at is null and started_at is null))), 0)::float8 as "lateSeconds"
      from jobs group by kind order by kind`,
    row,
  );
