import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

/** A community post. Counts are kept on the row. */
export const posts = pgTable(
  'posts',
  {
    /** 'grow' | 'tip' | 'board' | 'counseling' | 'trip' | 'book' | 'contest': where it lives. */
    section: text('section').notNull(),
    id: uuid('id').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    topic: text('topic').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'posts_pkey', columns: [t.section, t.id] }),
    uniqueIndex('posts_id_key').on(t.id),
    index('posts_author_idx').on(t.authorId),
  ],
);
