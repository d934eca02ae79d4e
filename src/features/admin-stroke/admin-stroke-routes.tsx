import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

export const adminStrokeRoutes: RouteObject[] = [
  { path: paths.admin.strokes, lazy: () => import('./stroke-page').then((m) => ({ Component: m.StrokePage })) },
];
