import { SECTIONS } from '@contract/community/community';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Listed posts about a place, a book or a contest: how many there are, how many gave stars, and the stars' sum. Kept by writes. */
export const subjectRatings = pgTable(
  'subject_ratings',
  {
    /** 'trip' | 'book' | 'contest' */
    section: text('section', { enum: SECTIONS }).notNull(),
    subjectId: text('subject_id').notNull(),
    posts: integer('posts').notNull(),
    rated: integer('rated').notNull(),
    starsSum: integer('stars_sum').notNull(),
  },
  (t) => [primaryKey({ name: 'subject_ratings_pkey', columns: [t.section, t.subjectId] })],
);
