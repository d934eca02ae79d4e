import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { auth } = paths;

export const authRoutes: RouteObject[] = [
  { path: paths.intro, lazy: async () => ({ Component: (await import('./intro/intro-page')).IntroPage }) },
  { path: auth.login, lazy: async () => ({ Component: (await import('./login/login-page')).LoginPage }) },
  {
    path: auth.joinSelect,
    lazy: async () => ({ Component: (await import('./joining/join-select-page')).JoinSelectPage }),
  },
  {
    path: auth.findAccount,
    lazy: async () => ({ Component: (await import('./find-account/find-account-page')).FindAccountPage }),
  },
  {
    lazy: async () => ({ Component: (await import('./joining/join-flow')).JoinFlow }),
    children: [
      {
        path: auth.joinForm,
        lazy: async () => ({ Component: (await import('./joining/join-terms-page')).JoinTermsPage }),
      },
      {
        path: auth.joinForm02,
        lazy: async () => ({ Component: (await import('./joining/join-account-page')).JoinAccountPage }),
      },
      {
        path: auth.joinForm03,
        lazy: async () => ({ Component: (await import('./joining/join-person-page')).JoinPersonPage }),
      },
    ],
  },
  { path: auth.joinBuy, lazy: async () => ({ Component: (await import('./licences/join-buy-page')).JoinBuyPage }) },
];
