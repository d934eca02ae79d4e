import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const learningRoutes: RouteObject[] = [
  { path: paths.learn, lazy: async () => ({ Component: (await import('./learn-page')).LearnPage }) },
  {
    path: paths.contentDashboard,
    lazy: async () => ({ Component: (await import('./dashboard/content-dashboard-page')).ContentDashboardPage }),
  },
];
