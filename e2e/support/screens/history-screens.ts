import { expect } from '@playwright/test';
import type { LicenceBatchPage } from '../../../contract/history/licences.responses';
import type { PointState } from '../../../contract/history/points.responses';
import { COUPON_KINDS } from '../../../server/content/coupon-kinds';
import type { Screen } from '../screen';

const POINT = '/point';
const HISTORY = '/point/history';
const COUPONS = '/coupon';
const KINDS = '/coupon/kind';
const BATCHES = '/admin/licence';
const none = { items: [], next: null };
const noPoints: PointState = {
  balance: 0,
  attended_today: true,
  attendance_points: 10,
  expiring: null,
  since: null,
  ways: [{ reason: 'attendance', how: '하루에 한 번 10P' }],
};
/** The demo's parent may not see what the staff issued. */
const batches: LicenceBatchPage = {
  items: [
    {
      id: '0190f000-0000-7000-8000-0000000000c1',
      kind: 'month-3',
      name: '쑥쑥 이용권 3개월',
      note: '봄 어린이집 행사',
      issued: 120,
      redeemed: 48,
      issued_at: '2026-03-10T03:00:00.000Z',
      expires_on: '20261231',
    },
    {
      id: '0190f000-0000-7000-8000-0000000000c2',
      kind: 'month-1',
      name: '쑥쑥 이용권 1개월',
      note: '',
      issued: 10,
      redeemed: 0,
      issued_at: '2026-02-01T03:00:00.000Z',
      expires_on: null,
    },
  ],
  next: null,
  kinds: [...COUPON_KINDS],
};

/** Points, coupons, and what the staff does with them. */
export const HISTORY_SCREENS: readonly Screen[] = [
  {
    name: 'points',
    tablet: 'an aside beside the list',
    path: () => '/history/point',
    data: [POINT, HISTORY],
    empty: { gives: { [HISTORY]: none, [POINT]: noPoints } },
  },
  {
    name: 'coupons',
    path: () => '/history/coupon',
    data: [COUPONS, KINDS],
    empty: { gives: { [KINDS]: [], [COUPONS]: none } },
  },
  { name: 'coupons-used', path: () => '/history/coupon?tab=used', data: [COUPONS] },
  { name: 'coupons-expired', path: () => '/history/coupon?tab=expired', data: [COUPONS] },
  {
    name: 'coupon-use',
    path: () => '/history/coupon',
    open: async (page) => {
      await page
        .getByRole('button', { name: /사용하기$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'coupon-exchange',
    path: () => '/history/coupon',
    open: async (page) => {
      await page.getByRole('button', { name: /300P에 바꾸기$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-coupons',
    path: () => '/admin/coupon',
    data: [BATCHES],
    gives: { [BATCHES]: batches },
    empty: { gives: { [BATCHES]: { ...batches, items: [] } } },
  },
];
