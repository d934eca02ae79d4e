import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

/** A contest, created by staff. Its state is derived from the clock; its entries are posts of section 'contest'. */
export const contests = pgTable(
  'contests',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    theme: text('theme').notNull(),
    body: text('body').notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    resultsAt: instant('results_at').notNull(),
    /** When the winners were notified; null before. */
    announcedAt: instant('announced_at'),
    ...createdAt(),
  },
  (t) => [
    index('contests_closes_idx').on(t.closesAt, t.id),
    index('contests_unannounced_idx').on(t.resultsAt).where(sql`announced_at is null`),
  ],
);
