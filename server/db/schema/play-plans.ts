import { char, foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** The plays chosen for a child on one day, kept so that they stay the same until midnight in Seoul. */
export const playPlans = pgTable(
  'play_plans',
  {
    accountId: uuid('account_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    /** YYYYMMDD in Seoul. */
    day: char('day', { length: 8 }).notNull(),
    playIds: text('play_ids').array().notNull(),
    /** The watched milestone each play was chosen for, in the same order; '' where it was chosen for the age. */
    milestoneIds: text('milestone_ids').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'play_plans_pkey', columns: [t.accountId, t.profileId, t.day] }),
    foreignKey({
      name: 'play_plans_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
  ],
);
