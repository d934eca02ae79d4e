import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { adminStrokeRoutes } from '@/features/admin-stroke/admin-stroke-routes';
import { authRoutes } from '@/features/auth/auth-routes';
import { communityRoutes } from '@/features/community/community-routes';
import { historyRoutes } from '@/features/history/history-routes';
import { homeRoutes } from '@/features/home/home-routes';
import { learningRoutes } from '@/features/learning/learning-routes';
import { mypageRoutes } from '@/features/mypage/mypage-routes';
import { profilesRoutes } from '@/features/profiles/profiles-routes';
import { testRoutes } from '@/features/test/test-routes';
import { FullScreenSpinner } from '@/shared/ui/full-screen-spinner';
import { lazily } from './lazily';
import { ErrorPage } from './pages/error-page';
import { RootRedirect } from './root-redirect';
import { RootLayout } from './shell/root-layout';

const placeholder = (path: string, title: string): RouteObject => ({
  path,
  lazy: async () => {
    const { PlaceholderPage } = await import('./pages/placeholder-page');
    return { element: <PlaceholderPage title={title} /> };
  },
});

/** The routes of each feature, without the frame. */
export const pageRoutes: RouteObject[] = [
  { path: paths.root, element: <RootRedirect /> },
  ...authRoutes,
  ...profilesRoutes,
  ...homeRoutes,
  ...testRoutes,
  ...communityRoutes,
  ...mypageRoutes,
  ...historyRoutes,
  ...learningRoutes,
  ...adminStrokeRoutes,
  placeholder(paths.expert.question, '전문가에게 묻기'),
  placeholder(paths.expert.info, '전문가 소개'),
  placeholder(paths.reviewDetail, '후기'),
  {
    path: paths.comingSoon,
    lazy: () => import('./pages/coming-soon-page').then((m) => ({ Component: m.ComingSoonPage })),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: paths.devGallery,
          lazy: () => import('./dev-gallery/gallery-page').then((m) => ({ Component: m.GalleryPage })),
        },
      ]
    : []),
  { path: '*', lazy: () => import('./pages/not-found-page').then((m) => ({ Component: m.NotFoundPage })) },
];

/**
 * The route table (docs/specification.md §2.3): the routes of each feature inside one app shell.
 * @param reload reloads the page when its code is gone
 */
export const createRoutes = (reload: () => void): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FullScreenSpinner />,
    // A second error boundary inside, so that a failing page leaves the frame intact.
    children: [{ errorElement: <ErrorPage />, children: lazily(pageRoutes, reload) }],
  },
];
