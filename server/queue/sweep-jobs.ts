import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { jobs } from '@server/db/schema';
import { lt } from 'drizzle-orm';

/** How long a dead letter is stored. */
const DEAD_LETTER_DAYS = 30;

/** Deletes old dead letters. */
export async function sweepJobs(db: Database, now: number): Promise<void> {
  await db.delete(jobs).where(lt(jobs.failedAt, new Date(now - DEAD_LETTER_DAYS * DAY_MS)));
}
