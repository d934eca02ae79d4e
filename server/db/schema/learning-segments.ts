import { index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { profileForeignKey } from './foreign-keys';

/**
 * Spans of learning as measured by devices; they may overlap. `id` is made by the device: sent twice, it is one row.
 */
export const learningSegments = pgTable(
  'learning_segments',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    /** Whole seconds. */
    startedAt: instant('started_at').notNull(),
    seconds: smallint('seconds').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'learning_segments_pkey', columns: [t.accountId, t.id] }),
    index('learning_segments_start_idx').on(t.accountId, t.profileId, t.startedAt),
    profileForeignKey('learning_segments_profile_fk', t),
  ],
);
