import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { getMonth } from '@/domain/points/points-words';
import { useGetPointsQuery } from '@/features/history/history-api';
import { serverNow } from '@/shared/lib/server-clock';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import PullToRefresh from '@/shared/ui/gestures/pull-to-refresh';
import { PadColumns, PageShell } from '@/shared/ui/layout/page-shell';
import { BalanceCard } from './balance-card';
import { MonthHistory } from './month-history';
import { MonthSwitcher } from './month-switcher';
import { PointWays } from './point-ways';

/** /history/point: the balance, today's attendance, and every movement by month. */
export function PointPage() {
  const query = useGetPointsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: points } = query;
  const now = getMonth(serverNow());
  const [month, setMonth] = useState(now);

  return (
    <PageShell title="포인트 내역" back width="wide">
      <PullToRefresh />
      <QueryBoundary
        query={query}
        skeleton={
          <Stack spacing={5}>
            <Skeleton shape="card" height={222} />
            <Skeleton shape="card" height={280} />
          </Stack>
        }
      >
        {points ? (
          <PadColumns
            sideFirst
            side={<BalanceCard points={points} />}
            main={
              <Stack spacing={8}>
                <Stack component="section" spacing={3} aria-label="달별 내역">
                  <MonthSwitcher month={month} first={points.since ?? now} last={now} onChange={setMonth} />
                  <MonthHistory key={month} month={month} />
                </Stack>
                <PointWays ways={points.ways} />
              </Stack>
            }
          />
        ) : null}
      </QueryBoundary>
    </PageShell>
  );
}
