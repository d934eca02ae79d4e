import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const homeRoutes: RouteObject[] = [
  { path: paths.home, lazy: async () => ({ Component: (await import('./main/home-page')).HomePage }) },
  {
    path: paths.homeHealth,
    lazy: async () => ({ Component: (await import('./health-windows/health-page')).HealthPage }),
  },
  { path: paths.homePlay, lazy: async () => ({ Component: (await import('./play-plan/play-page')).PlayPage }) },
];
