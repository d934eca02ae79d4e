import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { admin } = paths;

export const staffRoutes: RouteObject[] = [
  { path: admin.root, lazy: () => import('./admin-page').then((m) => ({ Component: m.AdminPage })) },
  {
    path: admin.moderation,
    lazy: () => import('./moderation/moderation-page').then((m) => ({ Component: m.ModerationPage })),
  },
  {
    path: admin.contest,
    lazy: () => import('./contests/staff-contest-page').then((m) => ({ Component: m.AdminContestPage })),
  },
  {
    path: admin.coupon,
    lazy: () => import('./coupons/staff-coupon-page').then((m) => ({ Component: m.AdminCouponPage })),
  },
  {
    path: admin.article,
    lazy: () => import('./articles/staff-article-page').then((m) => ({ Component: m.StaffArticlePage })),
  },
  { path: admin.page, lazy: () => import('./staff-route').then((m) => ({ Component: m.StaffRoute })) },
];
