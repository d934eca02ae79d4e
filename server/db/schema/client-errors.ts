import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Errors that pages reported: one row for each release, route and place, without personal data. */
export const clientErrors = pgTable(
  'client_errors',
  {
    /** SHA-256 of release, route, name and stack. */
    fingerprint: text('fingerprint').primaryKey(),
    release: text('release').notNull(),
    route: text('route').notNull(),
    name: text('name').notNull(),
    /** A line a frame: source file, line and column. */
    stack: text('stack').notNull(),
    times: integer('times').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [index('client_errors_last_idx').on(t.lastAt, t.fingerprint)],
);
