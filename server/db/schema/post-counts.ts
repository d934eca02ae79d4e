import { ALL_CATEGORIES, OTHER_LABEL, SECTIONS } from '@contract/community/community';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Denormalised number of listed posts by section and category, for '전체보기 N건'. */
export const postCounts = pgTable(
  'post_counts',
  {
    section: text('section', { enum: SECTIONS }).notNull(),
    category: text('category', { enum: [...ALL_CATEGORIES, OTHER_LABEL] }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ name: 'post_counts_pkey', columns: [t.section, t.category] })],
);
