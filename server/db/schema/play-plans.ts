import { char, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** The plays of a child's day, stored so that they do not change until midnight in Seoul. */
export const playPlans = pgTable(
  'play_plans',
  {
    ...ownedByChild(),
    /** YYYYMMDD in Seoul. */
    day: char('day', { length: 8 }).notNull(),
    playIds: text('play_ids').array().notNull(),
    /** The watched milestone of each play, in the same order; '' for a play chosen by age. */
    milestoneIds: text('milestone_ids').array().notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'play_plans_pkey', columns: [t.accountId, t.profileId, t.day] }),
    profileForeignKey('play_plans_profile_fk', t),
  ],
);
