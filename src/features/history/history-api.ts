import type { CouponState, ExchangeInput } from '@contract/history/coupons';
import type { Coupon, CouponKind, CouponPage } from '@contract/history/coupons.responses';
import type { PointEntry, PointHistory, PointState } from '@contract/history/points.responses';
import { gotNoAnswer } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { cursorPages } from '@/shared/api/cursor-pages';

/** Points and coupons. Errors are shown next to the action. */
const historyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPoints: build.query<PointState, void>({ query: () => '/point', providesTags: ['Point'] }),
    listPointHistory: build.infiniteQuery<PointHistory, { month: string }, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: '/point/history', params: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Point'],
    }),
    attend: build.mutation<PointEntry, void>({
      query: () => ({ url: '/point/attendance', method: 'POST' }),
      extraOptions: { suppressErrorToast: true, changesNoRead: true },
      invalidatesTags: (entry) => (entry ? ['Point'] : []),
    }),
    listCoupons: build.infiniteQuery<CouponPage, { state: CouponState }, string | null>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg, pageParam }) => ({ url: '/coupon', params: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Coupon'],
    }),
    listCouponKinds: build.query<CouponKind[], void>({ query: () => '/coupon/kind' }),
    exchangeCoupon: build.mutation<Coupon, ExchangeInput>({
      query: (body) => ({ url: '/coupon/exchange', method: 'POST', body, idempotencyKey: body.id }),
      extraOptions: { suppressErrorToast: true },
      invalidatesTags: (coupon) => (coupon ? ['Coupon', 'Point'] : []),
    }),
    redeemCoupon: build.mutation<Coupon, { id: string; idempotencyKey: string }>({
      query: ({ id, idempotencyKey }) => ({
        url: `/coupon/${encodeURIComponent(id)}/use`,
        method: 'POST',
        idempotencyKey,
      }),
      extraOptions: { suppressErrorToast: true },
      // A refusal means that the coupon changed: it was used on another device, or expired.
      invalidatesTags: (_, error) => (gotNoAnswer(error) ? [] : ['Coupon']),
    }),
  }),
});

export const {
  useGetPointsQuery,
  useListPointHistoryInfiniteQuery,
  useAttendMutation,
  useListCouponsInfiniteQuery,
  useListCouponKindsQuery,
  useExchangeCouponMutation,
  useRedeemCouponMutation,
} = historyApi;
