import { contentKey, monthText } from '@contract/common/paging';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';
import { BOOK_TOPICS, PARENT_TOPIC } from './book-words';

export const BOOK_MARKS = ['read', 'want'] as const;
export type BookMark = (typeof BOOK_MARKS)[number];

/** GET /community/book (BookList). Reviews: GET /community/post?section=book&subject={id}. `mark` needs `profile_id`. */
export const booksQuery = v.object({
  topic: v.optional(v.picklist([...BOOK_TOPICS, PARENT_TOPIC], '주제를 다시 골라 주세요.')),
  month: v.optional(monthText),
  profile_id: v.optional(rowId),
  mark: v.optional(v.picklist(BOOK_MARKS, '목록을 다시 골라 주세요.')),
  sort: v.optional(v.picklist(['age', 'title', 'rating'], '순서를 다시 골라 주세요.'), 'age'),
});
export type BooksQuery = v.InferOutput<typeof booksQuery>;
/** GET /community/book/{id} (BookDetail; `?profile_id` for its `mark`). */
export const bookParam = v.object({ id: contentKey });
export const bookQuery = v.object({ profile_id: v.optional(rowId) });
/**
 * PUT /community/book/{id}/mark (BookMarked); DELETE …/mark?profile_id= removes it. FOREIGN_PROFILE for another's
 * child.
 */
export const bookMarkInput = v.object({ profile_id: rowId, mark: v.picklist(BOOK_MARKS, '읽은 책인지 골라 주세요.') });
export const bookUnmarkQuery = v.object({ profile_id: rowId });
