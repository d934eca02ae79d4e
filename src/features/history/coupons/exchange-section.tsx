import type { CouponKind } from '@contract/history/coupons.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pointsText, spanText } from '@/domain/points/points-words';
import { useGetPointsQuery, useListCouponKindsQuery } from '@/features/history/history-api';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { combineQueries, QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { TitledSection } from '@/shared/ui/layout/titled-section';
import { ExchangeSheet } from './exchange-sheet';

/** Coupons available for points, with the balance. */
export function ExchangeSection({ onExchanged }: { onExchanged: () => void }) {
  const kinds = useListCouponKindsQuery();
  const points = useGetPointsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<CouponKind | null>(null);
  const balance = points.data?.balance ?? 0;
  return (
    <TitledSection title="포인트로 바꾸기">
      <QueryBoundary
        query={combineQueries(kinds, points)}
        isEmpty={kinds.data?.length === 0}
        skeleton={
          <Stack spacing={3}>
            <Skeleton width="60%" />
            <Skeleton shape="card" height={92} />
            <Skeleton shape="card" height={92} />
          </Stack>
        }
        empty="지금 바꿀 수 있는 쿠폰이 없어요"
        compact
      >
        <Typography color="textSecondary">
          지금 <strong>{pointsText(balance)}</strong>가 있어요.
        </Typography>
        <Stack component="ul" spacing={3} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {kinds.data?.map((kind) => (
            <Card component="li" key={kind.id}>
              <Line>
                <div>
                  <Typography component="h3" variant="strong" style={{ margin: 0 }}>
                    {kind.name}
                  </Typography>
                  <Typography variant="small" color="textSecondary">
                    받은 날부터 {spanText(kind.valid)} 안에 써요
                  </Typography>
                  {(kind.price ?? 0) > balance ? (
                    <Typography variant="small" color="textSecondary">
                      {pointsText((kind.price ?? 0) - balance)} 더 모으면 바꿀 수 있어요
                    </Typography>
                  ) : null}
                </div>
                <MainButton
                  size="small"
                  look="soft"
                  fit
                  disabled={(kind.price ?? 0) > balance}
                  onClick={() => setChosen(kind)}
                  aria-label={`${kind.name} ${pointsText(kind.price ?? 0)}에 바꾸기`}
                >
                  {pointsText(kind.price ?? 0)}에 바꾸기
                </MainButton>
              </Line>
            </Card>
          ))}
        </Stack>
      </QueryBoundary>
      <ExchangeSheet kind={chosen} balance={balance} onClose={() => setChosen(null)} onExchanged={onExchanged} />
    </TitledSection>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(3)}`,
  '& > div': { minWidth: 0, flex: '1 1 9rem' },
});
