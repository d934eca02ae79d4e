import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Reminders sent to a child's guardian: each one once. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    ...ownedByChild(),
    /** 'DTaP-4' (a window opened), 'DTaP-4/closes', 'development-9m/opens', 'growth/20260310/0', 'unfinished/{attempt}', 'takeover/{when the owner left}' */
    key: text('key').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'sent_reminders_pkey', columns: [t.accountId, t.profileId, t.key] }),
    profileForeignKey('sent_reminders_profile_fk', t),
  ],
);
