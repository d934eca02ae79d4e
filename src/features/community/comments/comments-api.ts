import type { CommentInput } from '@contract/community/comments';
import type {
  Comment,
  CommentDeleted,
  CommentPage,
  CommentThread,
  CommentWritten,
  ReplyPage,
} from '@contract/community/comments.responses';
import type { LikeState } from '@contract/community/posts.responses';
import { commentsUrl, commentUrl } from '@/domain/api-urls';
import { patchPost } from '@/features/community/feed/post-cache-index';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';

type PostArg = { postId: string };
type Pages = { pages: CommentPage[] };

const knownLast = async <T>(answer: Promise<{ data: T }>) => (await answer.catch(() => null))?.data ?? null;

/** Changes the post's cached comments. */
function updateThreads(dispatch: AppDispatch, postId: string, recipe: (draft: Pages) => void): void {
  dispatch(commentsApi.util.updateQueryData('listComments', { postId }, recipe));
}

const getThreads = (draft: Pages): CommentThread[] => draft.pages.flatMap(({ items }) => items);

function find(draft: Pages, id: string): Comment | undefined {
  for (const thread of getThreads(draft)) {
    if (thread.id === id) return thread;
    const reply = thread.replies.find((one) => one.id === id);
    if (reply) return reply;
  }
  return undefined;
}

const counted = (dispatch: AppDispatch, postId: string, total: number) => {
  dispatch(
    patchPost(postId, (card) => {
      card.comment = total;
    }),
  );
  updateThreads(dispatch, postId, (draft) => {
    for (const page of draft.pages) page.total = total;
  });
};

/** Comments of a post. Errors of a write are shown at its field. */
const commentsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listComments: build.infiniteQuery<CommentPage, PostArg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
        refetchCachedPages: false,
      },
      query: ({ queryArg: { postId }, pageParam }) => ({ url: commentsUrl(postId), params: { cursor: pageParam } }),
      providesTags: (_, __, { postId }) => ['Comments', { type: 'Comments', id: postId }],
    }),
    /** The replies that did not come with their comment, put beneath it. */
    listReplies: build.mutation<ReplyPage, PostArg & { id: string; cursor: string }>({
      query: ({ id, cursor }) => ({ url: `${commentUrl(id)}/reply`, params: { cursor } }),
      onQueryStarted: async ({ postId, id }, { dispatch, queryFulfilled }) => {
        const page = await knownLast(queryFulfilled);
        if (!page) return;
        updateThreads(dispatch, postId, (draft) => {
          const thread = getThreads(draft).find((one) => one.id === id);
          if (!thread) return;
          const had = new Set(thread.replies.map((reply) => reply.id));
          thread.replies.push(...page.items.filter((reply) => !had.has(reply.id)));
          thread.replies_next = page.next;
        });
      },
    }),
    createComment: build.mutation<CommentWritten, PostArg & CommentInput & Idempotent>({
      query: ({ postId, idempotencyKey, ...body }) => ({
        url: commentsUrl(postId),
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (written) => (written ? ['Popular', { type: 'Mine', id: 'comment' }] : []),
      onQueryStarted: async ({ postId }, { dispatch, queryFulfilled }) => {
        const written = await knownLast(queryFulfilled);
        if (!written) return;
        const { comment, total } = written;
        updateThreads(dispatch, postId, (draft) => {
          if (find(draft, comment.id)) return;
          const parent = getThreads(draft).find(({ id }) => id === comment.parent_id);
          if (parent) {
            parent.replies.push(comment);
            parent.reply += 1;
          } else {
            const page = comment.is_answer ? draft.pages[0] : draft.pages.at(-1);
            const thread: CommentThread = { ...comment, reply: 0, replies: [], replies_next: null };
            const before = comment.is_answer ? (page?.items.filter((one) => one.is_answer).length ?? 0) : undefined;
            page?.items.splice(before ?? page.items.length, 0, thread);
          }
        });
        counted(dispatch, postId, total);
      },
    }),
    updateComment: build.mutation<CommentWritten, PostArg & { id: string; content: string }>({
      query: ({ id, content }) => ({ url: commentUrl(id), method: 'PUT', body: { content } }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (written) => (written ? [{ type: 'Mine', id: 'comment' }] : []),
      onQueryStarted: async ({ postId, id }, { dispatch, queryFulfilled }) => {
        const written = await knownLast(queryFulfilled);
        if (!written) return;
        updateThreads(dispatch, postId, (draft) => {
          const comment = find(draft, id);
          if (comment) Object.assign(comment, { content: written.comment.content, edited: written.comment.edited });
        });
      },
    }),
    deleteComment: build.mutation<CommentDeleted, PostArg & { id: string }>({
      query: ({ id }) => ({ url: commentUrl(id), method: 'DELETE' }),
      invalidatesTags: (gone) => (gone ? ['Popular', { type: 'Mine', id: 'comment' }] : []),
      onQueryStarted: async ({ postId, id }, { dispatch, queryFulfilled }) => {
        const gone = await knownLast(queryFulfilled);
        if (!gone) return;
        dropComment(postId, id, gone.kept ? 'deleted' : null)(dispatch);
        counted(dispatch, postId, gone.total);
      },
    }),
    setCommentLike: build.mutation<LikeState, PostArg & { id: string; liked: boolean }>({
      query: ({ id, liked }) => ({ url: `${commentUrl(id)}/like`, method: liked ? 'PUT' : 'DELETE' }),
      extraOptions: { instant: true },
      onQueryStarted: async ({ postId, id, liked }, { dispatch, queryFulfilled }) => {
        const show = (change: (comment: Comment) => void) =>
          updateThreads(dispatch, postId, (draft) => {
            const comment = find(draft, id);
            if (comment) change(comment);
          });
        const applyLike = (on: boolean) =>
          show((comment) => {
            if (comment.liked !== on) comment.like = Math.max(0, comment.like + (on ? 1 : -1));
            comment.liked = on;
          });
        applyLike(liked);
        const confirmed = await knownLast(queryFulfilled);
        if (!confirmed) applyLike(!liked);
        else
          show((comment) => {
            if (comment.liked === confirmed.liked) comment.like = confirmed.like;
          });
      },
    }),
  }),
});

/** Takes a comment out of sight, or keeps its place for its replies. */
export const dropComment =
  (postId: string, id: string, gone: Comment['gone']) =>
  (dispatch: AppDispatch): void =>
    updateThreads(dispatch, postId, (draft) => {
      for (const page of draft.pages) {
        const thread = page.items.find((one) => one.id === id);
        if (thread && gone) Object.assign(thread, { gone, content: '', user_name: '' });
        else if (thread) page.items = page.items.filter((one) => one.id !== id);
        else
          for (const one of page.items)
            if (one.replies.some((reply) => reply.id === id)) {
              one.replies = one.replies.filter((reply) => reply.id !== id);
              one.reply = Math.max(0, one.reply - 1);
            }
      }
    });

export const {
  useListCommentsInfiniteQuery,
  useListRepliesMutation,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useSetCommentLikeMutation,
} = commentsApi;
