import type { CouponState } from '@contract/history/coupons';
import type { Coupon } from '@contract/history/coupons.responses';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useListCouponsInfiniteQuery } from '@/features/history/history-api';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { CouponCard } from './coupon-card';
import { UseSheet } from './use-sheet';

const EMPTY: Record<CouponState, { title: string; next: string }> = {
  usable: { title: '사용할 수 있는 쿠폰이 없어요', next: '모은 포인트를 바꾸거나 이용권 번호를 등록해 보세요.' },
  used: { title: '아직 사용한 쿠폰이 없어요', next: '쿠폰을 사용하면 언제까지 이용하는지 여기에서 볼 수 있어요.' },
  expired: { title: '기간이 끝난 쿠폰이 없어요', next: '기간 안에 사용하지 못한 쿠폰이 여기에 남아요.' },
};

/** The account's coupons in one state. */
export function CouponList({ state }: { state: CouponState }) {
  const query = useListCouponsInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const [chosen, setChosen] = useState<Coupon | null>(null);
  const coupons = currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <QueryBoundary
        query={query}
        isEmpty={coupons.length === 0}
        skeleton={
          // of one coupon: most accounts have none or one, and what follows should not jump
          <Skeleton shape="card" height={158} />
        }
        empty={
          <EmptyState title={EMPTY[state].title} compact>
            {EMPTY[state].next}
          </EmptyState>
        }
        compact
      >
        <Stack component="ul" spacing={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {coupons.map((coupon) => (
            <CouponCard
              key={coupon.id}
              coupon={coupon}
              state={state}
              onUse={state === 'usable' ? () => setChosen(coupon) : undefined}
            />
          ))}
        </Stack>
        <MoreButton query={query} gap={3}>
          쿠폰 더 보기
        </MoreButton>
      </QueryBoundary>
      <UseSheet coupon={chosen} onClose={() => setChosen(null)} />
    </>
  );
}
