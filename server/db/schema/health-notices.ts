import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Notices sent for a health window that opened: once per child and window. */
export const healthNotices = pgTable(
  'health_tellings',
  {
    ...ownedByChild(),
    /** 'DTaP-4', 'checkup-3', 'dental-1' */
    windowId: text('window_id').notNull(),
    notifiedAt: instant('told_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'health_tellings_pkey', columns: [t.accountId, t.profileId, t.windowId] }),
    profileForeignKey('health_tellings_profile_fk', t),
  ],
);
