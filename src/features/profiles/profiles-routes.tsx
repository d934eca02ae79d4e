import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { auth, mypage } = paths;

export const profilesRoutes: RouteObject[] = [
  {
    path: auth.profileSelect,
    lazy: () => import('./select/profile-select-page').then((m) => ({ Component: m.ProfileSelectPage })),
  },
  {
    path: auth.profileSelectFlutter,
    lazy: () => import('./select/profile-select-flutter-page').then((m) => ({ Component: m.ProfileSelectFlutterPage })),
  },
  {
    path: auth.profileSelectLearning,
    lazy: () =>
      import('./select/profile-select-learning-page').then((m) => ({ Component: m.ProfileSelectLearningPage })),
  },
  {
    path: auth.profileForm,
    lazy: () => import('./form/profile-form-page').then((m) => ({ Component: m.ProfileFormPage })),
  },
  { path: mypage.sharing, lazy: () => import('./sharing/sharing-page').then((m) => ({ Component: m.SharingPage })) },
  {
    path: mypage.invitation,
    lazy: () => import('./invitation/invitation-page').then((m) => ({ Component: m.InvitationPage })),
  },
  {
    path: auth.profileEdit,
    lazy: () => import('./form/profile-edit-page').then((m) => ({ Component: m.ProfileEditPage })),
  },
];
