import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { ownedByAccount, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** The last day (Asia/Seoul) on which an account saw a post; deleted a few days later. */
export const postViews = pgTable(
  'post_views',
  {
    ...ownedByAccount(),
    ...postReference(),
    day: date('day', { mode: 'date' }).notNull(),
    /** Views that are not yet in the post's count. */
    uncounted: smallint('uncounted').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'post_views_pkey', columns: [t.accountId, t.postId] }),
    index('post_views_day_idx').on(t.day),
    index('post_views_post_idx').on(t.postId),
    index('post_views_uncounted_idx').on(t.postId).where(sql`uncounted > 0`),
    postForeignKey('post_views_post_fk', t),
  ],
);
