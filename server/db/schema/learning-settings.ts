import { HANDS } from '@contract/learning/learning';
import { char, foreignKey, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** What a parent set for a child's learning; without a row there is no limit, and the hand is the right one. */
export const learningSettings = pgTable(
  'learning_settings',
  {
    accountId: uuid('account_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    dailyLimitMinutes: smallint('daily_limit_minutes'),
    hand: text('hand', { enum: HANDS }).notNull().default('right'),
    /** Minutes more on this one day (YYYYMMDD in Seoul). */
    extraDay: char('extra_day', { length: 8 }),
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'learning_settings_pkey', columns: [t.accountId, t.profileId] }),
    foreignKey({
      name: 'learning_settings_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
  ],
);
