import { SECTIONS } from '@contract/community/community';
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { posts } from './posts';

/** Points a post earned in one hour (a like 1, a comment 2): what the windows of `post_popularity` are made of. */
export const postActivity = pgTable(
  'post_activity',
  {
    section: text('section', { enum: SECTIONS }).notNull(),
    postId: uuid('post_id').notNull(),
    /** Start of the hour. */
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    points: integer('points').notNull(),
    /** Windows it has already left: 0 none, 1 the day, 2 the week, 3 the month. */
    swept: integer('swept').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'post_activity_pkey', columns: [t.section, t.postId, t.hour] }),
    index('post_activity_sweep_idx').on(t.swept, t.hour),
    foreignKey({
      name: 'post_activity_post_fk',
      columns: [t.section, t.postId],
      foreignColumns: [posts.section, posts.id],
    }).onDelete('cascade'),
  ],
);
