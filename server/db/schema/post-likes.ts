import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** Likes with their time: undoing one subtracts its points from the windows that still include it. */
export const postLikes = pgTable(
  'post_likes',
  {
    ...ownedByAccount(),
    ...postReference(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'post_likes_pkey', columns: [t.accountId, t.postId] }),
    index('post_likes_post_idx').on(t.postId),
    index('post_likes_mine_idx').on(t.accountId, t.createdAt, t.postId),
    postForeignKey('post_likes_post_fk', t),
  ],
);
