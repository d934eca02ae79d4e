import type { Queryable, Transaction } from '@server/db/database';
import { jobs } from '@server/db/schema';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

/** A dead letter: a job that was given up. */
export type FailedJobRow = typeof jobs.$inferSelect & { failedAt: Date };

/** The dead letters after the one given, the newest first. */
export async function listFailedJobs(
  db: Queryable,
  { after, limit }: { after: { key: number; id: string } | null; limit: number },
): Promise<FailedJobRow[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.failedAt),
        after
          ? sql`(${jobs.failedAt}, ${jobs.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(jobs.failedAt), desc(jobs.id))
    .limit(limit);
  return rows.flatMap(({ failedAt, ...row }) => (failedAt === null ? [] : [{ ...row, failedAt }]));
}

const isFailed = (id: string) => and(eq(jobs.id, id), isNotNull(jobs.failedAt));

/**
 * Makes a dead letter due with all its attempts. `queued`: one with the same kind and key is due or running, which
 * deletes the dead letter when it is done; `gone`: there is no such dead letter.
 */
export async function retryJob(tx: Transaction, id: string, now: number): Promise<'retried' | 'queued' | 'gone'> {
  const [dead] = await tx.select().from(jobs).where(isFailed(id)).for('update');
  if (!dead) return 'gone';
  if (dead.key !== null) {
    const [queued] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, dead.kind), eq(jobs.key, dead.key), isNull(jobs.failedAt)));
    if (queued) return 'queued';
  }
  await tx
    .update(jobs)
    .set({ failedAt: null, errorCode: null, attempts: 0, runAt: new Date(now) })
    .where(isFailed(id));
  return 'retried';
}

/** Deletes a dead letter. @returns whether there was one */
export async function deleteFailedJob(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx.delete(jobs).where(isFailed(id)).returning({ id: jobs.id });
  return gone.length > 0;
}
