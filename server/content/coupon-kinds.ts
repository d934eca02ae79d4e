import type { CouponKind } from '@contract/history/coupons.responses';
import { PLANS } from './plans';

const OPENS = '한글·숫자·알파벳 따라 쓰기가 모두 열려요.';

/** Every kind of coupon. Coupons out there name these ids: never rename one. */
export const COUPON_KINDS: readonly CouponKind[] = [
  ...PLANS.map(
    ({ id, name, months }): CouponKind => ({
      id,
      name,
      purpose: `${months}개월 동안 ${OPENS}`,
      valid: { months: 12 },
      opens: { months },
      price: null,
      from: 'licence',
    }),
  ),
  {
    id: 'point-week',
    name: '쑥쑥 이용권 7일',
    purpose: `7일 동안 ${OPENS}`,
    valid: { months: 3 },
    opens: { days: 7 },
    price: 300,
    from: 'points',
  },
  {
    id: 'point-month',
    name: '쑥쑥 이용권 1개월',
    purpose: `1개월 동안 ${OPENS}`,
    valid: { months: 3 },
    opens: { months: 1 },
    price: 1000,
    from: 'points',
  },
];

/** Coupons to be had for points. */
export const POINT_COUPONS = COUPON_KINDS.filter(({ price }) => price !== null);

/** Undefined for a kind that is no longer known. */
export const findCouponKind = (id: string): CouponKind | undefined => COUPON_KINDS.find((kind) => kind.id === id);
