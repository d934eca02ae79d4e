import { JOB_KINDS } from '@contract/common/job-kinds';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { enumValues, instant } from './columns';

/** When each periodic job is enqueued next, by whichever process comes first. */
export const chores = pgTable('chores', {
  kind: text('kind', { enum: enumValues(JOB_KINDS) }).primaryKey(),
  dueAt: instant('due_at').notNull(),
  finishedAt: instant('finished_at'),
});
