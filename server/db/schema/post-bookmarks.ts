import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** Bookmarked posts. */
export const postBookmarks = pgTable(
  'post_bookmarks',
  {
    ...ownedByAccount(),
    ...postReference(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'post_bookmarks_pkey', columns: [t.accountId, t.postId] }),
    index('post_bookmarks_post_idx').on(t.postId),
    index('post_bookmarks_mine_idx').on(t.accountId, t.createdAt, t.postId),
    postForeignKey('post_bookmarks_post_fk', t),
  ],
);
