import { ANSWER_VALUES, DOMAINS } from '@contract/test/diagnostics-kinds';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { enumValues, instant, writtenBy, writtenByIndex } from './columns';
import { testAttempts } from './test-attempts';

/** Every answer in order of arrival. `id` is made by the device: sent twice, it is one row. */
export const testAnswerEvents = pgTable(
  'test_answer_events',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    itemId: text('item_id').notNull(),
    value: text('value', { enum: enumValues(ANSWER_VALUES) }).notNull(),
    areas: text('areas', { enum: DOMAINS }).array().notNull().default([]),
    note: text('note').notNull().default(''),
    answeredAt: instant('answered_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('test_answer_events_written_by_idx', t),
    primaryKey({ name: 'test_answer_events_pkey', columns: [t.accountId, t.id] }),
    index('test_answer_events_attempt_idx').on(t.accountId, t.attemptId, t.itemId),
    foreignKey({
      name: 'test_answer_events_attempt_fk',
      columns: [t.accountId, t.attemptId],
      foreignColumns: [testAttempts.accountId, testAttempts.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
