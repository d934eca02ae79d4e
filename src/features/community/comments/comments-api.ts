import type { CommentInput } from '@contract/community/comments';
import type {
  Comment,
  CommentDeleted,
  CommentPage,
  CommentWritten,
  ReplyPage,
} from '@contract/community/comments.responses';
import type { LikeState } from '@contract/community/posts.responses';
import { commentsUrl, commentUrl } from '@/domain/api-urls';
import type { Reaction } from '@/features/community/outbox/reactions-outbox';
import { isPendingReaction, sendOrEnqueue } from '@/features/community/outbox/send-or-enqueue';
import { POST_CACHE_SECONDS } from '@/features/community/posts-api/post-api';
import { patchCachedPost } from '@/features/community/posts-api/update-cached-posts';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import { addComment, addReplies, type CommentPages, findComment, removeComment, setLiked } from './comment-cache';

type PostArg = { postId: string };
type CommentArg = PostArg & { id: string };
type CommentLikeArg = CommentArg & { liked: boolean };
type NewComment = PostArg & CommentInput & Idempotent;
type Lifecycle<Data> = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: Data }> };

/** Changes the post's cached comments. */
const patchComments = (postId: string, recipe: (draft: CommentPages) => void) =>
  commentsApi.util.updateQueryData('listComments', { postId }, recipe);

const patchComment = ({ postId, id }: CommentArg, recipe: (comment: Comment) => void) =>
  patchComments(postId, (draft) => {
    const comment = findComment(draft, id);
    if (comment) recipe(comment);
  });

/** Removes a comment from the cache; with `gone`, only its text. */
export const removeCachedComment = ({ postId, id }: CommentArg, gone: Comment['gone'] = null) =>
  patchComments(postId, (draft) => removeComment(draft, id, gone));

function setTotal(dispatch: AppDispatch, postId: string, total: number): void {
  dispatch(patchCachedPost(postId, () => ({ comment: total })));
  dispatch(
    patchComments(postId, ({ pages }) => {
      for (const page of pages) page.total = total;
    }),
  );
}

/** An endpoint's `onQueryStarted` that patches the caches with the answer; a failed call patches nothing. */
const afterAnswer =
  <Arg, Data>(patch: (dispatch: AppDispatch, data: Data, arg: Arg) => void) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Lifecycle<Data>): Promise<void> => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) patch(dispatch, answer.data, arg);
  };

const toReaction = ({ postId, id, liked }: CommentLikeArg): Reaction => ({
  kind: 'comment_like',
  postId,
  targetId: id,
  on: liked,
});

export const showCommentLike = (arg: CommentLikeArg) => patchComment(arg, (comment) => setLiked(comment, arg.liked));

/** Optimistic; a failed request is undone by the opposite patch, as the list may have changed meanwhile (ADR 19). */
async function patchLike(
  arg: CommentLikeArg,
  { dispatch, getState, queryFulfilled }: Lifecycle<LikeState> & { getState: () => unknown },
) {
  dispatch(showCommentLike(arg));
  try {
    const { data } = await queryFulfilled;
    dispatch(
      patchComment(arg, (comment) => {
        if (comment.liked === data.liked) comment.like = data.like;
      }),
    );
  } catch {
    if (isPendingReaction(getState() as RootState, toReaction(arg))) return;
    dispatch(showCommentLike({ ...arg, liked: !arg.liked }));
  }
}

/** Comments of a post. Errors of a write are shown at its field. */
export const commentsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listComments: build.infiniteQuery<CommentPage, PostArg, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { postId }, pageParam }) => ({ url: commentsUrl(postId), params: { cursor: pageParam } }),
      keepUnusedDataFor: POST_CACHE_SECONDS,
      providesTags: (_, __, { postId }) => ['Comments', { type: 'Comments', id: postId }],
    }),
    /**
     * The next replies of a comment, added to its thread in the answer of `listComments`. It has no tag: a refetch of
     * the comments begins again with the first replies of each.
     */
    listReplies: build.query<ReplyPage, CommentArg & { cursor: string }>({
      query: ({ id, cursor }) => ({ url: `${commentUrl(id)}/reply`, params: { cursor } }),
      keepUnusedDataFor: 0,
      onQueryStarted: afterAnswer((dispatch, page, { postId, id, cursor }) => {
        dispatch(patchComments(postId, (draft) => addReplies(draft, id, cursor, page)));
      }),
    }),
    createComment: build.mutation<CommentWritten, NewComment>({
      query: ({ postId, idempotencyKey, ...body }) => ({
        url: commentsUrl(postId),
        method: 'POST',
        said: '댓글을 올렸어요',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (written) => (written ? ['Popular', { type: 'Mine', id: 'comment' }] : []),
      onQueryStarted: afterAnswer((dispatch, { comment, total }, { postId }) => {
        dispatch(patchComments(postId, (draft) => addComment(draft, comment)));
        setTotal(dispatch, postId, total);
      }),
    }),
    updateComment: build.mutation<CommentWritten, CommentArg & { content: string }>({
      query: ({ id, content }) => ({ url: commentUrl(id), method: 'PUT', said: '댓글을 고쳤어요', body: { content } }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (written) => (written ? [{ type: 'Mine', id: 'comment' }] : []),
      onQueryStarted: afterAnswer((dispatch, { comment: { content, edited } }, arg) => {
        dispatch(patchComment(arg, (comment) => Object.assign(comment, { content, edited })));
      }),
    }),
    deleteComment: build.mutation<CommentDeleted, CommentArg>({
      query: ({ id }) => ({ url: commentUrl(id), method: 'DELETE' }),
      invalidatesTags: (gone) => (gone ? ['Popular', { type: 'Mine', id: 'comment' }] : []),
      // Its row stays, `mine` still set, so that it can be restored there.
      onQueryStarted: afterAnswer((dispatch, { total }, arg) => {
        dispatch(removeCachedComment(arg, 'deleted'));
        setTotal(dispatch, arg.postId, total);
      }),
    }),
    restoreComment: build.mutation<CommentWritten, CommentArg>({
      query: ({ id }) => ({ url: `${commentUrl(id)}/restore`, method: 'POST', said: '댓글을 되돌렸어요' }),
      invalidatesTags: (restored) => (restored ? ['Popular', { type: 'Mine', id: 'comment' }] : []),
      onQueryStarted: afterAnswer((dispatch, { comment, total }, arg) => {
        dispatch(patchComment(arg, (cached) => Object.assign(cached, comment)));
        setTotal(dispatch, arg.postId, total);
      }),
    }),
    setCommentLike: build.mutation<LikeState, CommentLikeArg>({
      query: ({ id, liked }) => ({ url: `${commentUrl(id)}/like`, method: liked ? 'PUT' : 'DELETE' }),
      extraOptions: { instant: true, suppressErrorToast: true },
      onQueryStarted: patchLike,
    }),
  }),
});

export const {
  useListCommentsInfiniteQuery,
  useLazyListRepliesQuery,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
} = commentsApi;

const untracked = { track: false } as const;
export const sendComment = (comment: NewComment) => commentsApi.endpoints.createComment.initiate(comment, untracked);
export const sendCommentLike = (arg: CommentLikeArg) => commentsApi.endpoints.setCommentLike.initiate(arg, untracked);

export const setCommentLike = (arg: CommentLikeArg) =>
  sendOrEnqueue(
    toReaction(arg),
    (dispatch) => dispatch(showCommentLike(arg)),
    (dispatch) => dispatch(sendCommentLike(arg)),
  );
