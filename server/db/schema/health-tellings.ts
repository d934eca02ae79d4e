import { foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** Of which vaccination or check-up a parent was told that it may be done: once for each of a child. */
export const healthTellings = pgTable(
  'health_tellings',
  {
    accountId: uuid('account_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    /** 'DTaP-4', 'checkup-3', 'dental-1' */
    windowId: text('window_id').notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'health_tellings_pkey', columns: [t.accountId, t.profileId, t.windowId] }),
    foreignKey({
      name: 'health_tellings_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
  ],
);
