import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const learningRoutes: RouteObject[] = [
  { path: paths.learn, lazy: () => import('./learn-page').then((m) => ({ Component: m.LearnPage })) },
  {
    path: paths.contentDashboard,
    lazy: () => import('./dashboard/content-dashboard-page').then((m) => ({ Component: m.ContentDashboardPage })),
  },
];
