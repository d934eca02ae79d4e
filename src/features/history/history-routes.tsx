import type { RouteObject } from 'react-router-dom';
import { comingSoon } from '@/shared/pages/coming-soon-route';
import { paths } from '@/shared/paths';

export const historyRoutes: RouteObject[] = [
  comingSoon(paths.history.point, '포인트 내역'),
  comingSoon(paths.history.coupon, '쿠폰 내역'),
];
