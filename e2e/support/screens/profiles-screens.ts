import { expect } from '@playwright/test';
import type { Screen } from '../screen';

const SELECTED = '/profile/selected/';

/** Choosing, making and editing a child. */
export const PROFILES_SCREENS: readonly Screen[] = [
  {
    name: 'profile-select',
    tablet: 'cards in columns, picture above the name',
    path: () => '/auth/profile/select',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  {
    name: 'profile-select-learning',
    tablet: 'cards in columns, picture above the name',
    path: () => '/auth/profile/select/learning',
    data: ['/profile'],
    empty: { gives: { '/profile': [] } },
  },
  { name: 'profile-form', path: () => '/auth/profile/form' },
  { name: 'profile-edit', path: ({ child }) => `/auth/profile/edit?id=${child.id}`, data: [SELECTED] },
  {
    name: 'profile-delete-sheet',
    path: ({ child }) => `/auth/profile/edit?id=${child.id}`,
    open: async (page) => {
      await page.getByRole('button', { name: '프로필 지우기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
