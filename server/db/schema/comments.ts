import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant, postReference, timestamps } from './columns';
import { postForeignKey } from './foreign-keys';

/** A comment, or a reply to one. A deleted comment with replies stays as a placeholder without text. */
export const comments = pgTable(
  'comments',
  {
    ...postReference(),
    id: uuid('id').notNull(),
    /** The comment it replies to; replies have no replies. */
    parentId: uuid('parent_id'),
    /** Null after the author left: a placeholder for the replies. */
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Plain text. */
    content: text('content').notNull(),
    /** Sort key. 0: an expert's answer to a question; 1: everything else. */
    rank: smallint('rank').notNull().default(1),
    state: text('state', { enum: ['visible', 'hidden', 'removed', 'restricted'] })
      .notNull()
      .default('visible'),
    likeCount: integer('like_count').notNull().default(0),
    /** Denormalised count of replies that are not deleted. */
    replyCount: integer('reply_count').notNull().default(0),
    ...timestamps(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ name: 'comments_pkey', columns: [t.postId, t.id] }),
    uniqueIndex('comments_id_key').on(t.id),
    index('comments_thread_idx').on(t.postId, t.rank, t.createdAt, t.id).where(sql`parent_id is null`),
    index('comments_replies_idx').on(t.parentId, t.createdAt, t.id).where(sql`parent_id is not null`),
    index('comments_author_idx').on(t.authorId, t.createdAt, t.id),
    // Counts of a day read this index alone.
    index('comments_created_idx').on(t.createdAt),
    index('comments_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
    postForeignKey('comments_post_fk', t),
  ],
);
