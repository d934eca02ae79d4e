import { BOOK_MARKS } from '@contract/community/books';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** Which child has read a book, or wants to. */
export const bookMarks = pgTable(
  'book_marks',
  {
    accountId: uuid('account_id').notNull(),
    profileId: uuid('profile_id').notNull(),
    bookId: text('book_id').notNull(),
    mark: text('mark', { enum: BOOK_MARKS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'book_marks_pkey', columns: [t.accountId, t.profileId, t.bookId] }),
    index('book_marks_mark_idx').on(t.accountId, t.profileId, t.mark, t.at),
    foreignKey({
      name: 'book_marks_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
  ],
);
