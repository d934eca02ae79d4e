import { SHARED_ROLES } from '@contract/profiles/child-roles';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountReference, createdAt, instant } from './columns';
import { profiles } from './profiles';

/** An invitation to see a child that waits; accepting it deletes the row. Its token and code are stored as hashes. */
export const invitations = pgTable(
  'invitations',
  {
    ownerId: uuid('owner_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    id: uuid('id').notNull(),
    role: text('role', { enum: SHARED_ROLES }).notNull(),
    invitedBy: accountReference('invited_by'),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    ...createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'invitations_pkey', columns: [t.ownerId, t.profileId, t.id] }),
    foreignKey({
      name: 'invitations_profile_fk',
      columns: [t.ownerId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('invitations_token_key').on(t.tokenHash),
    uniqueIndex('invitations_code_key').on(t.codeHash),
    index('invitations_invited_by_idx').on(t.invitedBy),
    index('invitations_expires_idx').on(t.expiresAt),
  ],
);
