import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { AUTHOR_ROLES, BOOK_LANGUAGES } from './book-words';
import { BOOK_MARKS } from './books';
import { rating, reviewPicture } from './places.responses';

/** A real book; facts of its title page, and the product's own words about it. No pictures of covers: those are under copyright. */
export const bookCard = v.strictObject({
  id: v.string(),
  title: v.string(),
  authors: v.array(v.strictObject({ name: v.string(), role: v.picklist(AUTHOR_ROLES) })),
  publisher: v.string(),
  /** Of the first Korean edition; null if unknown. */
  year: v.nullable(v.number()),
  /** 'parent': read by the grown-up alone. */
  audience: v.picklist(['child', 'parent']),
  from_month: v.number(),
  to_month: v.number(),
  topics: v.array(v.string()),
  about: v.string(),
  picture: reviewPicture,
  rating,
  /** Of the child asked about (`profile_id`); null otherwise. */
  mark: v.nullable(v.picklist(BOOK_MARKS)),
});
export type BookCard = v.InferOutput<typeof bookCard>;

export const bookDetail = v.strictObject({
  ...bookCard.entries,
  /** null: written in Korean. */
  translated_from: v.nullable(v.picklist(BOOK_LANGUAGES)),
  read_together: v.string(),
  /** Every child of the account with a mark. */
  marks: v.array(v.strictObject({ profile_id: v.string(), mark: v.picklist(BOOK_MARKS), at: isoTime })),
  /** Where the facts of print come from, as a sentence; when they were last compared with it (YYYY-MM-DD). */
  source: v.string(),
  checked_at: v.nullable(v.string()),
});
export type BookDetail = v.InferOutput<typeof bookDetail>;

export const bookList = v.strictObject({
  items: v.array(bookCard),
  total: v.number(),
  topics: v.array(v.strictObject({ topic: v.string(), count: v.number() })),
});
export type BookList = v.InferOutput<typeof bookList>;

export const bookMarked = v.strictObject({ profile_id: v.string(), mark: v.nullable(v.picklist(BOOK_MARKS)) });
export type BookMarked = v.InferOutput<typeof bookMarked>;
