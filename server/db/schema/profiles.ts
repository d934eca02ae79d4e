import { char, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

export const profiles = pgTable(
  'profiles',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** YYYYMMDD */
    birthDate: char('birth_date', { length: 8 }).notNull(),
    gender: text('gender', { enum: ['female', 'male'] }).notNull(),
    /** Completed weeks, only when born before 37; null otherwise. */
    gestationWeeks: smallint('gestation_weeks'),
    imagePath: text('image_path'),
    /** Kept, not computed: the sum over the child's learning sessions, in seconds. */
    totalStudySeconds: integer('total_study_seconds').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ name: 'profiles_pkey', columns: [t.accountId, t.id] })],
);
