import { SECTIONS } from '@contract/community/community';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { posts } from './posts';

/** Posts a person keeps to read again. */
export const postBookmarks = pgTable(
  'post_bookmarks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    section: text('section', { enum: SECTIONS }).notNull(),
    postId: uuid('post_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_bookmarks_pkey', columns: [t.accountId, t.postId] }),
    index('post_bookmarks_post_idx').on(t.postId),
    index('post_bookmarks_mine_idx').on(t.accountId, t.createdAt, t.postId),
    foreignKey({
      name: 'post_bookmarks_post_fk',
      columns: [t.section, t.postId],
      foreignColumns: [posts.section, posts.id],
    }).onDelete('cascade'),
  ],
);
