import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, updatedAt, writtenBy, writtenByIndex } from './columns';
import { profileForeignKey } from './foreign-keys';

/** One attempt at one test for one child, with the age on its first day. */
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
    startedAt: instant('started_at').notNull(),
    ...updatedAt(),
    completedAt: instant('completed_at'),
    /** Account that alone may read the answers of a check about the guardian; null for a check about the child. */
    personalTo: uuid('personal_to'),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('test_attempts_written_by_idx', t),
    primaryKey({ name: 'test_attempts_pkey', columns: [t.accountId, t.id] }),
    profileForeignKey('test_attempts_profile_fk', t),
    index('test_attempts_profile_idx').on(t.accountId, t.profileId, t.testId, t.startedAt),
    // Counts of a day read this index alone.
    index('test_attempts_completed_idx').on(t.completedAt).where(sql`completed_at is not null`),
    // Two devices that start at once share one attempt, and two guardians do unless it is about themselves.
    uniqueIndex('test_attempts_open_key')
      .on(t.accountId, t.profileId, t.testId, sql`coalesce(personal_to, account_id)`)
      .where(sql`completed_at is null`),
    index('test_attempts_personal_idx').on(t.personalTo).where(sql`personal_to <> account_id`),
  ],
);
