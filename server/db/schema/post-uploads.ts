import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownedByAccount, postReference } from './columns';
import { postForeignKey } from './foreign-keys';

/** Which post shows which picture, so that the sweep of unused ones leaves it. */
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
