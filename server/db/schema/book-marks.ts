import { BOOK_MARKS } from '@contract/community/books';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Books that a child has read or wants to read. */
export const bookMarks = pgTable(
  'book_marks',
  {
    ...ownedByChild(),
    bookId: text('book_id').notNull(),
    mark: text('mark', { enum: BOOK_MARKS }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'book_marks_pkey', columns: [t.accountId, t.profileId, t.bookId] }),
    index('book_marks_mark_idx').on(t.accountId, t.profileId, t.mark, t.at),
    profileForeignKey('book_marks_profile_fk', t),
  ],
);
