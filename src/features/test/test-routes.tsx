import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

/** The development checks. */
export const testRoutes: RouteObject[] = [
  { path: paths.test.root, lazy: async () => ({ Component: (await import('./overview/test-page')).TestPage }) },
  { path: paths.test.detail, lazy: async () => ({ Component: (await import('./detail/detail-page')).DetailPage }) },
  { path: paths.test.post, lazy: async () => ({ Component: (await import('./runner/runner-page')).RunnerPage }) },
  { path: paths.test.result, lazy: async () => ({ Component: (await import('./result/result-page')).ResultPage }) },
  { path: paths.test.list, lazy: async () => ({ Component: (await import('./list/test-list-page')).TestListPage }) },
  {
    path: paths.test.official,
    lazy: async () => ({ Component: (await import('./official/official-page')).OfficialPage }),
  },
];
