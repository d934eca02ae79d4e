import type { RouteObject } from 'react-router-dom';
import { comingSoon } from '@/shared/pages/coming-soon-route';
import { paths } from '@/shared/paths';

export const learningRoutes: RouteObject[] = [
  comingSoon(paths.learn, '배우기'),
  {
    path: paths.contentDashboard,
    lazy: async () => ({ Component: (await import('./content-dashboard-page')).ContentDashboardPage }),
  },
];
