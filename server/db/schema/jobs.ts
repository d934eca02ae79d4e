import { JOB_KINDS } from '@contract/common/job-kinds';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt, enumValues, instant } from './columns';

/** A job that is due, running or given up; deleted when it is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    /** The account it is about; deleted with it. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: enumValues(JOB_KINDS) }).notNull(),
    /** Of jobs with the same kind and key one is due or running at a time. */
    key: text('key'),
    /** Ids only (`JOB_PAYLOADS`). */
    payload: jsonb('payload').notNull(),
    /** Time of the next attempt; while it runs, the time from which another process may take it over. */
    runAt: instant('run_at').notNull(),
    /** Attempts that were begun; also identifies the attempt that may finish the row. */
    attempts: smallint('attempts').notNull().default(0),
    startedAt: instant('started_at'),
    /** Why the last attempt failed. */
    errorCode: text('error_code'),
    /** Set for a dead letter: no further attempts. */
    failedAt: instant('failed_at'),
    ...createdAt(),
  },
  (t) => [
    index('jobs_due_idx').on(t.runAt).where(sql`failed_at is null`),
    uniqueIndex('jobs_kind_key').on(t.kind, t.key).where(sql`failed_at is null`),
    index('jobs_failed_idx').on(t.failedAt).where(sql`failed_at is not null`),
    index('jobs_account_idx').on(t.accountId).where(sql`account_id is not null`),
  ],
);
