import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownedByAccount, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** Pictures of a post, so that the cleanup of unused uploads skips them. */
export const postUploads = pgTable(
  'post_uploads',
  {
    ...ownedByAccount(),
    path: text('path').notNull(),
    ...postReference(),
  },
  (t) => [
    primaryKey({ name: 'post_uploads_pkey', columns: [t.accountId, t.path, t.postId] }),
    index('post_uploads_post_idx').on(t.section, t.postId),
    postForeignKey('post_uploads_post_fk', t),
  ],
);
