import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const historyRoutes: RouteObject[] = [
  { path: paths.history.point, lazy: () => import('./points/point-page').then((m) => ({ Component: m.PointPage })) },
  {
    path: paths.history.coupon,
    lazy: () => import('./coupons/coupon-page').then((m) => ({ Component: m.CouponPage })),
  },
];
