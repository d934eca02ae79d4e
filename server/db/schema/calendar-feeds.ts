import { CALENDAR_NAMES } from '@contract/home/health-windows-calendar';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';

/** The secret address of an account's calendar; at most one. The secret itself is nowhere: it is derived for its owner, and found by its hash. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    ...ownedByAccount(),
    /** Random; another one is another address. */
    nonce: text('nonce').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** How a child is called in titles. */
    names: text('names', { enum: CALENDAR_NAMES }).notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'calendar_feeds_pkey', columns: [t.accountId] }),
    uniqueIndex('calendar_feeds_secret_key').on(t.secretHash),
  ],
);
