import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ownedByAccount, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** The last day (Asia/Seoul) on which an account's view of a post was counted; deleted a few days later. */
export const postViews = pgTable(
  'post_views',
  {
    ...ownedByAccount(),
    ...postReference(),
    day: date('day', { mode: 'date' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_views_pkey', columns: [t.accountId, t.postId] }),
    index('post_views_day_idx').on(t.day),
    index('post_views_post_idx').on(t.postId),
    postForeignKey('post_views_post_fk', t),
  ],
);
