import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { accountReference, instant } from './columns';
import { profileForeignKey } from './foreign-keys';

/** The child an account selected last, on whichever device. */
export const selectedProfiles = pgTable(
  'selected_profiles',
  {
    accountId: accountReference('account_id').primaryKey(),
    /** The account that the child belongs to. */
    ownerId: uuid('owner_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    selectedAt: instant('selected_at').notNull(),
  },
  (t) => [profileForeignKey('selected_profiles_child_fk', { accountId: t.ownerId, profileId: t.profileId })],
);
