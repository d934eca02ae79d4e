import type {
  AttemptSummary,
  LevelsResult,
  PositionsResult,
  ResultStep,
} from '@contract/test/diagnostics-results.responses';
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';
import { testAttempts } from './test-attempts';

/** Summary of a result for lists and analyses. */
export type StoredSummary = Pick<AttemptSummary, 'name' | 'levels' | 'positions' | 'talk_first' | 'next_step'>;
type Stored<Result> = Omit<
  Result,
  'child' | 'since_last' | 'standing_line' | 'lost_skill_discussed_at' | 'band_basis' | 'care'
>;
/** A result without the data of the child's row and of other attempts. Those from before there was a step have none. */
export type StoredResult =
  | (Omit<Stored<LevelsResult>, 'next_step'> & { next_step?: ResultStep | null })
  | Stored<PositionsResult>;

/** The result of a completed attempt as computed on that day; later changes of content and rules do not affect it. */
export const testResults = pgTable(
  'test_results',
  {
    accountId: uuid('account_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    contentVersion: text('content_version').notNull(),
    summary: jsonb('summary').$type<StoredSummary>().notNull(),
    result: jsonb('result').$type<StoredResult>().notNull(),
    /** When the parent marked the lost skill of this check as discussed with a doctor. */
    lostSkillDiscussedAt: instant('lost_skill_discussed_at'),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'test_results_pkey', columns: [t.accountId, t.attemptId] }),
    foreignKey({
      name: 'test_results_attempt_fk',
      columns: [t.accountId, t.attemptId],
      foreignColumns: [testAttempts.accountId, testAttempts.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
