import { expect } from '@playwright/test';
import { dayFromNumber, dayNumber, formatDay, seoulDay } from '../../../contract/common/calendar';
import type { HealthWindows } from '../../../contract/home/health-windows.responses';
import type { LetterRow } from '../../../contract/home/weekly-letter.responses';
import type { Screen } from '../screen';

const TESTS = '/diagnostic-test/main';
const POPULAR = '/community/parenting-info/counsel/popular';
const SELECTED = '/profile/selected/';
const TODAY = '/today/profile/';
const WINDOWS = '/health-windows/profile/';
const LETTER = '/weekly-letter/profile/';
const CALENDAR = '/health-windows/calendar';
const noWindows: HealthWindows = {
  months: 200,
  early_born: false,
  windows: [],
  combined_vaccine: null,
  suggested_vaccine: 'pentavalent',
  asks_vaccine: false,
  vaccine_note: '',
  notes: [],
  sources: [],
  consent_needed: false,
};
const calendar = {
  names: 'initial',
  path: `/calendar/${'0123456789abcdef'.repeat(4)}.ics`,
  created_at: '2026-03-10T03:00:00.000Z',
};
/** Twelve weeks before: more than the archive shows at first. */
const letters: LetterRow[] = Array.from({ length: 12 }, (_, at) => ({
  starts_on: formatDay(dayFromNumber(dayNumber(seoulDay(Date.now())) - 7 * (at + 1))),
  week: 120 - at,
  months: 27,
  titles: ['밥을 잘 먹지 않는 날에는 이렇게 해요', '상자 기차 놀이'],
}));

/** Home, health windows, play. */
export const HOME_SCREENS: readonly Screen[] = [
  {
    name: 'home',
    tablet: 'two columns under a banner',
    path: () => '/home',
    data: [SELECTED, TESTS, TODAY, POPULAR],
    empty: { noChild: true, gives: { [POPULAR]: [] } },
  },
  {
    name: 'home-letter-card',
    tablet: 'a card in the left column',
    path: () => '/home',
    open: async (page) => {
      await expect(page.getByRole('region', { name: '이번 주 우리 아이' })).toBeVisible();
    },
  },
  { name: 'home-health', path: () => '/home/health', data: [WINDOWS], empty: { gives: { [WINDOWS]: noWindows } } },
  {
    name: 'home-health-folded',
    path: () => '/home/health',
    open: async (page) => {
      await page.getByRole('button', { name: /^다음에 받을 것/ }).tap();
      await page.getByRole('button', { name: /^받은 것/ }).tap();
      await expect(page.getByRole('button', { name: /표시 수정$/ }).first()).toBeVisible();
    },
  },
  {
    name: 'home-health-mark',
    path: () => '/home/health',
    open: async (page) => {
      await page.getByRole('button', { name: /^받은 것/ }).tap();
      await page
        .getByRole('button', { name: /표시 수정$/ })
        .first()
        .tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('다른 날', { exact: true }).tap();
      const day = sheet.getByLabel('받은 날');
      await day.tap();
      await day.press('Control+A');
      await day.press('Backspace');
      await sheet.getByRole('button', { name: '고친 대로 저장하기' }).tap();
      await expect(page.getByText('달력에 없는 날짜예요. 다시 확인해 주세요.')).toBeVisible();
    },
  },
  {
    name: 'home-calendar-new',
    path: () => '/home/health',
    gives: { [CALENDAR]: null },
    open: async (page) => {
      await page.getByRole('button', { name: '내보내기와 설정' }).tap();
      await page.getByRole('button', { name: '캘린더에 넣기' }).tap();
      await expect(page.getByRole('button', { name: '캘린더 주소 만들기' })).toBeVisible();
    },
  },
  {
    name: 'home-calendar',
    path: () => '/home/health',
    gives: { [CALENDAR]: calendar },
    open: async (page) => {
      await page.getByRole('button', { name: '내보내기와 설정' }).tap();
      await page.getByRole('button', { name: '캘린더에 넣기' }).tap();
      await expect(page.getByRole('link', { name: '캘린더 앱에서 열기' })).toBeVisible();
    },
  },
  { name: 'home-play', path: () => '/home/play', data: [TODAY] },
  {
    name: 'home-letter',
    path: () => '/home/letter',
    data: [LETTER],
    empty: { gives: { [LETTER]: null } },
  },
  { name: 'home-letter-archive', path: () => '/home/letter', gives: { '/letter': letters } },
  {
    name: 'home-menu',
    path: () => '/home',
    open: async (page) => {
      await page.getByRole('button', { name: '내 메뉴' }).tap();
      await expect(page.getByRole('menuitem', { name: '로그아웃' })).toBeVisible();
    },
  },
  {
    name: 'learning-sheet',
    path: () => '/home',
    open: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: '배우기' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
