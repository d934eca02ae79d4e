import { expect, type Page } from '@playwright/test';
import type { User } from '../../../contract/auth/auth.responses';
import type { PushState } from '../../../contract/auth/devices.responses';
import type { DataExport } from '../../../contract/mypage/export.responses';
import type { Screen } from '../screen';

const EXPORT = '/mypage/export';
const READY_EXPORT = {
  state: 'ready',
  until: '2026-03-11T03:00:00.000Z',
  bytes: 3_400_000,
  missing_pictures: 2,
  link: '/mypage/export/file/one?s=0',
} satisfies DataExport;

/** The demo has no guardian password yet. */
const withGuardian = {
  '/auth/info': {
    id: '0190f000-0000-7000-8000-00000000000b',
    user_id: 'demo',
    name: '김하늘',
    role: 'parent',
    is_first_login: false,
    grow_learning_password: true,
    selected_profile: null,
    consents_due: [],
    unread_notices: 0,
  } satisfies User,
  '/mypage/guardian-password/verify': null,
};
const opensSheet = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible();
};
const PUSH = '/device/push-token';
/** The notifications, in a browser that has pushes with this permission; `on`: it gets them. */
const withPush = (permission: NotificationPermission | 'unsupported', on = false): Screen => ({
  name: `setting-push-${on ? 'on' : permission}`,
  path: () => '/mypage/setting',
  gives: { [PUSH]: { platform: on ? 'web' : null, token: null, public_key: 'BPublicKey' } satisfies PushState },
  open: async (page) => {
    await page.evaluate((given) => {
      if (given === 'unsupported') Reflect.deleteProperty(window, 'PushManager');
      else Object.defineProperty(Notification, 'permission', { value: given });
    }, permission);
    await page.getByRole('button', { name: /^알림 설정/ }).tap();
    await opensSheet(page);
  },
});
/** The demo account has no blocked members. */
const blocked = [
  {
    id: '0190f000-0000-7000-8000-000000000001',
    name: '이소란',
    profile_image_path: null,
    blocked_at: '2026-03-10T03:00:00.000Z',
  },
  {
    id: '0190f000-0000-7000-8000-000000000002',
    name: '다온맘',
    profile_image_path: 'animals/fox',
    blocked_at: '2026-01-04T09:30:00.000Z',
  },
];

/** Settings, legal texts, leaving. */
export const SETTING_SCREENS: readonly Screen[] = [
  { name: 'setting', tablet: 'two columns', path: () => '/mypage/setting' },
  { name: 'setting-password', path: () => '/mypage/setting#password', open: opensSheet },
  { name: 'setting-guardian', path: () => '/mypage/setting?openAppPassword=true', open: opensSheet },
  { name: 'setting-learning-first', path: () => '/mypage/setting#learning', open: opensSheet },
  { name: 'setting-learning-check', path: () => '/mypage/setting#learning', gives: withGuardian, open: opensSheet },
  {
    name: 'setting-learning',
    path: () => '/mypage/setting#learning',
    gives: withGuardian,
    open: async (page) => {
      await page.getByLabel('보호자 비밀번호', { exact: true }).fill('2468');
      await page.getByRole('button', { name: '확인' }).tap();
      await expect(page.getByRole('radiogroup', { name: '글씨를 쓰는 손' })).toBeVisible();
    },
  },
  {
    name: 'guardian-gate',
    path: () => '/mypage',
    gives: withGuardian,
    open: async (page) => {
      await page.evaluate(() => localStorage.setItem('ggp_v1_childHalf', 'true'));
      await page.reload();
      await expect(page.getByRole('heading', { name: '여기부터는 보호자 화면이에요' })).toBeVisible();
    },
  },
  {
    name: 'setting-devices',
    path: () => '/mypage/setting#devices',
    data: ['/auth/session'],
    open: opensSheet,
  },
  {
    name: 'setting-notifications',
    path: () => '/mypage/setting#notifications',
    data: ['/mypage/notification'],
    open: opensSheet,
  },
  withPush('default'),
  withPush('granted', true),
  withPush('denied'),
  withPush('unsupported'),
  {
    name: 'setting-blocked',
    path: () => '/mypage/setting#blocked',
    data: ['/mypage/block'],
    gives: { '/mypage/block': blocked },
    empty: { gives: { '/mypage/block': [] } },
    open: opensSheet,
  },
  {
    name: 'setting-consents',
    path: () => '/mypage/setting#consents',
    data: ['/mypage/consent'],
    open: opensSheet,
  },
  {
    name: 'setting-consent-text',
    path: () => '/mypage/setting#consents',
    open: async (page) => {
      await page.getByRole('button', { name: /마케팅.*내용 보기/ }).tap();
      await expect(page.getByRole('dialog', { name: /마케팅/ })).toBeVisible();
    },
  },
  {
    name: 'setting-export',
    path: () => '/mypage/setting#export',
    open: opensSheet,
    gives: { [EXPORT]: { state: 'none' } satisfies DataExport },
  },
  {
    name: 'setting-export-preparing',
    path: () => '/mypage/setting#export',
    open: opensSheet,
    gives: { [EXPORT]: { state: 'preparing' } satisfies DataExport },
  },
  {
    name: 'setting-export-ready',
    path: () => '/mypage/setting#export',
    open: opensSheet,
    gives: { [EXPORT]: READY_EXPORT },
  },
  {
    name: 'setting-export-failed',
    path: () => '/mypage/setting#export',
    open: opensSheet,
    gives: { [EXPORT]: { state: 'failed' } satisfies DataExport },
  },
  { name: 'terms', path: () => '/mypage/setting/terms', signedOut: true, data: ['/legal/terms'] },
  { name: 'privacy', path: () => '/mypage/setting/privacy', signedOut: true, data: ['/legal/privacy_policy'] },
  { name: 'cancel-membership', path: () => '/mypage/setting/cancel-membership' },
  { name: 'cancel-membership-stranger', path: () => '/mypage/setting/cancel-membership', signedOut: true },
];
