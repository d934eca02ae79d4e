import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const homeRoutes: RouteObject[] = [
  {
    path: paths.home,
    lazy: async () => {
      const { HomePage, prefetchHome } = await import('./main/home-page');
      return { Component: HomePage, handle: { prefetch: prefetchHome } };
    },
  },
  {
    path: paths.homeHealth,
    lazy: async () => ({ Component: (await import('./health-windows/health-page')).HealthPage }),
  },
  {
    path: paths.homeLetter,
    lazy: async () => ({ Component: (await import('./weekly-letter/letter-page')).LetterPage }),
  },
  { path: paths.homePlay, lazy: async () => ({ Component: (await import('./play-plan/play-page')).PlayPage }) },
];
