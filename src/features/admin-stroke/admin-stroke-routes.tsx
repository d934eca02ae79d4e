import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const adminStrokeRoutes: RouteObject[] = [
  { path: paths.admin.strokes, lazy: async () => ({ Component: (await import('./stroke-page')).StrokePage }) },
];
