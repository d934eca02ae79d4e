import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** What a child's guardian was reminded of: each reminder once. */
export const sentReminders = pgTable(
  'health_tellings',
  {
    ...ownedByChild(),
    /** 'DTaP-4' (a window opened), 'DTaP-4/closes', 'development-9m/opens', 'growth/20260310/0', 'unfinished/{attempt}', 'takeover/{when the owner left}' */
    key: text('window_id').notNull(),
    sentAt: instant('told_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'health_tellings_pkey', columns: [t.accountId, t.profileId, t.key] }),
    profileForeignKey('health_tellings_profile_fk', t),
  ],
);
