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
  (t) => [index('login_throttles_failed_idx').on(t.lastFailedAt)],
);
