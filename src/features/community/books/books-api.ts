import type { BookMark, BooksQuery } from '@contract/community/books';
import type { BookDetail, BookList, BookMarked } from '@contract/community/books.responses';
import { bookUrl } from '@/domain/api-urls';
import { baseApi } from '@/shared/api/base-api';
import { serverNow } from '@/shared/lib/server-clock';

type BooksArg = Partial<Pick<BooksQuery, 'topic' | 'month' | 'profile_id' | 'mark' | 'sort'>>;

/** Books and which child read them. */
export const booksApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listBooks: build.query<BookList, BooksArg>({
      query: (params) => ({ url: '/community/book', params }),
      // a review changes ratings
      providesTags: [{ type: 'Book', id: 'LIST' }, 'Feed'],
    }),
    getBook: build.query<BookDetail, { id: string }>({
      query: ({ id }) => bookUrl(id),
      providesTags: (_, __, { id }) => [{ type: 'Book', id }, 'Feed'],
    }),
    setBookMark: build.mutation<BookMarked, { id: string; profileId: string; mark: BookMark | null; now?: number }>({
      query: ({ id, profileId, mark }) =>
        mark === null
          ? { url: `${bookUrl(id)}/mark`, method: 'DELETE', params: { profile_id: profileId } }
          : { url: `${bookUrl(id)}/mark`, method: 'PUT', body: { profile_id: profileId, mark } },
      extraOptions: { instant: true },
      invalidatesTags: (_, error) => (error ? [] : [{ type: 'Book', id: 'LIST' }]),
      onQueryStarted: async ({ id, profileId, mark, now = serverNow() }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          booksApi.util.updateQueryData('getBook', { id }, (book) => {
            book.marks = book.marks.filter(({ profile_id }) => profile_id !== profileId);
            if (mark !== null) book.marks.push({ profile_id: profileId, mark, at: new Date(now).toISOString() });
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useListBooksQuery, useGetBookQuery, useSetBookMarkMutation } = booksApi;
