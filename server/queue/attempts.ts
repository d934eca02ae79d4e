import type { JobKind } from '@contract/common/job-kinds';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { jobs } from '@server/db/schema';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';

export type Job = Pick<typeof jobs.$inferSelect, 'id' | 'kind' | 'key' | 'payload' | 'attempts'>;

/** A running job whose process was not heard of for this long is taken over by another. */
export const LEASE_MS = MINUTE_MS;

/** Delays before the next attempts; after the last one the job is a dead letter. */
const BACKOFF_MS = [
  ...[10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS],
];
/** A job claimed more often was lost with its process each time. */
export const MAX_ATTEMPTS = BACKOFF_MS.length + 1;

/** Takes up to `limit` due jobs of these kinds for this process; no other process gets them. */
export async function claimJobs(db: Database, kinds: readonly JobKind[], limit: number, now: number): Promise<Job[]> {
  const due = db.$with('due').as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isNull(jobs.failedAt), lte(jobs.runAt, new Date(now)), inArray(jobs.kind, [...kinds])))
      .orderBy(asc(jobs.runAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(jobs)
    .set({
      startedAt: new Date(now),
      runAt: new Date(now + LEASE_MS),
      attempts: sql`${jobs.attempts} + 1`,
    })
    .from(due)
    .where(eq(jobs.id, due.id))
    .returning({ id: jobs.id, kind: jobs.kind, key: jobs.key, payload: jobs.payload, attempts: jobs.attempts });
}

/** Only the attempt that claimed the row last may change it. */
const byAttempt = ({ id, attempts }: Job) => and(eq(jobs.id, id), eq(jobs.attempts, attempts), isNull(jobs.failedAt));

export const extendLease = (db: Database, job: Job, now: number) =>
  db
    .update(jobs)
    .set({ runAt: new Date(now + LEASE_MS) })
    .where(byAttempt(job));

/** Deletes the job, and a dead letter that it made up for; notes when a chore was done. */
export async function finishJob(db: Database, job: Job, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await db.execute(sql`with done as (
      delete from jobs where ${byAttempt(job)} returning kind, key
    ), superseded as (
      delete from jobs dead using done where dead.kind = done.kind and dead.key = done.key and dead.failed_at is not null
    )
    update chores set finished_at = ${at} from done where chores.kind = done.kind`);
}

/**
 * Schedules the next attempt, or makes the job a dead letter, of which the newest of a key is stored.
 * @param maxDelay the longest delay, in milliseconds: a chore is not late by more than its period
 * @returns whether it was given up
 */
export async function failJob(
  db: Database,
  job: Job,
  { code, now, maxDelay }: { code: string; now: number; maxDelay: number },
): Promise<boolean> {
  const delay = BACKOFF_MS[job.attempts - 1];
  if (delay === undefined) {
    await db.transaction(async (tx) => {
      if (job.key !== null)
        await tx
          .delete(jobs)
          .where(and(eq(jobs.kind, job.kind), eq(jobs.key, job.key), isNotNull(jobs.failedAt), ne(jobs.id, job.id)));
      await tx
        .update(jobs)
        .set({ failedAt: new Date(now), startedAt: null, errorCode: code })
        .where(byAttempt(job));
    });
    return true;
  }
  await db
    .update(jobs)
    .set({ runAt: new Date(now + Math.min(delay, maxDelay)), startedAt: null, errorCode: code })
    .where(byAttempt(job));
  return false;
}

/** Gives a job back that was interrupted by the stop of its process: the attempt does not count. */
export const releaseJob = (db: Database, job: Job, now: number) =>
  db
    .update(jobs)
    .set({ runAt: new Date(now), startedAt: null, errorCode: null, attempts: job.attempts - 1 })
    .where(byAttempt(job));
