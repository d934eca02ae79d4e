import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was done in a window of time. `key` is a keyed hash of what and by whom or to what address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limits_resets_idx').on(t.resetsAt)],
);
