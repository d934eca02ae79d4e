import { char, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Kept, not computed: what a child learned on a day. `seconds` is the union of its segments; their sum stands on the profile. */
export const learningDays = pgTable(
  'learning_days',
  {
    ...ownedByChild(),
    /** YYYYMMDD in Seoul. */
    day: char('day', { length: 8 }).notNull(),
    seconds: integer('seconds').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    /** Tries with a star or more. */
    letters: integer('letters').notNull().default(0),
    stars: integer('stars').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'learning_days_pkey', columns: [t.accountId, t.profileId, t.day] }),
    profileForeignKey('learning_days_profile_fk', t),
  ],
);
