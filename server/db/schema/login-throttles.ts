import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed log-ins by id, existing or not, so that throttling tells nothing about who exists. `key` is a hash of the id. */
export const loginThrottles = pgTable('login_throttles', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull(),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
});
