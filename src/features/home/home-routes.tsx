import type { RouteObject } from 'react-router-dom';
import { paths } from '@/shared/paths';

export const homeRoutes: RouteObject[] = [
  { path: paths.home, lazy: async () => ({ Component: (await import('./pages/home-page')).HomePage }) },
];
