import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A contest the staff made. Its state follows from the clock; its entries are posts of section 'contest'. */
export const contests = pgTable(
  'contests',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    theme: text('theme').notNull(),
    body: text('body').notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }).notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    resultsAt: timestamp('results_at', { withTimezone: true }).notNull(),
    /** When the winners were told; null until then. */
    announcedAt: timestamp('announced_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('contests_closes_idx').on(t.closesAt, t.id),
    index('contests_unannounced_idx').on(t.resultsAt).where(sql`announced_at is null`),
  ],
);
