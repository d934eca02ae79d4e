import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

/** The development checks. */
export const testRoutes: RouteObject[] = [
  {
    path: paths.test.root,
    lazy: () => import('./overview/test-page').then((m) => ({ Component: m.TestPage })),
  },
  { path: paths.test.detail, lazy: () => import('./detail/detail-page').then((m) => ({ Component: m.DetailPage })) },
  { path: paths.test.post, lazy: () => import('./runner/runner-page').then((m) => ({ Component: m.RunnerPage })) },
  { path: paths.test.result, lazy: () => import('./result/result-page').then((m) => ({ Component: m.ResultPage })) },
  { path: paths.test.list, lazy: () => import('./list/test-list-page').then((m) => ({ Component: m.TestListPage })) },
  {
    path: paths.test.official,
    lazy: () => import('./official/official-page').then((m) => ({ Component: m.OfficialPage })),
  },
];
