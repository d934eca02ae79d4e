import { HANDS } from '@contract/learning/learning';
import { char, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ownedByChild, updatedAt } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Learning settings of a child; default without a row: no limit, right hand. */
export const learningSettings = pgTable(
  'learning_settings',
  {
    ...ownedByChild(),
    dailyLimitMinutes: smallint('daily_limit_minutes'),
    hand: text('hand', { enum: HANDS }).notNull().default('right'),
    /** Extra minutes on one day (YYYYMMDD in Seoul). */
    extraDay: char('extra_day', { length: 8 }),
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    ...updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'learning_settings_pkey', columns: [t.accountId, t.profileId] }),
    profileForeignKey('learning_settings_profile_fk', t),
  ],
);
