import type { RouteObject } from 'react-router-dom';
import { paths } from '@/shared/paths';

const { auth } = paths;

export const profilesRoutes: RouteObject[] = [
  {
    path: auth.profileSelect,
    lazy: async () => ({ Component: (await import('./pages/profile-select-page')).ProfileSelectPage }),
  },
  {
    path: auth.profileSelectFlutter,
    lazy: async () => ({ Component: (await import('./pages/profile-select-flutter-page')).ProfileSelectFlutterPage }),
  },
  {
    path: auth.profileSelectLearning,
    lazy: async () => ({ Component: (await import('./pages/profile-select-learning-page')).ProfileSelectLearningPage }),
  },
  {
    path: auth.profileForm,
    lazy: async () => ({ Component: (await import('./pages/profile-form-page')).ProfileFormPage }),
  },
  {
    path: auth.profileEdit,
    lazy: async () => ({ Component: (await import('./pages/profile-edit-page')).ProfileEditPage }),
  },
];
