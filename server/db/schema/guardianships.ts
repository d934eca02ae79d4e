import { SHARED_ROLES } from '@contract/profiles/child-roles';
import { boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountReference, instant } from './columns';
import { profiles } from './profiles';

/**
 * Access to a child of accounts other than its owner's. A row is access: consents are asked before there is one, and it
 * is deleted with whatever ends the access.
 */
export const guardianships = pgTable(
  'guardianships',
  {
    /** The account that the child's rows belong to. */
    ownerId: uuid('owner_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    accountId: accountReference('account_id'),
    id: uuid('id').notNull(),
    role: text('role', { enum: SHARED_ROLES }).notNull(),
    invitedBy: uuid('invited_by'),
    since: instant('since').notNull(),
    /** The owner removes this person then. */
    endsAt: instant('ends_at'),
    /** Account that froze sharing and keeps its own access; null while sharing is not frozen. */
    frozenBy: uuid('frozen_by'),
    /** The owner stopped sharing for this person alone; null while it goes on. */
    stoppedAt: instant('stopped_at'),
    /** When the owner offered to hand the child over. */
    offeredAt: instant('offered_at'),
    /** Of that offer: the owner stays as a full guardian. */
    ownerStays: boolean('owner_stays').notNull().default(false),
    /** When this guardian agreed to take the child over once the owner's account is erased. */
    takesOverAt: instant('takes_over_at'),
  },
  (t) => [
    primaryKey({ name: 'guardianships_pkey', columns: [t.ownerId, t.profileId, t.accountId] }),
    foreignKey({
      name: 'guardianships_profile_fk',
      columns: [t.ownerId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('guardianships_account_key').on(t.accountId, t.profileId),
    uniqueIndex('guardianships_id_key').on(t.id),
    index('guardianships_invited_by_idx').on(t.invitedBy),
    index('guardianships_frozen_by_idx').on(t.frozenBy),
    index('guardianships_ends_idx').on(t.endsAt),
  ],
);
