import { PUSH_PLATFORMS } from '@contract/auth/devices';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownedByAccount, updatedAt } from './columns';

/** Where a signed-in device can be reached; one a sign-in, gone with it. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    ...ownedByAccount(),
    /** The sign-in (refresh_tokens.family_id). */
    familyId: uuid('family_id').notNull(),
    token: text('token').notNull(),
    /** A token can be longer than an index takes. */
    tokenHash: text('token_hash').notNull(),
    platform: text('platform', { enum: PUSH_PLATFORMS }).notNull(),
    ...updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'push_tokens_pkey', columns: [t.accountId, t.familyId] }),
    index('push_tokens_hash_idx').on(t.tokenHash),
  ],
);
