import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Failed log-ins by id, existing or not, so that throttling does not reveal accounts. `key` is a hash of the id. */
export const loginThrottles = pgTable(
  'login_throttles',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastFailedAt: instant('last_failed_at').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (t) => [
    index('login_throttles_failed_idx').on(t.lastFailedAt),
    // The account of a key: a purge deletes its tries at every address.
    index('login_throttles_account_idx').on(sql`split_part(${t.key}, ':', 1)`),
  ],
);
