import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const page = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

export const homeRoutes: RouteObject[] = [
  { path: paths.home, lazy: async () => ({ Component: (await import('./main/home-page')).HomePage }) },
  { path: paths.homeHealth, lazy: page(() => import('./health-windows/health-page')) },
  { path: paths.homePlay, lazy: page(() => import('./play-plan/play-page')) },
];
