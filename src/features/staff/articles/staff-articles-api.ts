import type { ArticleReviewInput } from '@contract/community/articles';
import type { StaffArticle } from '@contract/community/articles.responses';
import { staffApi } from '@/features/staff/staff-api';
import type { Idempotent } from '@/shared/api/api-call';

const reviewUrl = (key: string) => `/admin/article/${encodeURIComponent(key)}/review`;

/** The articles with their reviews, for moderators and admins. An open article shows its review: its post is fetched again. */
const staffArticlesApi = staffApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listStaffArticles: build.query<StaffArticle[], void>({
      query: () => '/admin/article',
      providesTags: ['ArticleReview'],
    }),
    saveArticleReview: build.mutation<StaffArticle, ArticleReviewInput & Idempotent & { key: string }>({
      query: ({ key, idempotencyKey, ...body }) => ({ url: reviewUrl(key), method: 'PUT', body, idempotencyKey }),
      extraOptions: { suppressErrorToast: true },
      // Another member of the staff may have changed it: the list is fetched again after a failure too.
      invalidatesTags: (_, error) => (error ? ['ArticleReview'] : ['ArticleReview', 'Post']),
    }),
    deleteArticleReview: build.mutation<StaffArticle, { key: string }>({
      query: ({ key }) => ({ url: reviewUrl(key), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['ArticleReview', 'Post']),
    }),
  }),
});

export const { useListStaffArticlesQuery, useSaveArticleReviewMutation, useDeleteArticleReviewMutation } =
  staffArticlesApi;
