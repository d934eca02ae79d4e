import { ANSWER_VALUES, DOMAINS } from '@contract/test/diagnostics-kinds';
import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { enumValues, instant, writtenBy, writtenByIndex } from './columns';
import { testAttempts } from './test-attempts';

/** The current answer, one per item: the latest one, from any device. */
export const testAnswers = pgTable(
  'test_answers',
  {
    accountId: uuid('account_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    itemId: text('item_id').notNull(),
    value: text('value', { enum: enumValues(ANSWER_VALUES) }).notNull(),
    areas: text('areas', { enum: DOMAINS }).array().notNull().default([]),
    note: text('note').notNull().default(''),
    answeredAt: instant('answered_at').notNull(),
    /** Id of its event; breaks ties between answers of the same time. */
    eventId: uuid('event_id').notNull(),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('test_answers_written_by_idx', t),
    primaryKey({ name: 'test_answers_pkey', columns: [t.accountId, t.attemptId, t.itemId] }),
    foreignKey({
      name: 'test_answers_attempt_fk',
      columns: [t.accountId, t.attemptId],
      foreignColumns: [testAttempts.accountId, testAttempts.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
