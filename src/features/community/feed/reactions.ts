import type { BookmarkState, LikeState } from '@contract/community/posts.responses';
import { type Reaction, reactionUrl, toReactionMethod } from '@/features/community/outbox/reactions-outbox';
import { isPendingReaction, sendOrEnqueue } from '@/features/community/outbox/send-or-enqueue';
import { type CachedPost, SHOW_REACTION } from '@/features/community/posts-api/cached-posts';
import { patchCachedPost } from '@/features/community/posts-api/update-cached-posts';
import { isApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import type { ThunkExtra } from '@/shared/api/base-query';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';

type LikeArg = { id: string; liked: boolean };
type BookmarkArg = { id: string; bookmarked: boolean };
type Kind = keyof typeof SHOW_REACTION;
type PostReaction = Reaction & { kind: Kind };

const toLike = ({ id, liked }: LikeArg): PostReaction => ({ kind: 'like', postId: id, targetId: id, on: liked });
const toBookmark = ({ id, bookmarked }: BookmarkArg): PostReaction => ({
  kind: 'bookmark',
  postId: id,
  targetId: id,
  on: bookmarked,
});
const toCall = (reaction: Reaction) => ({ url: reactionUrl(reaction), method: toReactionMethod(reaction.on) });

type Lifecycle<Data> = {
  dispatch: AppDispatch;
  getState: () => unknown;
  extra: unknown;
  queryFulfilled: Promise<{ data: Data }>;
};

/** Patches the post everywhere it is cached. */
export const showReaction = (kind: Kind, id: string, on: boolean) => patchCachedPost(id, SHOW_REACTION[kind](on));

/**
 * Optimistic update of a reaction; then the server's value, or the previous one when the request failed: by the opposite
 * change and not by `undo()`, whose patches name a row by its place. One in the outbox stays.
 */
async function patchReaction<Data extends Partial<CachedPost>>(
  reaction: PostReaction,
  { dispatch, getState, extra, queryFulfilled }: Lifecycle<Data>,
) {
  const { kind, targetId: id, on } = reaction;
  dispatch(showReaction(kind, id, on));
  try {
    const { data } = await queryFulfilled;
    const isOver = !(extra as ThunkExtra).latestWins.isPending(reactionUrl(reaction));
    if (isOver) dispatch(patchCachedPost(id, () => data));
  } catch (failure) {
    if (isSuperseded(failure) || isPendingReaction(getState() as RootState, reaction)) return;
    dispatch(showReaction(kind, id, !on));
  }
}

const isSuperseded = (failure: unknown) =>
  typeof failure === 'object' &&
  failure !== null &&
  'error' in failure &&
  isApiError(failure.error) &&
  failure.error.status === 'SUPERSEDED';

/** A failure is shown by who sends it: it may go to the outbox. */
const extraOptions = { instant: true, latestWins: true, suppressErrorToast: true } as const;

const reactionsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    setLike: build.mutation<LikeState, LikeArg>({
      query: (arg) => toCall(toLike(arg)),
      extraOptions,
      invalidatesTags: (_, error) => (error ? [] : ['Popular']),
      onQueryStarted: (arg, lifecycle) => patchReaction(toLike(arg), lifecycle),
    }),
    setBookmark: build.mutation<BookmarkState, BookmarkArg>({
      query: (arg) => toCall(toBookmark(arg)),
      extraOptions,
      invalidatesTags: (_, error) => (error ? [] : [{ type: 'Mine', id: 'bookmark' }]),
      onQueryStarted: (arg, lifecycle) => patchReaction(toBookmark(arg), lifecycle),
    }),
  }),
});

/** Untracked: the state of a mutation hook would render each card twice more for a tap. */
const untracked = { track: false } as const;
export const sendLike = (arg: LikeArg) => reactionsApi.endpoints.setLike.initiate(arg, untracked);
export const sendBookmark = (arg: BookmarkArg) => reactionsApi.endpoints.setBookmark.initiate(arg, untracked);

export const setLike = (arg: LikeArg) =>
  sendOrEnqueue(
    toLike(arg),
    (dispatch) => dispatch(showReaction('like', arg.id, arg.liked)),
    (dispatch) => dispatch(sendLike(arg)),
  );
export const setBookmark = (arg: BookmarkArg) =>
  sendOrEnqueue(
    toBookmark(arg),
    (dispatch) => dispatch(showReaction('bookmark', arg.id, arg.bookmarked)),
    (dispatch) => dispatch(sendBookmark(arg)),
  );
