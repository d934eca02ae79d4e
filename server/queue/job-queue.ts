import type { JobKind } from '@contract/common/job-kinds';
import type { Queryable } from '@server/db/database';
import { jobs } from '@server/db/schema';
import { isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { JobPayload } from './job-payloads';

type Options = {
  /** In milliseconds since the epoch; default: now. */
  runAt?: number;
  /**
   * Of jobs with the same kind and key one is due or running at a time: a second one changes when the due one runs and
   * with what, and changes nothing while it runs.
   */
  key?: string;
  /** The account it belongs to: it is deleted with the account. Needed when the payload names one. */
  accountId?: string;
  /** The transaction it belongs to: nothing is enqueued when that is rolled back. Default: none. */
  db?: Queryable;
};

export type JobQueue = {
  /** Adds a job, which runs at least once, within seconds after `runAt` and the commit. */
  enqueue: <Kind extends JobKind>(kind: Kind, payload: JobPayload<Kind>, options?: Options) => Promise<void>;
};

export const createJobQueue = (deps: { db: Queryable; now: () => number }): JobQueue => ({
  async enqueue(kind, payload, { runAt, key, accountId, db = deps.db } = {}) {
    const now = deps.now();
    await db
      .insert(jobs)
      .values({
        id: newId(),
        kind,
        payload,
        key: key ?? null,
        accountId: accountId ?? null,
        runAt: new Date(runAt ?? now),
        createdAt: new Date(now),
      })
      .onConflictDoUpdate({
        target: [jobs.kind, jobs.key],
        targetWhere: sql`failed_at is null`,
        set: { payload: sql`excluded.payload`, runAt: sql`excluded.run_at`, attempts: 0 },
        setWhere: isNull(jobs.startedAt),
      });
  },
});
