import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { wrapLazyRoutes } from './lazy-routes';
import { pageRoutes } from './page-routes';
import { ErrorPage } from './pages/error-page';
import { RootRedirect } from './root-redirect';
import { RootLayout } from './shell/root-layout';

const redirects: RouteObject[] = [
  { path: paths.root, element: <RootRedirect /> },
  { path: paths.community.root, element: <Navigate to={paths.community.trip} replace /> },
];

/**
 * The route table (docs/specification.md §2.3): the pages of each feature inside one app shell.
 * @param reload reloads the page when its code is gone
 */
export const createRoutes = (reload: () => void): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FullScreenSpinner />,
    // A second error boundary inside, so that a failing page leaves the frame intact.
    children: [{ errorElement: <ErrorPage />, children: [...redirects, ...wrapLazyRoutes(pageRoutes, reload)] }],
  },
];
