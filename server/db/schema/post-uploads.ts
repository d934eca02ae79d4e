import { SECTIONS } from '@contract/community/community';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { posts } from './posts';

/** Which post shows which picture, so that the sweep of unused ones leaves it. */
export const postUploads = pgTable(
  'post_uploads',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    section: text('section', { enum: SECTIONS }).notNull(),
    postId: uuid('post_id').notNull(),
  },
  (t) => [
    primaryKey({ name: 'post_uploads_pkey', columns: [t.accountId, t.path, t.postId] }),
    index('post_uploads_post_idx').on(t.section, t.postId),
    foreignKey({
      name: 'post_uploads_post_fk',
      columns: [t.section, t.postId],
      foreignColumns: [posts.section, posts.id],
    }).onDelete('cascade'),
  ],
);
