import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { community, mypage } = paths;

export const communityRoutes: RouteObject[] = [
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
    lazy: () => import('./articles/grow-post-page').then((m) => ({ Component: m.GrowPostPage })),
  },
  { path: community.info, lazy: () => import('./info/info-page').then((m) => ({ Component: m.InfoPage })) },
  {
    path: community.infoList,
    lazy: () => import('./info/list-pages').then((m) => ({ Component: m.TipListPage })),
  },
  {
    path: community.infoWrite,
    lazy: () => import('./editor/write-page').then((m) => ({ Component: m.InfoWritePage })),
  },
  {
    path: community.infoBoard,
    lazy: () => import('./info/list-pages').then((m) => ({ Component: m.BoardPage })),
  },
  {
    path: community.infoBoardPost,
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.BoardPostPage })),
  },
  {
    path: community.tip,
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.TipPage })),
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
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.QuestionPage })),
  },
  { path: community.search, lazy: () => import('./search/search-page').then((m) => ({ Component: m.SearchPage })) },
  {
    path: community.post,
    lazy: () => import('./info/post-pages').then((m) => ({ Component: m.AnyPostPage })),
  },
  { path: mypage.posts, lazy: () => import('./mine/my-posts-page').then((m) => ({ Component: m.MyPostsPage })) },
  { path: mypage.decisions, lazy: () => import('./mine/decisions-page').then((m) => ({ Component: m.DecisionsPage })) },
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
];
