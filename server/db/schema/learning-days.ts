import { char, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/**
 * Denormalised sums of a child's learning on a day. `seconds` is the union of its segments; the total is on the
 * profile.
 */
export const learningDays = pgTable(
  'learning_days',
  {
    ...ownedByChild(),
    /** YYYYMMDD in Seoul. */
    day: char('day', { length: 8 }).notNull(),
    seconds: integer('seconds').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    /** Traces with at least one star. */
    letters: integer('letters').notNull().default(0),
    stars: integer('stars').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'learning_days_pkey', columns: [t.accountId, t.profileId, t.day] }),
    profileForeignKey('learning_days_profile_fk', t),
  ],
);
