import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** One taking of one test for one child. The age is that of the day it began. */
export const testAttempts = pgTable(
  'test_attempts',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    testId: text('test_id').notNull(),
    contentVersion: text('content_version').notNull(),
    ageMonths: smallint('age_months').notNull(),
    actualAgeMonths: smallint('actual_age_months').notNull(),
    corrected: boolean('corrected').notNull(),
    answered: integer('answered').notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ name: 'test_attempts_pkey', columns: [t.accountId, t.id] }),
    foreignKey({
      name: 'test_attempts_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
    index('test_attempts_profile_idx').on(t.accountId, t.profileId, t.testId, t.startedAt),
    // Two devices that begin at once share one attempt.
    uniqueIndex('test_attempts_open_key').on(t.accountId, t.profileId, t.testId).where(sql`completed_at is null`),
  ],
);
