import { SECTIONS } from '@contract/community/community';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Denormalised: listed posts about a place, a book or a contest, how many have stars, and the sum of the stars. */
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
