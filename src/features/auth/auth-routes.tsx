import type { RouteObject } from 'react-router-dom';
import { comingSoon } from '@/shared/pages/coming-soon-route';
import { paths } from '@/shared/paths';

const { auth } = paths;

export const authRoutes: RouteObject[] = [
  { path: paths.intro, lazy: async () => ({ Component: (await import('./pages/intro-page')).IntroPage }) },
  { path: auth.login, lazy: async () => ({ Component: (await import('./pages/login-page')).LoginPage }) },
  {
    path: auth.joinSelect,
    lazy: async () => ({ Component: (await import('./pages/join-select-page')).JoinSelectPage }),
  },
  comingSoon(auth.findAccount, '계정 찾기'),
  comingSoon(auth.joinForm, '회원가입'),
  comingSoon(auth.joinForm02, '회원가입'),
  comingSoon(auth.joinForm03, '회원가입'),
  comingSoon(auth.joinBuy, '이용권 등록'),
];
