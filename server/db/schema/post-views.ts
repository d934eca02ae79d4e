import { SECTIONS } from '@contract/community/community';
import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { posts } from './posts';

/** The last day (Asia/Seoul) a person's look at a post was counted; forgotten a few days later. */
export const postViews = pgTable(
  'post_views',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    section: text('section', { enum: SECTIONS }).notNull(),
    postId: uuid('post_id').notNull(),
    day: date('day', { mode: 'date' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_views_pkey', columns: [t.accountId, t.postId] }),
    index('post_views_day_idx').on(t.day),
    index('post_views_post_idx').on(t.postId),
    foreignKey({
      name: 'post_views_post_fk',
      columns: [t.section, t.postId],
      foreignColumns: [posts.section, posts.id],
    }).onDelete('cascade'),
  ],
);
