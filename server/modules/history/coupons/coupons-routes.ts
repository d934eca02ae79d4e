import { couponParam, couponsQuery, exchangeInput } from '@contract/history/coupons';
import { coupon, couponKind, couponPage } from '@contract/history/coupons.responses';
import { POINT_COUPONS } from '@server/content/coupon-kinds';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listCoupons } from './coupons-service';
import { exchangeCoupon } from './exchange-service';
import { redeemCoupon } from './redeem-coupon-service';

const tag = 'coupons';

/** A person's own coupons. */
export function couponsRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/coupon',
      documented({ tag, summary: '내 쿠폰', answers: couponPage, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', couponsQuery),
      async (c) => ok(c, await listCoupons(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/coupon/kind',
      documented({ tag, summary: '포인트로 바꿀 수 있는 쿠폰', answers: v.array(couponKind) }),
      account,
      (c) => ok(c, POINT_COUPONS),
    )
    .post(
      '/coupon/exchange',
      documented({
        tag,
        summary: '포인트를 쿠폰으로 바꾸기',
        answers: coupon,
        status: 201,
        errors: ['POINTS_SHORT', 'CONFLICT', 'INVALID_INPUT'],
      }),
      account,
      valid('json', exchangeInput),
      async (c) => ok(c, await exchangeCoupon(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .post(
      '/coupon/:id/use',
      documented({
        tag,
        summary: '쿠폰 쓰기 (한 번)',
        answers: coupon,
        errors: ['NOT_FOUND', 'COUPON_USED', 'COUPON_EXPIRED'],
      }),
      account,
      valid('param', couponParam),
      async (c) => ok(c, await redeemCoupon(serviceContext(deps, c), c.req.valid('param'))),
    );
}
