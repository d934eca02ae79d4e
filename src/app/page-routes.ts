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
import { staffRoutes } from '@/features/staff/staff-routes';
import { testRoutes } from '@/features/test/test-routes';

/** The pages of each feature. Part of the entry, which loads the first page with it: no library may be imported here. */
export const pageRoutes: RouteObject[] = [
  ...authRoutes,
  ...profilesRoutes,
  ...homeRoutes,
  ...testRoutes,
  ...communityRoutes,
  ...mypageRoutes,
  ...historyRoutes,
  ...learningRoutes,
  ...adminStrokeRoutes,
  ...staffRoutes,
  {
    path: paths.expert.question,
    lazy: () => import('./pages/placeholder-page').then((m) => ({ Component: m.ExpertQuestionPage })),
  },
  {
    path: paths.expert.info,
    lazy: () => import('./pages/placeholder-page').then((m) => ({ Component: m.ExpertInfoPage })),
  },
  {
    path: paths.reviewDetail,
    lazy: () => import('./pages/placeholder-page').then((m) => ({ Component: m.ReviewPage })),
  },
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
