import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownedByAccount } from './columns';

/** One row per refresh token ever issued; a family is one session on one device. Only hashes are stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** User agent of the device, for the list of sessions. */
    device: text('device').notNull().default(''),
    ...createdAt(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
    successorId: uuid('successor_id'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ name: 'refresh_tokens_pkey', columns: [t.accountId, t.id] }),
    uniqueIndex('refresh_tokens_hash_key').on(t.tokenHash),
    index('refresh_tokens_session_idx').on(t.accountId, t.sessionId),
    // The last use of each device.
    index('refresh_tokens_newest_idx').on(t.createdAt, t.accountId).where(sql`successor_id is null`),
    index('refresh_tokens_expires_idx').on(t.expiresAt),
  ],
);
