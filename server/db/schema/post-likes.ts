import { SECTIONS } from '@contract/community/community';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { posts } from './posts';

/** Who likes which post, and since when: taken back, its points leave the windows they are still in. */
export const postLikes = pgTable(
  'post_likes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    section: text('section', { enum: SECTIONS }).notNull(),
    postId: uuid('post_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_likes_pkey', columns: [t.accountId, t.postId] }),
    index('post_likes_post_idx').on(t.postId),
    index('post_likes_mine_idx').on(t.accountId, t.createdAt, t.postId),
    foreignKey({
      name: 'post_likes_post_fk',
      columns: [t.section, t.postId],
      foreignColumns: [posts.section, posts.id],
    }).onDelete('cascade'),
  ],
);
