import type { RouteObject } from 'react-router-dom';
import { comingSoon } from '@/shared/pages/coming-soon-route';
import { paths } from '@/shared/paths';

export const adminStrokeRoutes: RouteObject[] = [comingSoon(paths.admin.strokes, '획순 도구')];
