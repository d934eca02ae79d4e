import { DAY_MS } from '@contract/common/time';
import { deleteInBatches } from '@server/db/batches/delete-in-batches';
import type { Database } from '@server/db/database';
import { jobs } from '@server/db/schema';
import { lt } from 'drizzle-orm';

/** How long a dead letter is stored. */
const DEAD_LETTER_DAYS = 30;

/** Deletes old dead letters. */
export const sweepJobs = (db: Database, now: number, stopping?: AbortSignal) =>
  deleteInBatches(db, jobs, {
    where: lt(jobs.failedAt, new Date(now - DEAD_LETTER_DAYS * DAY_MS)),
    orderBy: jobs.failedAt,
    stopping,
  });
