import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { admin, community, mypage } = paths;

export const communityRoutes: RouteObject[] = [
  { path: community.root, element: <Navigate to={community.trip} replace /> },
  { path: community.trip, lazy: async () => ({ Component: (await import('./places/trip-page')).TripPage }) },
  { path: community.tripMap, lazy: async () => ({ Component: (await import('./places/map/map-page')).TripMapPage }) },
  { path: community.tripPlace, lazy: async () => ({ Component: (await import('./places/place-page')).PlacePage }) },
  { path: community.book, lazy: async () => ({ Component: (await import('./books/book-page')).BookPage }) },
  {
    path: community.bookDetail,
    lazy: async () => ({ Component: (await import('./books/book-detail-page')).BookDetailPage }),
  },
  { path: community.grow, lazy: async () => ({ Component: (await import('./articles/grow-page')).GrowPage }) },
  {
    path: community.growList,
    lazy: async () => ({ Component: (await import('./articles/grow-list-page')).GrowListPage }),
  },
  {
    path: community.homeplay,
    lazy: async () => ({ Component: (await import('./articles/home-play-page')).HomePlayPage }),
  },
  {
    path: community.growPost,
    lazy: async () => ({ Component: (await import('./articles/grow-post-page')).GrowPostPage }),
  },
  { path: community.info, lazy: async () => ({ Component: (await import('./info/info-page')).InfoPage }) },
  { path: community.infoList, lazy: async () => ({ Component: (await import('./info/list-pages')).TipListPage }) },
  { path: community.infoWrite, lazy: async () => ({ Component: (await import('./editor/write-page')).InfoWritePage }) },
  { path: community.infoBoard, lazy: async () => ({ Component: (await import('./info/list-pages')).BoardPage }) },
  {
    path: community.infoBoardPost,
    lazy: async () => ({ Component: (await import('./info/post-pages')).BoardPostPage }),
  },
  { path: community.tip, lazy: async () => ({ Component: (await import('./info/post-pages')).TipPage }) },
  {
    path: community.counseling,
    lazy: async () => ({ Component: (await import('./counseling/counseling-page')).CounselingPage }),
  },
  {
    path: community.counselingWrite,
    lazy: async () => ({ Component: (await import('./editor/write-page')).CounselingWritePage }),
  },
  {
    path: community.counselingPost,
    lazy: async () => ({ Component: (await import('./info/post-pages')).QuestionPage }),
  },
  { path: community.search, lazy: async () => ({ Component: (await import('./search/search-page')).SearchPage }) },
  { path: community.post, lazy: async () => ({ Component: (await import('./info/post-pages')).AnyPostPage }) },
  { path: mypage.posts, lazy: async () => ({ Component: (await import('./mine/my-posts-page')).MyPostsPage }) },
  { path: mypage.decisions, lazy: async () => ({ Component: (await import('./mine/decisions-page')).DecisionsPage }) },
  {
    path: admin.moderation,
    lazy: async () => ({ Component: (await import('./moderation/staff/moderation-page')).ModerationPage }),
  },
  { path: community.contest, lazy: async () => ({ Component: (await import('./contests/contest-page')).ContestPage }) },
  {
    path: community.contestWrite,
    lazy: async () => ({ Component: (await import('./contests/write-page')).ContestWritePage }),
  },
  {
    path: community.contestBoard,
    lazy: async () => ({ Component: (await import('./contests/board-page')).ContestBoardPage }),
  },
  {
    path: community.contestBoardPost,
    lazy: async () => ({ Component: (await import('./contests/entry-page')).EntryPage }),
  },
  {
    path: admin.contest,
    lazy: async () => ({ Component: (await import('./contests/staff/staff-contest-page')).AdminContestPage }),
  },
  {
    path: admin.article,
    lazy: async () => ({ Component: (await import('./articles/staff/staff-article-page')).StaffArticlePage }),
  },
];
