import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { auth } = paths;

export const authRoutes: RouteObject[] = [
  { path: paths.intro, lazy: () => import('./intro/intro-page').then((m) => ({ Component: m.IntroPage })) },
  { path: auth.login, lazy: () => import('./login/login-page').then((m) => ({ Component: m.LoginPage })) },
  {
    path: auth.joinSelect,
    lazy: () => import('./joining/join-select-page').then((m) => ({ Component: m.JoinSelectPage })),
  },
  {
    path: auth.findAccount,
    lazy: () => import('./find-account/find-account-page').then((m) => ({ Component: m.FindAccountPage })),
  },
  {
    lazy: () => import('./joining/join-flow').then((m) => ({ Component: m.JoinFlow })),
    children: [
      {
        path: auth.joinForm,
        lazy: () => import('./joining/join-terms-page').then((m) => ({ Component: m.JoinTermsPage })),
      },
      {
        path: auth.joinForm02,
        lazy: () => import('./joining/join-account-page').then((m) => ({ Component: m.JoinAccountPage })),
      },
      {
        path: auth.joinForm03,
        lazy: () => import('./joining/join-person-page').then((m) => ({ Component: m.JoinPersonPage })),
      },
    ],
  },
  { path: auth.joinBuy, lazy: () => import('./licences/join-buy-page').then((m) => ({ Component: m.JoinBuyPage })) },
];
