import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { accountReference, instant } from './columns';
import { profileForeignKey } from './foreign-keys';

/** The child an account selected last, on whichever device. */
export const selectedProfiles = pgTable(
  'selected_profiles',
  {
    accountId: accountReference('account_id').primaryKey(),
    profileId: uuid('profile_id').notNull(),
    selectedAt: instant('selected_at').notNull(),
  },
  (t) => [profileForeignKey('selected_profiles_profile_fk', t)],
);
