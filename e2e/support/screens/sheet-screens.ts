import { expect, type Page } from '@playwright/test';
import type { Screen } from '../screen';

const showsSheet = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible();
};
const opensBy = (button: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().tap();
  await showsSheet(page);
};
const opensAtAddress = (part: string): Screen => ({
  name: `setting-${part}`,
  path: () => `/mypage/setting#${part}`,
  open: showsSheet,
});

/** Sheets over pages that are screens of their own: only their pictures and their widths are looked at. */
export const SHEET_SCREENS: readonly Screen[] = [
  ...['picture', 'nickname', 'name', 'email', 'brightness', 'install'].map(opensAtAddress),
  {
    name: 'pdf-sheet',
    path: () => '/mypage/analysis/total',
    open: async (page) => {
      await opensBy(/^PDF로 저장/)(page);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/KB$/);
    },
  },
  { name: 'home-child-sheet', path: () => '/home', open: opensBy(/프로필 바꾸기$/) },
  { name: 'trip-filter-sheet', path: () => '/community/trip', open: opensBy(/^필터/) },
  { name: 'book-filter-sheet', path: () => '/community/book', open: opensBy(/^필터/) },
  {
    name: 'photo-viewer',
    path: () => '/community/contest',
    open: async (page) => {
      await page.locator('main a[href*="/contest/board"]').first().tap();
      await page.locator('main a[href*="/contest/board/"]').first().tap();
      await opensBy(/크게 보기/)(page);
    },
  },
];
