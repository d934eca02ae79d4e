import type { CommunityBlockInput, ReportInput } from '@contract/community/community-safety';
import type { CommunityMe, Reported } from '@contract/community/community-safety.responses';
import type { PostChangeInput, PostInput } from '@contract/community/posts';
import type { PostDeleted, PostDetail, ViewState } from '@contract/community/posts.responses';
import { postUrl } from '@/domain/api-urls';
import type { Idempotent } from '@/shared/api/api-call';
import { baseApi } from '@/shared/api/base-api';
import { showPendingReactions, toPostAlone } from './cached-posts';

/** A post that was read stays cached, with its comments, as long as the lists that lead to it. */
export const POST_CACHE_SECONDS = 15 * 60;

/** Of posts only the product's own articles are stored on the device. */
const isArticle = (data: unknown) => (data as PostDetail).ages !== null;

/** One post. Errors of writing are shown in its form; deleting, blocking and reporting raise the usual toast. */
export const postApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPost: build.query<PostDetail, { id: string }>({
      query: ({ id }) => postUrl(id),
      extraOptions: { readableOffline: isArticle },
      keepUnusedDataFor: POST_CACHE_SECONDS,
      providesTags: (_, __, { id }) => [{ type: 'Post', id }],
      onQueryStarted: showPendingReactions(toPostAlone),
    }),
    countPostView: build.mutation<ViewState, { id: string }>({
      query: ({ id }) => ({ url: `${postUrl(id)}/view`, method: 'POST' }),
      // sent in the background, so a failure shows no toast
      extraOptions: { suppressErrorToast: true, changesNoRead: true },
    }),
    createPost: build.mutation<PostDetail, PostInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({ url: '/community/post', method: 'POST', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (post) =>
        post
          ? ['Feed', 'Popular', { type: 'Mine', id: 'post' }, 'CommunityMe', { type: 'Draft', id: post.section }]
          : [],
    }),
    updatePost: build.mutation<PostDetail, PostChangeInput & Idempotent & { id: string }>({
      query: ({ idempotencyKey, id, ...body }) => ({ url: postUrl(id), method: 'PUT', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (post, _, { id }) =>
        post ? ['Feed', 'Popular', { type: 'Mine', id: 'post' }, { type: 'Post', id }] : [],
    }),
    deletePost: build.mutation<PostDeleted, { id: string }>({
      query: ({ id }) => ({ url: postUrl(id), method: 'DELETE' }),
      // a review was perhaps the picture of its place or book
      invalidatesTags: (gone) => (gone ? ['Popular', 'Mine', 'Place', 'Book'] : []),
    }),
    restorePost: build.mutation<PostDetail, { id: string }>({
      query: ({ id }) => ({ url: `${postUrl(id)}/restore`, method: 'POST' }),
      invalidatesTags: (post, _, { id }) => (post ? ['Feed', 'Popular', 'Mine', { type: 'Post', id }] : []),
    }),
    report: build.mutation<Reported, ReportInput & Idempotent>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/community/report',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (done) => (done ? ['Popular', 'Place', 'Book'] : []),
    }),
    blockAuthor: build.mutation<unknown, CommunityBlockInput>({
      query: (body) => ({ url: '/community/block', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Block', 'Feed', 'Popular', 'Mine', 'Comments']),
    }),
    getCommunityMe: build.query<CommunityMe, void>({
      query: () => '/community/me',
      providesTags: ['CommunityMe'],
    }),
  }),
});

export const {
  useGetPostQuery,
  useCountPostViewMutation,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useRestorePostMutation,
  useReportMutation,
  useBlockAuthorMutation,
  useGetCommunityMeQuery,
} = postApi;
