import { BOOK_TOPICS, PARENT_TOPIC } from '@contract/community/book-words';
import type { BookMark, BooksQuery } from '@contract/community/books';
import type { BookCard, BookDetail, BookList, BookMarked } from '@contract/community/books.responses';
import { BOOKS_CHECKED_AT, BOOKS_SOURCE, bookContent, type ContentBook } from '@server/content/books';
import type { Queryable } from '@server/db/database';
import { bookMarks } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { byRating, loadRatings } from '@server/modules/community/posts/ratings';
import { loadReviewPictures } from '@server/modules/community/posts/review-pictures';
import { findChild, findChildIn, lockChild } from '@server/modules/profiles/child';
import { type ChildScope, ofVisibleChild, resolveChild } from '@server/modules/profiles/child-access';
import { and, eq } from 'drizzle-orm';

type Id = { id: string };
type Child = { profile_id: string };
type Of = Id & { profile_id?: string | undefined };

/**
 * Books that fit, and how many there are of each topic among those for the age.
 * @throws AppError FOREIGN_PROFILE
 */
export async function listBooks(ctx: ServiceContext, query: BooksQuery): Promise<BookList> {
  const { topic, month, profile_id, mark, sort } = query;
  const child = profile_id === undefined ? undefined : await resolveChild(ctx, profile_id, 'plays.read');
  const [getMark, shown] = await Promise.all([listMarks(ctx.db, child, profile_id), loadShown(ctx)]);
  const forAge = bookContent
    .current()
    .filter(({ from_month, to_month }) => month === undefined || (from_month <= month && month <= to_month));
  const items = forAge
    .filter(({ topics }) => topic === undefined || topics.some((item) => item === topic))
    .map((book) => toCard(book, { ...shown(book.id), mark: getMark(book.id) }))
    .filter((book) => mark === undefined || book.mark === mark)
    .sort(sort === 'age' && month !== undefined ? forMonth : ORDERS[sort]);
  return { items, total: items.length, topics: countTopics(forAge) };
}

/** @throws AppError NOT_FOUND, FOREIGN_PROFILE */
export async function getBook(ctx: ServiceContext, { id, profile_id }: Of): Promise<BookDetail> {
  const book = known(id);
  const child = profile_id === undefined ? undefined : await resolveChild(ctx, profile_id, 'plays.read');
  const [getMark, shown, marks] = await Promise.all([
    listMarks(ctx.db, child, profile_id),
    loadShown(ctx, id),
    ctx.db
      .select()
      .from(bookMarks)
      .where(and(eq(bookMarks.bookId, id), ofVisibleChild(ctx.db, bookMarks, ctx.accountId, 'plays.read'))),
  ]);
  return {
    ...toCard(book, { ...shown(id), mark: getMark(id) }),
    translated_from: book.translated_from,
    read_together: book.read_together,
    marks: marks.map(({ profileId, mark, at }) => ({ profile_id: profileId, mark, at: at.toISOString() })),
    source: BOOKS_SOURCE,
    checked_at: BOOKS_CHECKED_AT,
  };
}

/** @throws AppError NOT_FOUND, FOREIGN_PROFILE */
export async function setBookMark(
  ctx: ServiceContext,
  { id, profile_id, mark }: Id & Child & { mark: BookMark },
): Promise<BookMarked> {
  known(id);
  const at = new Date(ctx.now);
  const { accountId, ...child } = await resolveChild(ctx, profile_id, 'plays.write');
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, { ...child, accountId }, profile_id);
    await tx
      .insert(bookMarks)
      .values({ accountId, profileId: profile_id, bookId: id, mark, at })
      .onConflictDoUpdate({
        target: [bookMarks.accountId, bookMarks.profileId, bookMarks.bookId],
        set: { mark, at },
      });
  });
  return { profile_id, mark };
}

/** Twice is no error. @throws AppError FOREIGN_PROFILE */
export async function deleteBookMark(ctx: ServiceContext, { id, profile_id }: Id & Child): Promise<BookMarked> {
  const child = await resolveChild(ctx, profile_id, 'plays.write');
  await findChild(child, profile_id);
  await ctx.db
    .delete(bookMarks)
    .where(
      and(eq(bookMarks.accountId, child.accountId), eq(bookMarks.profileId, profile_id), eq(bookMarks.bookId, id)),
    );
  return { profile_id, mark: null };
}

const ORDERS: Record<BooksQuery['sort'], (a: BookCard, b: BookCard) => number> = {
  age: (a, b) => byReader(a, b) || a.from_month - b.from_month || a.to_month - b.to_month || byTitle(a, b),
  title: (a, b) => byTitle(a, b),
  rating: (a, b) => byRating(a, b) || byTitle(a, b),
};
/** Books whose age range started last come first. */
const forMonth = (a: BookCard, b: BookCard) =>
  byReader(a, b) || b.from_month - a.from_month || a.to_month - b.to_month || byTitle(a, b);
/** Books for grown-ups follow those for children. */
const byReader = (a: BookCard, b: BookCard) => Number(a.audience === 'parent') - Number(b.audience === 'parent');
const byTitle = (a: BookCard, b: BookCard) => a.title.localeCompare(b.title, 'ko');

function known(id: string): ContentBook {
  const book = bookContent.find(id);
  if (!book) throw new AppError('NOT_FOUND');
  return book;
}

type Reader = { db: Queryable; accountId: string };
type Shown = Pick<BookCard, 'picture' | 'rating'>;

/** Ratings and pictures of books from their reviews. */
async function loadShown(ctx: Reader, id?: string): Promise<(id: string) => Shown> {
  const [rating, picture] = await Promise.all([loadRatings(ctx.db, 'book', id), loadReviewPictures(ctx, 'book', id)]);
  return (bookId) => ({ picture: picture(bookId), rating: rating(bookId) });
}

const toCard = (book: ContentBook, added: Shown & Pick<BookCard, 'mark'>): BookCard => {
  const { id, title, authors, publisher, year, audience, from_month, to_month, topics, about } = book;
  return { id, title, authors, publisher, year, audience, from_month, to_month, topics, about, ...added };
};

/** The chosen child's marks: read, or want to read. @throws AppError FOREIGN_PROFILE */
async function listMarks(
  db: Queryable,
  child: ChildScope | undefined,
  profileId: string | undefined,
): Promise<(id: string) => BookMark | null> {
  if (child === undefined || profileId === undefined) return () => null;
  const [marks] = await Promise.all([
    db
      .select({ id: bookMarks.bookId, mark: bookMarks.mark })
      .from(bookMarks)
      .where(and(eq(bookMarks.accountId, child.accountId), eq(bookMarks.profileId, profileId))),
    findChildIn(db, child, profileId),
  ]);
  const byBook = new Map(marks.map(({ id, mark }) => [id, mark]));
  return (id) => byBook.get(id) ?? null;
}

const countTopics = (books: readonly ContentBook[]): BookList['topics'] =>
  [...BOOK_TOPICS, PARENT_TOPIC].map((topic) => ({
    topic,
    count: books.filter(({ topics }) => topics.some((item) => item === topic)).length,
  }));
