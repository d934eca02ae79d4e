import type { RouteObject } from 'react-router-dom';
import { paths } from '@/shared/paths';

const { auth } = paths;

export const authRoutes: RouteObject[] = [
  { path: paths.intro, lazy: async () => ({ Component: (await import('./pages/intro-page')).IntroPage }) },
  { path: auth.login, lazy: async () => ({ Component: (await import('./pages/login-page')).LoginPage }) },
  {
    path: auth.joinSelect,
    lazy: async () => ({ Component: (await import('./pages/join-select-page')).JoinSelectPage }),
  },
  {
    path: auth.findAccount,
    lazy: async () => ({ Component: (await import('./find/find-account-page')).FindAccountPage }),
  },
  {
    lazy: async () => ({ Component: (await import('./join/join-flow')).JoinFlow }),
    children: [
      {
        path: auth.joinForm,
        lazy: async () => ({ Component: (await import('./join/join-terms-page')).JoinTermsPage }),
      },
      {
        path: auth.joinForm02,
        lazy: async () => ({ Component: (await import('./join/join-account-page')).JoinAccountPage }),
      },
      {
        path: auth.joinForm03,
        lazy: async () => ({ Component: (await import('./join/join-person-page')).JoinPersonPage }),
      },
    ],
  },
  { path: auth.joinBuy, lazy: async () => ({ Component: (await import('./buy/join-buy-page')).JoinBuyPage }) },
];
