import { Navigate, type RouteObject } from 'react-router-dom';
import { comingSoon } from '@/shared/pages/coming-soon-route';
import { paths } from '@/shared/paths';

const { community } = paths;

export const communityRoutes: RouteObject[] = [
  { path: community.root, element: <Navigate to={community.trip} replace /> },
  comingSoon(community.trip, '여행'),
  comingSoon(community.tripMap, '여행 지도'),
  comingSoon(community.tripPlace, '여행지'),
  comingSoon(community.book, '도서'),
  comingSoon(community.bookDetail, '도서'),
  comingSoon(community.grow, '발달'),
  comingSoon(community.growList, '발달 글'),
  comingSoon(community.homeplay, '홈 놀이'),
  comingSoon(community.growPost, '발달 글'),
  comingSoon(community.info, '육아 정보'),
  comingSoon(community.infoList, '육아 정보'),
  comingSoon(community.infoWrite, '글쓰기'),
  comingSoon(community.infoBoard, '부모 게시판'),
  comingSoon(community.infoBoardPost, '부모 게시판'),
  comingSoon(community.tip, '육아 팁'),
  comingSoon(community.counseling, '상담'),
  comingSoon(community.contest, '공모전'),
  comingSoon(community.contestWrite, '공모전 참여'),
  comingSoon(community.contestBoard, '공모전 작품'),
  comingSoon(community.contestBoardPost, '공모전 작품'),
];
