import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** Points of a post in one hour (a like 1, a comment 2); `post_popularity` sums them up. */
export const postActivity = pgTable(
  'post_activity',
  {
    ...postReference(),
    /** Start of the hour. */
    hour: instant('hour').notNull(),
    points: integer('points').notNull(),
    /** Windows that the hour has left: 0 none, 1 the day, 2 the week, 3 the month. */
    swept: integer('swept').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'post_activity_pkey', columns: [t.section, t.postId, t.hour] }),
    index('post_activity_sweep_idx').on(t.swept, t.hour),
    postForeignKey('post_activity_post_fk', t),
  ],
);
