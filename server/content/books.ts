import { AUTHOR_ROLES, BOOK_LANGUAGES, BOOK_TOPICS, PARENT_TOPIC } from '@contract/community/book-words';
import * as v from 'valibot';
import file from './books.json';
import { createContentSet } from './content-set';

const text = v.pipe(v.string(), v.minLength(1));
const month = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(72));

/** An item of the file. */
export const bookItem = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^book-[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: text,
  authors: v.pipe(v.array(v.strictObject({ name: text, role: v.picklist(AUTHOR_ROLES) })), v.minLength(1)),
  publisher: text,
  /** Of the publisher's first edition in Korean; null when it is not certain. */
  year: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2026))),
  audience: v.picklist(['child', 'parent']),
  /** Ages at which parent and child enjoy it, both months included. */
  from_month: month,
  to_month: month,
  topics: v.pipe(v.array(v.picklist([...BOOK_TOPICS, PARENT_TOPIC])), v.minLength(1)),
  /** null: written in Korean. */
  translated_from: v.nullable(v.picklist(BOOK_LANGUAGES)),
  about: text,
  read_together: text,
});

const booksSchema = v.object({
  meta: v.object({
    title: text,
    authors: text,
    source: text,
    notes: v.array(text),
    checked_at: v.pipe(v.string(), v.isoDate()),
  }),
  items: v.array(bookItem),
});

const parsed = v.parse(booksSchema, file);

export type ContentBook = (typeof parsed.items)[number];

/** Books to read with a child, the youngest readers' first, then those for parents. */
export const bookContent = createContentSet<ContentBook>(parsed.items);
/** As released. */
export const BOOKS = bookContent.released;

/** Source of the facts about books, shown below them. */
export const BOOKS_SOURCE = parsed.meta.source;

/** YYYY-MM-DD: when they were last compared with it. */
export const BOOKS_CHECKED_AT = parsed.meta.checked_at;
