import { contentKey, monthText } from '@contract/common/paging';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';
import { type AuthorRole, BOOK_TOPICS, type BookLanguage, PARENT_TOPIC } from './book-words';
import type { Rating } from './places';

export const BOOK_MARKS = ['read', 'want'] as const;
export type BookMark = (typeof BOOK_MARKS)[number];

/** A real book: facts of its imprint, described in our own words. No cover pictures. */
export type BookCard = {
  id: string;
  title: string;
  authors: { name: string; role: AuthorRole }[];
  publisher: string;
  /** Of the first Korean edition; null when unknown. */
  year: number | null;
  /** 'parent': read by the grown-up alone. */
  audience: 'child' | 'parent';
  from_month: number;
  to_month: number;
  topics: string[];
  about: string;
  rating: Rating;
  /** Of the child asked about (`profile_id`); null otherwise. */
  mark: BookMark | null;
};
export type BookDetail = BookCard & {
  /** null: written in Korean. */
  translated_from: BookLanguage | null;
  read_together: string;
  /** Every child of the account with a mark. */
  marks: { profile_id: string; mark: BookMark /** ISO 8601 */; at: string }[];
  /** Source of the imprint, as a sentence, and the date of the last comparison (YYYY-MM-DD). */
  source: string;
  checked_at: string | null;
};

/** GET /community/book (BookList). Reviews: GET /community/post?section=book&subject={id}. `mark` needs `profile_id`. */
export const booksQuery = v.object({
  topic: v.optional(v.picklist([...BOOK_TOPICS, PARENT_TOPIC], '주제를 다시 골라 주세요.')),
  month: v.optional(monthText),
  profile_id: v.optional(rowId),
  mark: v.optional(v.picklist(BOOK_MARKS, '목록을 다시 골라 주세요.')),
  sort: v.optional(v.picklist(['age', 'title', 'rating'], '순서를 다시 골라 주세요.'), 'age'),
});
export type BooksQuery = v.InferOutput<typeof booksQuery>;
export type BookList = { items: BookCard[]; total: number; topics: { topic: string; count: number }[] };
/** GET /community/book/{id} (BookDetail; `?profile_id` for its `mark`). */
export const bookParam = v.object({ id: contentKey });
export const bookQuery = v.object({ profile_id: v.optional(rowId) });
/**
 * PUT /community/book/{id}/mark (BookMarked); DELETE …/mark?profile_id= removes it. FOREIGN_PROFILE for another's
 * child.
 */
export const bookMarkInput = v.object({ profile_id: rowId, mark: v.picklist(BOOK_MARKS, '읽은 책인지 골라 주세요.') });
export const bookUnmarkQuery = v.object({ profile_id: rowId });
export type BookMarked = { profile_id: string; mark: BookMark | null };
