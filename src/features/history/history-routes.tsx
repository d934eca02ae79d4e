import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const historyRoutes: RouteObject[] = [
  { path: paths.history.point, lazy: async () => ({ Component: (await import('./points/point-page')).PointPage }) },
  { path: paths.history.coupon, lazy: async () => ({ Component: (await import('./coupons/coupon-page')).CouponPage }) },
  {
    path: paths.admin.coupon,
    lazy: async () => ({ Component: (await import('./coupons/staff/staff-coupon-page')).AdminCouponPage }),
  },
];
