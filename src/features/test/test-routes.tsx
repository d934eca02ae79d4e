import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const page = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

/** The development checks. */
export const testRoutes: RouteObject[] = [
  { path: paths.test.root, lazy: page(() => import('./overview/test-page')) },
  { path: paths.test.detail, lazy: page(() => import('./detail/detail-page')) },
  { path: paths.test.post, lazy: page(() => import('./runner/runner-page')) },
  { path: paths.test.result, lazy: page(() => import('./result/result-page')) },
  { path: paths.test.list, lazy: page(() => import('./list/test-list-page')) },
  { path: paths.test.official, lazy: page(() => import('./official/official-page')) },
];
