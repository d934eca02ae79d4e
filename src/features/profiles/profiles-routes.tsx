import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const { auth, mypage } = paths;

export const profilesRoutes: RouteObject[] = [
  {
    path: auth.profileSelect,
    lazy: async () => ({ Component: (await import('./select/profile-select-page')).ProfileSelectPage }),
  },
  {
    path: auth.profileSelectFlutter,
    lazy: async () => ({ Component: (await import('./select/profile-select-flutter-page')).ProfileSelectFlutterPage }),
  },
  {
    path: auth.profileSelectLearning,
    lazy: async () => ({
      Component: (await import('./select/profile-select-learning-page')).ProfileSelectLearningPage,
    }),
  },
  {
    path: auth.profileForm,
    lazy: async () => ({ Component: (await import('./form/profile-form-page')).ProfileFormPage }),
  },
  {
    path: mypage.sharing,
    lazy: async () => ({ Component: (await import('./sharing/sharing-page')).SharingPage }),
  },
  {
    path: mypage.invitation,
    lazy: async () => ({ Component: (await import('./invitation/invitation-page')).InvitationPage }),
  },
  {
    path: auth.profileEdit,
    lazy: async () => ({ Component: (await import('./form/profile-edit-page')).ProfileEditPage }),
  },
];
