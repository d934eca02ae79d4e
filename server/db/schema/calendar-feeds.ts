import { CALENDAR_NAMES } from '@contract/home/health-windows-calendar';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';

/**
 * The secret calendar address of an account; at most one. The secret is not stored: it is derived from the nonce and
 * looked up by its hash.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    ...ownedByAccount(),
    /** Random; a new nonce makes a new address. */
    nonce: text('nonce').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Form of a child's name in titles. */
    names: text('names', { enum: CALENDAR_NAMES }).notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'calendar_feeds_pkey', columns: [t.accountId] }),
    uniqueIndex('calendar_feeds_secret_key').on(t.secretHash),
  ],
);
