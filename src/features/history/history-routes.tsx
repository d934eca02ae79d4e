import type { RouteObject } from 'react-router-dom';
import { paths } from '@/shared/paths';

export const historyRoutes: RouteObject[] = [
  { path: paths.history.point, lazy: async () => ({ Component: (await import('./point/point-page')).PointPage }) },
  { path: paths.history.coupon, lazy: async () => ({ Component: (await import('./coupon/coupon-page')).CouponPage }) },
  {
    path: paths.admin.coupon,
    lazy: async () => ({ Component: (await import('./admin/admin-coupon-page')).AdminCouponPage }),
  },
];
