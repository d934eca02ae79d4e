import type { BookmarkState, LikeState } from '@contract/community/posts';
import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';
import { patchPost } from './post-cache-index';

const postUrl = (id: string) => `/community/post/${encodeURIComponent(id)}`;

export const reactionsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    setLike: build.mutation<LikeState, { id: string; liked: boolean }>({
      query: ({ id, liked }) => ({ url: `${postUrl(id)}/like`, method: liked ? 'PUT' : 'DELETE' }),
      extraOptions: { instant: true },
      invalidatesTags: (_, error) => (error ? [] : ['Popular']),
    }),
    setBookmark: build.mutation<BookmarkState, { id: string; bookmarked: boolean }>({
      query: ({ id, bookmarked }) => ({ url: `${postUrl(id)}/bookmark`, method: bookmarked ? 'PUT' : 'DELETE' }),
      extraOptions: { instant: true },
      invalidatesTags: (_, error) => (error ? [] : [{ type: 'Mine', id: 'bookmark' }]),
    }),
  }),
});

/** What a person wants last, by post, while an earlier wish is still on its way. */
const wishes = new WeakMap<object, Map<string, { want: boolean }>>();
const wishesOf = (extra: unknown, kind: string) => {
  const key = extra as object;
  let known = wishes.get(key);
  if (!known) {
    known = new Map();
    wishes.set(key, known);
  }
  return { of: (id: string) => known.get(kind + id), known };
};

/**
 * Shows a wish at once and sends it; while one is on its way only the last further one is sent after it, so that two
 * quick taps never end the other way round.
 */
async function settle(
  kind: string,
  id: string,
  want: boolean,
  extra: unknown,
  show: (on: boolean) => void,
  /** What the server holds now, to be shown; null when it refused. */
  send: (on: boolean) => Promise<(() => void) | null>,
) {
  show(want);
  const { of, known } = wishesOf(extra, kind);
  const going = of(id);
  if (going) {
    going.want = want;
    return;
  }
  const wish = { want };
  known.set(kind + id, wish);
  let stands = !want;
  try {
    // the tap is answered before the request is begun
    await Promise.resolve();
    while (stands !== wish.want) {
      const sent = wish.want;
      const told = await send(sent);
      if (told) {
        stands = sent;
        // an answer to an earlier wish is not shown over a later one
        if (wish.want === sent) told();
      } else {
        // what the server holds is shown again; the failure itself raises a toast
        show(stands);
        return;
      }
    }
  } finally {
    known.delete(kind + id);
  }
}

export const like =
  (id: string, want: boolean) =>
  (dispatch: AppDispatch, _: unknown, extra: unknown): Promise<void> =>
    settle(
      'like',
      id,
      want,
      extra,
      (on) =>
        dispatch(
          patchPost(id, (card) => {
            if (card.liked !== on) card.like = Math.max(0, card.like + (on ? 1 : -1));
            card.liked = on;
          }),
        ),
      async (liked) => {
        const { data } = await dispatch(reactionsApi.endpoints.setLike.initiate({ id, liked }, { track: false }));
        if (!data) return null;
        // others liked it meanwhile, or the post came from the server before this like had reached it
        return () =>
          dispatch(
            patchPost(id, (card) => {
              if (card.liked !== data.liked) card.liked = data.liked;
              if (card.like !== data.like) card.like = data.like;
            }),
          );
      },
    );

export const bookmark =
  (id: string, want: boolean) =>
  (dispatch: AppDispatch, _: unknown, extra: unknown): Promise<void> =>
    settle(
      'bookmark',
      id,
      want,
      extra,
      (on) =>
        dispatch(
          patchPost(id, (card) => {
            card.bookmarked = on;
          }),
        ),
      async (bookmarked) => {
        const { data } = await dispatch(
          reactionsApi.endpoints.setBookmark.initiate({ id, bookmarked }, { track: false }),
        );
        if (!data) return null;
        return () =>
          dispatch(
            patchPost(id, (card) => {
              if (card.bookmarked !== data.bookmarked) card.bookmarked = data.bookmarked;
            }),
          );
      },
    );
