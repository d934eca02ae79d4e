import type { PopularRange, Section } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import type { FeedQuery } from '@contract/community/posts';
import type { AnswerTime, FeedPage, NewerPosts, SectionCounts } from '@contract/community/posts.responses';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';
import { showPendingReactions, toOnlyList, toPagesWith } from './cached-posts';

/** The query argument of a list: everything that changes its answer. */
export type FeedArg = Pick<FeedQuery, 'section'> &
  Partial<Pick<FeedQuery, 'category' | 'topic' | 'subject' | 'sort' | 'range' | 'month' | 'peers' | 'show'>>;
type NewerArg = Pick<FeedArg, 'section' | 'category' | 'subject'> & { since: string };

/** A list stays cached while its reader has a post open. */
const CACHE_SECONDS = 15 * 60;

export const feedApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listFeed: build.infiniteQuery<FeedPage, FeedArg, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: '/community/post', params: { ...queryArg, cursor: pageParam } }),
      keepUnusedDataFor: CACHE_SECONDS,
      providesTags: ['Feed'],
      onQueryStarted: showPendingReactions(toPagesWith),
    }),
    countNewer: build.query<NewerPosts, NewerArg>({
      query: (params) => ({ url: '/community/post/newer', params }),
      keepUnusedDataFor: 0,
    }),
    listSections: build.query<SectionCounts, void>({
      query: () => '/community/section',
      providesTags: ['Feed'],
    }),
    getAnswerTime: build.query<AnswerTime, void>({ query: () => '/community/question/answer-time' }),
    listSectionPopular: build.query<CommunityCard[], { section: Section; range: PopularRange }>({
      query: (params) => ({ url: '/community/section/popular', params }),
      providesTags: ['Feed'],
      onQueryStarted: showPendingReactions(toOnlyList),
    }),
  }),
});

export const {
  useListFeedInfiniteQuery,
  useCountNewerQuery,
  useListSectionsQuery,
  useGetAnswerTimeQuery,
  useListSectionPopularQuery,
} = feedApi;
