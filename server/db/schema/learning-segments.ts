import { foreignKey, index, pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** Stretches in which a child really learned, as its devices measured them; they may overlap. `id` is made by the device: sent twice, it is one row. */
export const learningSegments = pgTable(
  'learning_segments',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    /** Whole seconds. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seconds: smallint('seconds').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'learning_segments_pkey', columns: [t.accountId, t.id] }),
    index('learning_segments_start_idx').on(t.accountId, t.profileId, t.startedAt),
    foreignKey({
      name: 'learning_segments_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
  ],
);
