import type { BookmarkState, LikeState } from '@contract/community/posts.responses';
import { postUrl } from '@/domain/api-urls';
import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import type { ThunkExtra } from '@/shared/api/base-query';
import type { AppDispatch } from '@/shared/store/hooks';
import { patchPost } from './post-cache-index';
import type { CachedPost } from './post-index';

type LikeArg = { id: string; liked: boolean };
type BookmarkArg = { id: string; bookmarked: boolean };

const toMethod = (on: boolean) => (on ? 'PUT' : 'DELETE');
const likeUrl = (id: string) => `${postUrl(id)}/like`;
const bookmarkUrl = (id: string) => `${postUrl(id)}/bookmark`;

const showLike = (liked: boolean) => (post: CachedPost) => {
  if (post.liked !== liked) post.like = Math.max(0, post.like + (liked ? 1 : -1));
  post.liked = liked;
};
const showBookmark = (bookmarked: boolean) => (post: CachedPost) => {
  post.bookmarked = bookmarked;
};

type Lifecycle<Data> = { dispatch: AppDispatch; extra: unknown; queryFulfilled: Promise<{ data: Data }> };
type Patches<Data> = {
  url: string;
  optimistic: (post: CachedPost) => void;
  /** The opposite patch instead of Immer's inverse one, as the row may have moved in its list meanwhile. */
  undo: (post: CachedPost) => void;
  confirmed: (post: CachedPost, data: Data) => void;
};

/** Optimistic update of a reaction; then the server's value, or the previous one when the request failed. */
async function showReaction<Data>(
  id: string,
  { url, optimistic, undo, confirmed }: Patches<Data>,
  { dispatch, extra, queryFulfilled }: Lifecycle<Data>,
) {
  dispatch(patchPost(id, optimistic));
  try {
    const { data } = await queryFulfilled;
    if (!(extra as ThunkExtra).latestWins.isPending(url)) dispatch(patchPost(id, (post) => confirmed(post, data)));
  } catch (failure) {
    if (!isSuperseded(failure)) dispatch(patchPost(id, undo));
  }
}

const isSuperseded = (failure: unknown) =>
  typeof failure === 'object' &&
  failure !== null &&
  'error' in failure &&
  isApiError(failure.error) &&
  failure.error.status === 'SUPERSEDED';

const reactionsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    setLike: build.mutation<LikeState, LikeArg>({
      query: ({ id, liked }) => ({ url: likeUrl(id), method: toMethod(liked) }),
      extraOptions: { instant: true, latestWins: true },
      invalidatesTags: (_, error) => (error ? [] : ['Popular']),
      onQueryStarted: (arg, lifecycle) =>
        showReaction(
          arg.id,
          {
            url: likeUrl(arg.id),
            optimistic: showLike(arg.liked),
            undo: showLike(!arg.liked),
            // other likes were counted meanwhile, or the cached post is older than this person's last like
            confirmed: (post, { liked, like }) => {
              if (post.liked !== liked) post.liked = liked;
              if (post.like !== like) post.like = like;
            },
          },
          lifecycle,
        ),
    }),
    setBookmark: build.mutation<BookmarkState, BookmarkArg>({
      query: ({ id, bookmarked }) => ({ url: bookmarkUrl(id), method: toMethod(bookmarked) }),
      extraOptions: { instant: true, latestWins: true },
      invalidatesTags: (_, error) => (error ? [] : [{ type: 'Mine', id: 'bookmark' }]),
      onQueryStarted: (arg, lifecycle) =>
        showReaction(
          arg.id,
          {
            url: bookmarkUrl(arg.id),
            optimistic: showBookmark(arg.bookmarked),
            undo: showBookmark(!arg.bookmarked),
            confirmed: (post, { bookmarked }) => {
              if (post.bookmarked !== bookmarked) post.bookmarked = bookmarked;
            },
          },
          lifecycle,
        ),
    }),
  }),
});

/** Untracked: the state of a mutation hook would render each card twice more for a tap. */
const untracked = { track: false } as const;
export const setLike = (arg: LikeArg) => reactionsApi.endpoints.setLike.initiate(arg, untracked);
export const setBookmark = (arg: BookmarkArg) => reactionsApi.endpoints.setBookmark.initiate(arg, untracked);
