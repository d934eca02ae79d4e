import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { admin, community, mypage } = paths;

export const communityRoutes: RouteObject[] = [
  { path: community.root, element: <Navigate to={community.trip} replace /> },
  { path: community.trip, lazy: () => import('./places/trip-page').then((m) => ({ Component: m.TripPage })) },
  { path: community.tripMap, lazy: () => import('./places/map/map-page').then((m) => ({ Component: m.TripMapPage })) },
  { path: community.tripPlace, lazy: () => import('./places/place-page').then((m) => ({ Component: m.PlacePage })) },
  { path: community.book, lazy: () => import('./books/book-page').then((m) => ({ Component: m.BookPage })) },
  {
    path: community.bookDetail,
    lazy: () => import('./books/book-detail-page').then((m) => ({ Component: m.BookDetailPage })),
  },
  { path: community.grow, lazy: () => import('./articles/grow-page').then((m) => ({ Component: m.GrowPage })) },
  {
    path: community.growList,
    lazy: () => import('./articles/grow-list-page').then((m) => ({ Component: m.GrowListPage })),
  },
  {
    path: community.homeplay,
    lazy: () => import('./articles/home-play-page').then((m) => ({ Component: m.HomePlayPage })),
  },
  {
    path: community.growPost,
    lazy: () => import('./articles/grow-post-page').then((m) => ({ Component: m.GrowPostPage, handle: m.handle })),
  },
  { path: community.info, lazy: () => import('./info/info-page').then((m) => ({ Component: m.InfoPage })) },
  {
    path: community.infoList,
    lazy: () => import('./info/list-pages').then((m) => ({ Component: m.TipListPage, handle: m.handles.tip })),
  },
  {
    path: community.infoWrite,
    lazy: () => import('./editor/write-page').then((m) => ({ Component: m.InfoWritePage })),
  },
  {
    path: community.infoBoard,
    lazy: () => import('./info/list-pages').then((m) => ({ Component: m.BoardPage, handle: m.handles.board })),
  },
  {
    path: community.infoBoardPost,
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.BoardPostPage, handle: m.handle })),
  },
  {
    path: community.tip,
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.TipPage, handle: m.handle })),
  },
  {
    path: community.counseling,
    lazy: () => import('./counseling/counseling-page').then((m) => ({ Component: m.CounselingPage })),
  },
  {
    path: community.counselingWrite,
    lazy: () => import('./editor/write-page').then((m) => ({ Component: m.CounselingWritePage })),
  },
  {
    path: community.counselingPost,
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.QuestionPage, handle: m.handle })),
  },
  { path: community.search, lazy: () => import('./search/search-page').then((m) => ({ Component: m.SearchPage })) },
  {
    path: community.post,
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.AnyPostPage, handle: m.handle })),
  },
  { path: mypage.posts, lazy: () => import('./mine/my-posts-page').then((m) => ({ Component: m.MyPostsPage })) },
  { path: mypage.decisions, lazy: () => import('./mine/decisions-page').then((m) => ({ Component: m.DecisionsPage })) },
  {
    path: admin.moderation,
    lazy: () => import('./moderation/staff/moderation-page').then((m) => ({ Component: m.ModerationPage })),
  },
  {
    path: community.contest,
    lazy: () => import('./contests/contest-page').then((m) => ({ Component: m.ContestPage })),
  },
  {
    path: community.contestWrite,
    lazy: () => import('./contests/write-page').then((m) => ({ Component: m.ContestWritePage })),
  },
  {
    path: community.contestBoard,
    lazy: () => import('./contests/board-page').then((m) => ({ Component: m.ContestBoardPage })),
  },
  {
    path: community.contestBoardPost,
    lazy: () => import('./contests/entry-page').then((m) => ({ Component: m.EntryPage })),
  },
  {
    path: admin.contest,
    lazy: () => import('./contests/staff/staff-contest-page').then((m) => ({ Component: m.AdminContestPage })),
  },
  {
    path: admin.article,
    lazy: () => import('./articles/staff/staff-article-page').then((m) => ({ Component: m.StaffArticlePage })),
  },
];
