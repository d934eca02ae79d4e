import { bookMarkInput, bookParam, bookQuery, booksQuery, bookUnmarkQuery } from '@contract/community/books';
import { bookDetail, bookList, bookMarked } from '@contract/community/books.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { deleteBookMark, getBook, listBooks, setBookMark } from './books-service';

const tag = 'books';

/** Books and which child read them. Their reviews are posts of the section 'book'. */
export function booksRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/community/book',
      documented({
        tag,
        summary: '함께 읽는 책',
        answers: bookList,
        errors: ['FOREIGN_PROFILE', 'ROLE_NOT_ALLOWED', 'INVALID_INPUT'],
      }),
      account,
      valid('query', booksQuery),
      async (c) => ok(c, await listBooks(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/book/:id',
      documented({
        tag,
        summary: '책 보기',
        answers: bookDetail,
        errors: ['NOT_FOUND', 'FOREIGN_PROFILE', 'ROLE_NOT_ALLOWED', 'INVALID_INPUT'],
      }),
      account,
      valid('param', bookParam),
      valid('query', bookQuery),
      async (c) => ok(c, await getBook(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    )
    .put(
      '/community/book/:id/mark',
      documented({
        tag,
        summary: '아이가 읽은 책, 읽고 싶은 책으로 표시하기',
        answers: bookMarked,
        errors: ['NOT_FOUND', 'FOREIGN_PROFILE', 'ROLE_NOT_ALLOWED', 'INVALID_INPUT'],
      }),
      account,
      valid('param', bookParam),
      valid('json', bookMarkInput),
      async (c) =>
        ok(c, await setBookMark(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .delete(
      '/community/book/:id/mark',
      documented({
        tag,
        summary: '책 표시 지우기',
        answers: bookMarked,
        errors: ['FOREIGN_PROFILE', 'ROLE_NOT_ALLOWED', 'INVALID_INPUT'],
      }),
      account,
      valid('param', bookParam),
      valid('query', bookUnmarkQuery),
      async (c) =>
        ok(c, await deleteBookMark(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('query') })),
    );
}
