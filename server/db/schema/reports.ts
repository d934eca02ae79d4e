import { REPORT_REASONS } from '@contract/community/community-safety';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, enumValues, ownedByAccount } from './columns';
import { moderationCases } from './moderation-cases';

/** One report per account and target. The author does not learn who reported. */
export const reports = pgTable(
  'reports',
  {
    ...ownedByAccount(),
    target: text('target', { enum: ['post', 'comment', 'person'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: enumValues(REPORT_REASONS.map(({ reason }) => reason)) }).notNull(),
    note: text('note').notNull(),
    /** Counts towards hiding when the account is older than a day. */
    counted: boolean('counted').notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'reports_pkey', columns: [t.accountId, t.target, t.targetId] }),
    // Counts of a day read this index alone.
    index('reports_created_idx').on(t.createdAt),
    index('reports_case_idx').on(t.caseId, t.createdAt),
  ],
);
