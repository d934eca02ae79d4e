import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';
import { comments } from './comments';

export const commentLikes = pgTable(
  'comment_likes',
  {
    ...ownedByAccount(),
    postId: uuid('post_id').notNull(),
    commentId: uuid('comment_id').notNull(),
    ...createdAt(),
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
