import { foreignKey, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { comments } from './comments';

export const commentLikes = pgTable(
  'comment_likes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').notNull(),
    commentId: uuid('comment_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'comment_likes_pkey', columns: [t.accountId, t.commentId] }),
    index('comment_likes_comment_idx').on(t.commentId),
    foreignKey({
      name: 'comment_likes_comment_fk',
      columns: [t.postId, t.commentId],
      foreignColumns: [comments.postId, comments.id],
    }).onDelete('cascade'),
  ],
);
