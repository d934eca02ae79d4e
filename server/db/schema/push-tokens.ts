import { PUSH_PLATFORMS } from '@contract/auth/devices';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownedByAccount, updatedAt } from './columns';

/** Push token of a signed-in device; one per session, deleted with it. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    ...ownedByAccount(),
    /** The session (refresh_tokens.session_id). */
    sessionId: uuid('session_id').notNull(),
    /** Of a browser the endpoint of its subscription (RFC 8030). */
    token: text('token').notNull(),
    /** Hash, since a token can be too long for an index. */
    tokenHash: text('token_hash').notNull(),
    platform: text('platform', { enum: PUSH_PLATFORMS }).notNull(),
    /** Key and secret that pushes to a browser are encrypted with (RFC 8291), base64url; null for an app. */
    p256dh: text('p256dh'),
    auth: text('auth'),
    ...updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'push_tokens_pkey', columns: [t.accountId, t.sessionId] }),
    index('push_tokens_hash_idx').on(t.tokenHash),
  ],
);
