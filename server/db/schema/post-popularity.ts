import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/**
 * Points of the last day, week and month, updated by writes and a periodic job, so that a popular list is one index
 * scan.
 */
export const postPopularity = pgTable(
  'post_popularity',
  {
    ...postReference(),
    /** Copied from the post. */
    category: text('category').notNull().default(''),
    day: integer('day').notNull().default(0),
    week: integer('week').notNull().default(0),
    month: integer('month').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'post_popularity_pkey', columns: [t.section, t.postId] }),
    postForeignKey('post_popularity_post_fk', t),
    index('post_popularity_day_idx').on(t.day, t.postId).where(sql`day > 0`),
    index('post_popularity_week_idx').on(t.week, t.postId).where(sql`week > 0`),
    index('post_popularity_month_idx').on(t.month, t.postId).where(sql`month > 0`),
    index('post_popularity_section_day_idx').on(t.section, t.day, t.postId).where(sql`day > 0`),
    index('post_popularity_section_week_idx').on(t.section, t.week, t.postId).where(sql`week > 0`),
    index('post_popularity_section_month_idx').on(t.section, t.month, t.postId).where(sql`month > 0`),
    index('post_popularity_category_day_idx').on(t.section, t.category, t.day, t.postId).where(sql`day > 0`),
    index('post_popularity_category_week_idx').on(t.section, t.category, t.week, t.postId).where(sql`week > 0`),
    index('post_popularity_category_month_idx').on(t.section, t.category, t.month, t.postId).where(sql`month > 0`),
  ],
);
