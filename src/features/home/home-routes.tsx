import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const homeRoutes: RouteObject[] = [
  {
    path: paths.home,
    lazy: () => import('./main/home-page').then((m) => ({ Component: m.HomePage })),
  },
  {
    path: paths.homeHealth,
    lazy: () => import('./health-windows/health-page').then((m) => ({ Component: m.HealthPage })),
  },
  {
    path: paths.homeLetter,
    lazy: () => import('./weekly-letter/letter-page').then((m) => ({ Component: m.LetterPage })),
  },
  { path: paths.homePlay, lazy: () => import('./play-plan/play-page').then((m) => ({ Component: m.PlayPage })) },
];
